import { useQuery } from '@tanstack/react-query';
import { type UseNavigateResult, useNavigate, useSearch } from '@tanstack/react-router';
import { filters, shapedLike } from '@zanga/browser/address/filters.ts';
import { service } from '../../base/api.ts';
import { useIsDevice } from '../../base/device.ts';
import { useDeviceHere } from '../../base/device-here.ts';
import { usePreference, writePreference } from '../../base/preferences.ts';
import { useCurrentScreen } from './use-screens.ts';

/** Value for all shops; without a value the device's last choice counts. */
export const allShops = 'tutti';

/** Parameter of every screen: a shop's id, shipping, or all shops. */
export const officeParams = filters({ negozio: shapedLike(/^(shp_\w{1,60}|shipping|tutti)$/) });

/** Shops of the person, which rarely change; a device has only its own. */
export const useShops = () => {
  const device = useIsDevice();
  const here = useDeviceHere();
  const { data } = useQuery({
    ...service.query('GET /api/backoffice/shops'),
    enabled: !device,
    staleTime: 300_000,
  });
  return { data: here ? { data: [here.shop], shipping: false } : data };
};

/** Chooses a shop, or all of them, for this and the next screens. */
export const chooseShop = (navigate: UseNavigateResult<string>, shop: string) => {
  writePreference('gestione_negozio', shop === allShops ? null : shop);
  void navigate({ to: '.', search: (old) => ({ ...old, negozio: shop }) });
};

/**
 * The chosen shop: of the address, else the device's last choice, else all. `shop` is for calls to the API: undefined
 * is all shops. For a person with one shop it is always that one.
 */
export const useShop = () => {
  const { negozio } = useSearch({ from: '/_office' });
  const kept = usePreference('gestione_negozio');
  const navigate = useNavigate();
  const { data } = useShops();
  const shops = data?.data ?? [];
  const known = (id: string | null) =>
    data === undefined || id === allShops || shops.some((shop) => shop.id === id);
  const only = shops.length === 1 && !data?.shipping ? shops[0]?.id : undefined;
  const meant = negozio ?? only ?? (kept !== null && known(kept) ? kept : undefined) ?? allShops;
  const shipping = useCurrentScreen()?.shipping ?? false;
  const chosen = meant === 'shipping' && !shipping ? allShops : meant;
  const choose = (next: string) => chooseShop(navigate, next);
  return { chosen, shop: chosen === allShops ? undefined : chosen, shops, choose };
};

/** For screens of one shop: the chosen shop, or the person's first; undefined until the shops are known. */
export const useOneShop = () => {
  const { shop, shops } = useShop();
  return shop !== undefined && shop !== 'shipping' ? shop : shops[0]?.id;
};
