import { declarationOf, type ProductForm } from '@zanga/domain/catalogue/editing/product-form';
import type { Cents } from '@zanga/domain/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import { newId } from '../../../platform/new-id.ts';
import { showPictures } from '../../pictures/public.ts';
import { type EditedRow, selectEdited } from './edit-queries.ts';

/** A product with what is edited of it, which nobody else saves until this is done. */
export const holdEdited = (tx: Tx, id: string): Promise<EditedRow | undefined> =>
  selectEdited(tx).where('p.id', '=', id).forUpdate('p').executeTakeFirst();

/** Keeps categories where they are until this is done. */
export const holdCategories = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`
    select id from categories
    where id = any(${[...ids]}::text[])
      or id in (select parent_id from categories where id = any(${[...ids]}::text[]))
    order by id for share`.execute(tx);
};

/** Keeps groups of options as they are until this is done; they are held before they are read. */
export const holdGroups = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  const wanted = tx
    .selectFrom('option_groups')
    .select('id')
    .where('id', 'in', [...ids, '']);
  await wanted.orderBy('id').forShare().execute();
};

const columnsOf = (form: ProductForm) => ({
  name: form.name,
  description: form.description,
  ingredients: form.ingredients,
  price_cents: form.price,
  prime_price_cents: form.prime_price,
  reduced_price_cents: form.reduction?.price ?? null,
  reduced_reason: form.reduction?.reason ?? null,
  reduced_from: form.reduction ? new Date(form.reduction.from) : null,
  reduced_until: form.reduction?.until ? new Date(form.reduction.until) : null,
  vat_class: form.vat_class,
  age_limit: form.age_limit,
  frozen: form.frozen,
  stock: form.stock,
  channels: [...form.channels],
  labels: [...form.labels],
  allergens_declared: form.allergens !== null,
  availability:
    form.windows.length === 0
      ? null
      : JSON.stringify(
          form.windows.map(({ first_date: firstDate, last_date: lastDate, ...window }) => ({
            ...window,
            firstDate,
            lastDate,
          })),
        ),
  published: form.published,
});

const saveAllergens = async (tx: Tx, id: string, form: ProductForm) => {
  await tx.deleteFrom('product_allergens').where('product_id', '=', id).execute();
  const rows = Object.entries(declarationOf(form) ?? {}).map(([allergen, presence]) => ({
    ...{ product_id: id, allergen, presence },
  }));
  if (rows.length > 0) await tx.insertInto('product_allergens').values(rows).execute();
};

/** What stays in its category keeps its place there; what comes into one stands at its end. */
const saveCategories = async (tx: Tx, id: string, categories: readonly string[]) => {
  await tx
    .deleteFrom('product_categories')
    .where('product_id', '=', id)
    .where('category_id', 'not in', categories.length > 0 ? [...categories] : [''])
    .execute();
  for (const category of categories)
    await sql`
      insert into product_categories (product_id, category_id, position)
      select ${id}, ${category}, coalesce(max(position), 0) + 1 from product_categories where category_id = ${category}
      on conflict (product_id, category_id) do nothing`.execute(tx);
};

const saveQuestions = async (tx: Tx, id: string, groups: readonly string[]) => {
  await tx
    .deleteFrom('product_option_groups')
    .where('product_id', '=', id)
    .where('group_id', 'not in', [...groups, ''])
    .execute();
  const rows = groups.map((group_id, position) => ({ product_id: id, group_id, position }));
  if (rows.length > 0)
    await tx
      .insertInto('product_option_groups')
      .values(rows)
      .onConflict((on) =>
        on
          .columns(['product_id', 'group_id'])
          .doUpdateSet((eb) => ({ position: eb.ref('excluded.position') })),
      )
      .execute();
};

/** What stays in the recipe keeps its id: carts and orders name it by that. */
const saveRecipe = async (tx: Tx, id: string, recipe: ProductForm['recipe']) => {
  await tx.deleteFrom('product_ingredients').where('product_id', '=', id).execute();
  const rows = recipe.map(({ id: known, name, removable }, position) => ({
    ...{ id: known ?? newId('ing'), product_id: id, name, removable, position },
  }));
  if (rows.length > 0) await tx.insertInto('product_ingredients').values(rows).execute();
};

const saveShops = async (tx: Tx, id: string, unsoldAt: readonly string[]) => {
  await sql`
    update product_shops set sold = true
    where product_id = ${id} and not sold and shop_id <> all(${[...unsoldAt]}::text[])`.execute(tx);
  await sql`
    insert into product_shops (product_id, shop_id, sold)
    select ${id}, shop, false from unnest(${[...unsoldAt]}::text[]) shop
    on conflict (product_id, shop_id) do update set sold = false where product_shops.sold`.execute(tx);
};

export type Saved = { readonly id: string; readonly form: ProductForm; readonly root: string };

/** Writes what was edited; only what differs is touched, so that nobody is told of what stayed. */
export const saveProduct = async (
  tx: Tx,
  { id, form, root }: Saved,
  differs: (field: keyof ProductForm) => boolean,
): Promise<void> => {
  await tx
    .updateTable('products')
    .set({ ...columnsOf(form), root_category_id: root })
    .where('id', '=', id)
    .execute();
  if (differs('allergens')) await saveAllergens(tx, id, form);
  if (differs('categories')) await saveCategories(tx, id, form.categories);
  if (differs('option_groups')) await saveQuestions(tx, id, form.option_groups);
  if (differs('recipe')) await saveRecipe(tx, id, form.recipe);
  if (differs('unsold_at')) await saveShops(tx, id, form.unsold_at);
  if (differs('pictures')) await showPictures(tx, { product: id }, form.pictures);
};

type Draft = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly kind: 'food' | 'drink' | 'merchandise';
  readonly category: string;
  readonly root: string;
  readonly price: Cents;
};

const vatOf = { food: 'prepared_food', drink: 'drink', merchandise: 'merchandise' } as const;

/** Writes a product down that nobody sees yet. */
export const insertDraft = async (tx: Tx, { category, root, price, ...draft }: Draft): Promise<void> => {
  const ordered = draft.kind === 'merchandise';
  await tx
    .insertInto('products')
    .values({
      ...draft,
      price_cents: price,
      root_category_id: root,
      vat_class: vatOf[draft.kind],
      channels: ordered ? ['pickup', 'shipping'] : ['delivery', 'pickup', 'onshop', 'totem'],
      stock: ordered ? 0 : null,
    })
    .execute();
  await saveCategories(tx, draft.id, [category]);
};
