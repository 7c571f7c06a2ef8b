import { favourites } from '@zanga/contract/menu/favourites';
import type { Db } from '../../../platform/database/connection.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { KeptCatalogue } from '../kept-catalogue.ts';
import { pageMeta } from '../menu/list-products.ts';
import { presentProduct } from '../menu/present-product.ts';
import { pricedFor } from '../prices/priced-for.ts';
import { cardsOf } from '../visible/held-cards.ts';
import { listFavouriteIds } from './favourites-queries.ts';
import { addFavourites, removeFavourite } from './favourites-store.ts';

/** Favourites of customers (API-34, API-35); adding twice adds once. */
export const mountFavourites = (
  tools: MountTools & { readonly db: Db; readonly visible: KeptCatalogue['visible'] },
): void => {
  const { db, visible } = tools;
  mount(tools, favourites, {
    'GET /api/customer/favorites/products': async ({ query, call: { now, session, given } }) => {
      const { userId } = session;
      const wanted = { now, priced: pricedFor(given, { shop: given.filter_on_shop_address }) };
      const { ids, total } = await listFavouriteIds(db, userId, query);
      const rows = cardsOf(await visible.getNewest(), ids, { now });
      const data = rows.map((row) => ({ ...presentProduct(row, wanted), is_favorite: true }));
      return { data, meta: pageMeta(total, query) };
    },
    'POST /api/customer/favorites/products': async ({ body: { products }, call: { now, session } }) => {
      const { added } = await addFavourites(db, session.userId, { products, now });
      return { added };
    },
    'PATCH /api/customer/products/:product/favorite': async ({ params, call: { now, session } }) => {
      const { known } = await addFavourites(db, session.userId, { products: [params.product], now });
      return known > 0 ? { is_favorite: true } : refuse('product.not_found');
    },
    'PATCH /api/customer/products/:product/unfavorite': async ({ params, call: { session } }) => {
      const known = await removeFavourite(db, session.userId, params.product);
      return known ? { is_favorite: false } : refuse('product.not_found');
    },
  });
};
