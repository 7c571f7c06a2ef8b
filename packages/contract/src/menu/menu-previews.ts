import * as z from 'zod/mini';
import { Drawn } from '../brand/drawn.ts';
import { routes } from '../wire/route.ts';
import { id } from '../wire/values.ts';
import { CategoryForm } from './categories-office.ts';
import { ProductForm } from './menu-office.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));

/** Pages of the shop drawn from an unsaved form; nothing is written. */
export const menuPreviews = routes({
  'POST /api/backoffice/menu/products/:product/preview': {
    summary: 'The page of a product as customers would read it; nothing is written',
    auth: 'menu.read',
    audit: 'none',
    params: z.object({ product: id('prd', Key) }),
    body: z.object({ form: ProductForm }),
    response: Drawn,
    errors: ['product.not_found', 'invalid', 'preview.unavailable'],
  },
  'POST /api/backoffice/menu/categories/:category/preview': {
    summary: 'The page of a category as customers would read it; nothing is written',
    auth: 'menu.read',
    audit: 'none',
    params: z.object({ category: id('cat', Key) }),
    body: z.object({ form: CategoryForm }),
    response: Drawn,
    errors: ['category.not_found', 'invalid', 'preview.unavailable'],
  },
});
