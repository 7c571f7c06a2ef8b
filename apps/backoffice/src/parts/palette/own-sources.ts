import { mayDo, mayDoEverywhere } from '@zanga/browser/staff-roles.ts';
import { StoreIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { service } from '../../base/api.ts';
import { screens } from '../frame/screens.ts';
import { allShops, chooseShop } from '../frame/use-shop.ts';
import { matchWords } from './match-words.ts';
import type { PaletteSource } from './palette-source.ts';

/** Screens that the person may open. */
export const screenSource: PaletteSource = {
  id: 'screens',
  heading: 'Schermate',
  find: async (text, { user }) =>
    screens
      .filter(
        ({ right, everywhere, label, short }) =>
          (everywhere ? mayDoEverywhere : mayDo)(user, right) && matchWords(text, `${label} ${short}`),
      )
      .map(({ to, label, icon }) => ({ id: to, label, icon, go: (navigate) => void navigate({ to }) })),
};

/** Shops of the person; a choice changes the shop on any screen. */
export const shopSource: PaletteSource = {
  id: 'shops',
  heading: 'Negozi',
  find: async (text, { signal }) => {
    const { data } = await service.query('GET /api/backoffice/shops').queryFn({ signal });
    const places = data.length > 1 ? [{ id: allShops, name: 'Tutti i negozi' }, ...data] : [];
    return places
      .filter(({ name }) => matchWords(text, `${name} negozio`))
      .map(({ id, name }) => ({
        id,
        label: name,
        detail: 'passa a questo negozio',
        icon: StoreIcon,
        go: (navigate) => chooseShop(navigate, id),
      }));
  },
};
