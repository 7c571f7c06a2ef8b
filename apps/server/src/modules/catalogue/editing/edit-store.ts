import { productFields } from '@zanga/domain/catalogue/editing/product-fields';
import { declarationOf, type ProductForm } from '@zanga/domain/catalogue/editing/product-form';
import type { ProductKind } from '@zanga/domain/catalogue/vocabulary';
import type { CategoryId, OptionGroupId, ProductId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { storeSimple } from '../../../platform/edited-form.ts';
import { newId } from '../../../platform/new-id.ts';
import { showPictures } from '../../pictures/public-faces.ts';
import { keptWindows } from '../reach/read-windows.ts';
import { holdShelves } from '../stock/count-store.ts';
import { type EditedRow, type MenuOrShows, readEdited, readEditedBy } from './edit-queries.ts';

// Lock first, then read in a second statement: one statement that waited for another save would see its row, but
// allergens and categories from before it.

/** Locks a product and reads its editable fields. */
export const holdEdited = async (
  tx: Tx,
  id: ProductId,
  which?: MenuOrShows,
): Promise<EditedRow | undefined> => {
  await tx.selectFrom('products').select('id').where('id', '=', id).forUpdate().execute();
  return readEdited(tx, id, which);
};

/** Same for many products. Orders that take none of their stock go on meanwhile. */
export const holdManyEdited = async (tx: Tx, ids: readonly string[]): Promise<EditedRow[]> => {
  const some = sql<boolean>`id = any(${[...ids]}::text[])`;
  await tx.selectFrom('products').select('id').where(some).orderBy('id').forNoKeyUpdate().execute();
  return readEditedBy(tx, 'id', ids);
};

/** Locks categories, so that they stay where they are. */
export const holdCategories = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`
    select id from categories
    where id = any(${[...ids]}::text[])
      or id in (select parent_id from categories where id = any(${[...ids]}::text[]))
    order by id for share`.execute(tx);
};

/** Locks groups of options, before they are read. */
export const holdGroups = async (tx: Tx, ids: readonly OptionGroupId[]): Promise<void> => {
  const wanted = tx
    .selectFrom('option_groups')
    .select('id')
    .where('id', 'in', [...ids, 'opt_']);
  await wanted.orderBy('id').forShare().execute();
};

const columnsOf = (form: ProductForm) => ({
  ...storeSimple(productFields, form),
  reduced_price_cents: form.reduction?.price ?? null,
  reduced_reason: form.reduction?.reason ?? null,
  reduced_from: form.reduction ? new Date(form.reduction.from) : null,
  reduced_until: form.reduction?.until ? new Date(form.reduction.until) : null,
  pack_quantity: form.pack?.quantity ?? null,
  pack_unit: form.pack?.unit ?? null,
  allergens_declared: form.allergens !== null,
  availability: keptWindows(form.windows),
});

export type ProductToSave = {
  readonly id: ProductId;
  readonly form: ProductForm;
  readonly root: CategoryId;
  /** Fields that changed; untouched fields write nothing, so that no change is announced for them. */
  readonly differs: (field: keyof ProductForm) => boolean;
};

const idsOf = (products: readonly { readonly id: string }[]): string[] => products.map(({ id }) => id);

const saveAllergens = async (tx: Tx, products: readonly ProductToSave[]) => {
  await sql`delete from product_allergens where product_id = any(${idsOf(products)}::text[])`.execute(tx);
  const rows = products.flatMap(({ id, form }) =>
    Object.entries(declarationOf(form) ?? {}).map(([allergen, presence]) => ({
      ...{ product_id: id, allergen, presence },
    })),
  );
  if (rows.length > 0) await insertRows('product_allergens', rows).execute(tx);
};

/** A product keeps its place in its categories; in a new one it stands at the end. */
const saveCategories = async (
  tx: Tx,
  products: readonly { readonly id: string; readonly categories: readonly string[] }[],
) => {
  const wanted = JSON.stringify(
    products.flatMap(({ id, categories }) => categories.map((category, place) => ({ id, category, place }))),
  );
  await sql`
    delete from product_categories pc
    where pc.product_id = any(${products.map(({ id }) => id)}::text[]) and not exists (
      select from json_to_recordset(${wanted}::json) as w (id text, category text)
      where w.id = pc.product_id and w.category = pc.category_id)`.execute(tx);
  await sql`
    insert into product_categories (product_id, category_id, position)
    select w.id, w.category,
      coalesce((select max(position) from product_categories at where at.category_id = w.category), 0)
        + row_number() over (partition by w.category order by w.id, w.place)
    from json_to_recordset(${wanted}::json) as w (id text, category text, place int)
    on conflict (product_id, category_id) do nothing`.execute(tx);
};

const saveQuestions = async (tx: Tx, products: readonly ProductToSave[]) => {
  const wanted = JSON.stringify(
    products.flatMap(({ id, form }) =>
      form.option_groups.map((group, position) => ({ id, group, position })),
    ),
  );
  await sql`
    delete from product_option_groups pg
    where pg.product_id = any(${idsOf(products)}::text[]) and not exists (
      select from json_to_recordset(${wanted}::json) as w (id text, "group" text)
      where w.id = pg.product_id and w."group" = pg.group_id)`.execute(tx);
  await sql`
    insert into product_option_groups (product_id, group_id, position)
    select w.id, w."group", w.position
    from json_to_recordset(${wanted}::json) as w (id text, "group" text, position int)
    on conflict (product_id, group_id) do update set position = excluded.position`.execute(tx);
};

/** Ingredients that stay keep their ids: carts and orders refer to them. */
const saveRecipes = async (tx: Tx, products: readonly ProductToSave[]) => {
  await sql`delete from product_ingredients where product_id = any(${idsOf(products)}::text[])`.execute(tx);
  const rows = products.flatMap(({ id, form }) =>
    form.recipe.map(({ id: known, name, removable }, position) => ({
      ...{ id: known ?? newId('ing'), product_id: id, name, removable, position },
    })),
  );
  if (rows.length > 0) await insertRows('product_ingredients', rows).execute(tx);
};

type SoldAt = { readonly id: string; readonly form: Pick<ProductForm, 'unsold_at'> };

/** Sets which shops sell some products. */
export const saveShops = async (tx: Tx, products: readonly SoldAt[]): Promise<void> => {
  await holdShelves(tx, idsOf(products));
  const unsold = JSON.stringify(
    products.flatMap(({ id, form }) => form.unsold_at.map((shop) => ({ id, shop }))),
  );
  await sql`
    update product_shops ps set sold = true
    where ps.product_id = any(${idsOf(products)}::text[]) and not ps.sold and not exists (
      select from json_to_recordset(${unsold}::json) as w (id text, shop text)
      where w.id = ps.product_id and w.shop = ps.shop_id)`.execute(tx);
  await sql`
    insert into product_shops (product_id, shop_id, sold)
    select w.id, w.shop, false from json_to_recordset(${unsold}::json) as w (id text, shop text)
    on conflict (product_id, shop_id) do update set sold = false where product_shops.sold`.execute(tx);
};

const savePairings = async (tx: Tx, products: readonly ProductToSave[]) => {
  const wanted = JSON.stringify(
    products.flatMap(({ id, form }) => form.pairings.map((other, position) => ({ id, other, position }))),
  );
  await sql`
    delete from product_pairings pp
    where pp.product_id = any(${idsOf(products)}::text[]) and not exists (
      select from json_to_recordset(${wanted}::json) as w (id text, other text)
      where w.id = pp.product_id and w.other = pp.with_id)`.execute(tx);
  await sql`
    insert into product_pairings (product_id, with_id, position)
    select w.id, w.other, w.position
    from json_to_recordset(${wanted}::json) as w (id text, other text, position int)
    on conflict (product_id, with_id) do update set position = excluded.position
    where product_pairings.position <> excluded.position`.execute(tx);
};

/** Saves everything of products outside of their own rows, for all of them at once. */
const saveParts = async (tx: Tx, products: readonly ProductToSave[]): Promise<void> => {
  const differing = (field: keyof ProductForm) => products.filter(({ differs }) => differs(field));
  const parts = [
    ['allergens', saveAllergens],
    ['option_groups', saveQuestions],
    ['recipe', saveRecipes],
    ['unsold_at', saveShops],
    ['pairings', savePairings],
  ] as const;
  for (const [field, save] of parts) {
    const some = differing(field);
    if (some.length > 0) await save(tx, some);
  }
  const placed = differing('categories');
  if (placed.length > 0)
    await saveCategories(
      tx,
      placed.map(({ id, form: { categories } }) => ({ id, categories })),
    );
  for (const { id, form } of differing('pictures')) await showPictures(tx, { product: id }, form.pictures);
};

/** Saves edited products, one or many. */
export const saveProducts = async (tx: Tx, products: readonly ProductToSave[]): Promise<void> => {
  const rows = products.map(({ id, form, root }) => ({ id, root_category_id: root, ...columnsOf(form) }));
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id');
  const set = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`r.${column}`)}`);
  await sql`
    update products p set
      ${sql.join(set)},
      publish_refused = case when r.published or r.archived or r.publish_at is not null then null else p.publish_refused end,
      publish_refused_at = case when r.published or r.archived or r.publish_at is not null then null
        else p.publish_refused_at end
    from json_populate_recordset(null::products, ${JSON.stringify(rows)}::json) r where p.id = r.id`.execute(
    tx,
  );
  await saveParts(tx, products);
};

type PublishingRefusal = { readonly why: string; readonly at: Date };

/** Stores why a scheduled product did not go on sale. */
export const noteRefused = async (tx: Tx, id: ProductId, { why, at }: PublishingRefusal): Promise<void> => {
  await tx
    .updateTable('products')
    .set({ publish_refused: why, publish_refused_at: at })
    .where('id', '=', id)
    .execute();
};

type New = ProductToSave & { readonly slug: string; readonly kind: ProductKind };

/** Last positions of each root in lists of the whole menu. */
const readEnds = async (tx: Tx, roots: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ root: string; last: number }>`
    select root_category_id as root, max(position) as last from products
    where root_category_id = any(${[...new Set(roots)]}::text[]) group by root_category_id`.execute(tx);
  return new Map(rows.map(({ root, last }) => [root, last]));
};

/** Adds products at the end of their roots. */
export const insertProducts = async (tx: Tx, products: readonly New[]): Promise<void> => {
  const roots = products.map(({ root }) => root);
  const ends = await readEnds(tx, roots);
  const rows = products.map(({ id, slug, kind, form, root }, at) => ({
    ...{ id, slug, kind, root_category_id: root, position: (ends.get(root) ?? 0) + at + 1 },
    ...columnsOf(form),
  }));
  await insertRows('products', rows).execute(tx);
  await saveParts(tx, products);
};
