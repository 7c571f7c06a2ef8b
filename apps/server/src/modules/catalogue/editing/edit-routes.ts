import { menuOffice } from '@zanga/contract/menu/menu-office';
import type { Db } from '../../../platform/database/connection.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Payments } from '../../payments/public.ts';
import { addProduct } from './add-product.ts';
import { editProduct } from './edit-product.ts';
import { readEdited, readIngredients, readMenuCategories } from './edit-queries.ts';
import { listMenu } from './list-menu.ts';
import { presentEdited } from './present-form.ts';

type MenuTools = MountTools & { readonly db: Db; readonly payments: Pick<Payments, 'takesCards'> };

/** Editing of the menu by staff. */
export const mountMenuOffice = (tools: MenuTools): void =>
  mount(tools, menuOffice, {
    'GET /api/backoffice/menu/products': ({ query, call: { now } }) => listMenu(tools.db, query, now),
    'GET /api/backoffice/menu/categories': async () => ({ data: await readMenuCategories(tools.db) }),
    'GET /api/backoffice/menu/ingredients': async ({ query: { begin } }) => ({
      data: await readIngredients(tools.db, begin),
    }),
    'POST /api/backoffice/menu/products': ({ body, call: { session, now } }) =>
      addProduct(tools.db, { session, ...body }, now),
    'GET /api/backoffice/menu/products/:product': async ({ params: { product } }) => {
      const row = await readEdited(tools.db, product);
      return row ? presentEdited(row) : refuse('product.not_found');
    },
    'PUT /api/backoffice/menu/products/:product': ({
      params: { product: id },
      body,
      call: { session, now },
    }) => editProduct(tools, { session, id, ...body }, now),
  });
