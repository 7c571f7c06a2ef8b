import * as z from 'zod/mini';
import { pageQuery } from '../wire/page.ts';
import { routes } from '../wire/route.ts';
import { OwnProductPage } from './products.ts';

/** Favourites a page (CON-1), and the most that a visitor brings along at login. */
export const favouritesPageSize = 60;

const product = z.string().check(z.minLength(1), z.maxLength(100));
const one = {
  auth: 'customer',
  params: z.object({ product }),
  response: z.object({ is_favorite: z.boolean() }),
  errors: ['product.not_found'],
} as const;

export const favourites = routes({
  'GET /api/customer/favorites/products': {
    summary: 'Favourite products, latest first',
    auth: 'customer',
    query: z.object(pageQuery(favouritesPageSize)),
    response: OwnProductPage,
  },
  'POST /api/customer/favorites/products': {
    summary: 'Add the favourites of a visitor’s device, latest first; products no longer sold are skipped',
    auth: 'customer',
    body: z.object({ products: z.array(product).check(z.maxLength(favouritesPageSize)) }),
    response: z.object({ added: z.int() }),
  },
  'PATCH /api/customer/products/:product/favorite': { summary: 'Mark a product as favourite', ...one },
  'PATCH /api/customer/products/:product/unfavorite': {
    summary: 'Remove a product from the favourites',
    ...one,
  },
});
