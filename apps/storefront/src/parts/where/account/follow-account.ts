import type { QueryClient } from '@tanstack/react-query';
import type { ChosenPlace } from '@zanga/contract/people/where';
import type { AddressId, ShopId } from '@zanga/domain/ids';
import type { Service } from '../../../base/api/api.tsx';
import { storage } from '../../../base/storage/storage.ts';
import { addressesQuery } from '../../address/addresses-query.ts';
import { chosenAt, keepWhere, readWhere, type Where, watchKept } from '../where.ts';
import { pickupAt, whereAddress, whereShop } from '../where-of.ts';

/** The part of a choice that an account stores: no time, and only a saved address. */
const placeIn = ({ mode, shop, address }: Where): ChosenPlace | null => {
  if (mode === 'pickup') return shop && { mode, shop_id: shop.id };
  const id = address?.chosen.address_id ?? null;
  return id === null ? null : { mode, address_id: id, shop_id: shop?.id ?? null };
};

type Tools = { readonly service: Service; readonly queryClient: QueryClient };
type AccountChoice = { readonly shop_id: ShopId | null; readonly address_id: AddressId | null };

/** The choice behind the account's ids; null where shop or address no longer exist. */
const found = async ({ service, queryClient }: Tools, kept: AccountChoice): Promise<Where | null> => {
  const { data: shops } = await queryClient.fetchQuery({
    ...service.query('GET /api/shops', { query: {} }),
    staleTime: 60_000,
  });
  const shop = shops.find(({ id }) => id === kept.shop_id);
  if (kept.address_id === null) return shop ? pickupAt(shop) : null;
  const { data: saved } = await queryClient.fetchQuery({ ...addressesQuery(service), staleTime: 60_000 });
  const address = whereAddress({ address_id: kept.address_id, address: null }, saved);
  return address && { mode: 'delivery', shop: shop ? whereShop(shop) : null, address, slot: 'asap' };
};

/** Stores the choice in the customer's account, and takes over a later one of another device. */
export const followAccount = (tools: Tools): (() => void) => {
  const { service } = tools;
  const person = () => storage.read('username');
  let taking = false;

  const tell = (where: Where | null) => {
    const place = where && placeIn(where);
    if (!place || taking || person() === null) return;
    // A failed report is sent again at the next visit.
    service.api('PUT /api/customer/where', { body: place }).catch(() => undefined);
  };

  const take = async () => {
    const who = person();
    if (who === null) return;
    const { data } = await service.api('GET /api/customer/where');
    const mine = readWhere();
    if (mine && (!data || chosenAt() >= Date.parse(data.chosen_at))) return tell(mine);
    const where = data && (await found(tools, data));
    if (!where || person() !== who) return;
    taking = true;
    keepWhere(where);
    taking = false;
  };
  // Without a network this device keeps its own place.
  const ask = () => void take().catch(() => undefined);

  let owner = person();
  ask();
  const stops = [
    watchKept(tell),
    storage.subscribe(() => {
      if (person() === owner) return;
      owner = person();
      ask();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
