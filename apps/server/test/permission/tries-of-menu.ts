import type { EditedCategory } from '@zanga/contract/menu/categories-office';
import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { EditedGroup } from '@zanga/contract/menu/options-office';
import { sentFolder } from '../../src/modules/catalogue/folders/testing.ts';
import { tableDesk } from '../../src/modules/catalogue/table/testing.ts';
import { call } from '../../src/modules/ordering/order/order-testing.ts';
import { drawnDish } from '../../src/modules/pictures/testing.ts';
import type { TestApp } from '../harness.ts';

type Try = { readonly names?: readonly string[]; readonly payload: unknown };

const rootOf = async (app: TestApp): Promise<string> => {
  const root = app.db.selectFrom('categories').select('id').where('parent_id', 'is', null);
  return (await root.orderBy('created_at').executeTakeFirstOrThrow()).id;
};

/** A change of many that no other try depends on, as made after its preview. */
const otherAllergens = async (app: TestApp, token: string) => {
  const norma = app.db.selectFrom('products').select('id').where('slug', '=', 'norma');
  const { id } = await norma.executeTakeFirstOrThrow();
  const path = `GET backoffice/menu/products/${id}`;
  const { version, form } = (await call<EditedProduct>(app, path, { token })).body;
  const presence = form.allergens?.contains.includes('lupin') ? 'none' : 'contains';
  return { products: [{ id, version }], change: { what: 'allergen', allergen: 'lupin', presence } };
};

/** One good call of each editing endpoint for the menu. */
export const triesOfMenu = (app: TestApp, owner: string): Readonly<Record<string, () => Promise<Try>>> => ({
  'POST /api/backoffice/menu/products': async () => {
    const category = await rootOf(app);
    return { payload: { name: 'Cassatella', kind: 'food', category, price: 250 } };
  },
  'PUT /api/backoffice/menu/products/:product': async () => {
    const norma = app.db.selectFrom('products').select('id').where('slug', '=', 'norma');
    const { id } = await norma.executeTakeFirstOrThrow();
    const path = `GET backoffice/menu/products/${id}`;
    const { version, form } = (await call<EditedProduct>(app, path, { token: owner })).body;
    return { names: [id], payload: { version, form: { ...form, description: 'Con ricotta salata.' } } };
  },
  'POST /api/backoffice/menu/changes': async () => ({ payload: await otherAllergens(app, owner) }),
  'POST /api/backoffice/menu/changes/:change/undo': async () => {
    const payload = await otherAllergens(app, owner);
    const made = await call<{ id: string }>(app, 'POST backoffice/menu/changes', { token: owner, payload });
    return { names: [made.body.id], payload: {} };
  },
  'POST /api/backoffice/menu/pictures/:folder/apply': async () => ({
    names: [
      await sentFolder(app, owner, [{ name: 'norma.jpg', bytes: await drawnDish(90, 60).jpeg().toBuffer() }]),
    ],
    payload: { mode: 'add' },
  }),
  'POST /api/backoffice/menu/imports/:import/apply': async () => {
    const read = await tableDesk(app, owner).tried('indirizzo;descrizione\r\nnorma;Con basilico.\r\n');
    return { names: [read.id], payload: {} };
  },
  'POST /api/backoffice/menu/categories': async () => ({ payload: { name: 'Granite', parent: null } }),
  'PUT /api/backoffice/menu/categories/:category': async () => {
    const id = await rootOf(app);
    const path = `GET backoffice/menu/categories/${id}`;
    const { version, form } = (await call<EditedCategory>(app, path, { token: owner })).body;
    return { names: [id], payload: { version, form: { ...form, description: 'Cotte nel forno.' } } };
  },
  'PUT /api/backoffice/menu/categories/:category/place': async () => {
    const id = await rootOf(app);
    const payload = { name: 'Rosse', parent: null };
    const added = await call<EditedCategory>(app, 'POST backoffice/menu/categories', {
      token: owner,
      payload,
    });
    return { names: [added.body.id], payload: { parent: id, after: null } };
  },
  'POST /api/backoffice/menu/options': async () => ({ payload: { name: 'Salse' } }),
  'PUT /api/backoffice/menu/options/:group': async () => {
    const group = app.db.selectFrom('option_groups').select('id').where('name', '=', 'Extra');
    const { id } = await group.executeTakeFirstOrThrow();
    const path = `GET backoffice/menu/options/${id}`;
    const { version, form } = (await call<EditedGroup>(app, path, { token: owner })).body;
    return { names: [id], payload: { version, form: { ...form, max: 2 } } };
  },
});
