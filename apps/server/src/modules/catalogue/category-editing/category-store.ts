import type { CategoryForm } from '@zanga/contract/menu/categories-office';
import type { Placed } from '@zanga/domain/catalogue/editing/category-tree';
import type { CategoryId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import { showPictures } from '../../pictures/public-faces.ts';
import { keptWindows } from '../reach/read-windows.ts';
import { type CategoryRow, readEditedCategory } from './category-queries.ts';

/** Locks all categories with their places: until the transaction ends none moves or gets products. */
export const holdTree = async (tx: Tx): Promise<readonly Placed[]> => {
  const { rows } = await sql<Placed & { position: number; name_words: string }>`
    select id, parent_id as parent, position, name_words from categories order by id for no key update`.execute(
    tx,
  );
  const order = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    a.position - b.position || (a.name_words < b.name_words ? -1 : a.name_words > b.name_words ? 1 : 0);
  return rows.toSorted(order);
};

/** Locks a category and reads its editable fields. */
export const holdCategory = async (tx: Tx, id: CategoryId): Promise<CategoryRow | undefined> => {
  await tx.selectFrom('categories').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return readEditedCategory(tx, id);
};

type New = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly parent: string | null;
};

/** Adds a category at the end of its level. */
export const insertCategory = async (tx: Tx, { id, slug, name, parent }: New): Promise<void> => {
  await sql`
    insert into categories (id, slug, name, parent_id, published, merchandise, position)
    select ${id}, ${slug}, ${name}, ${parent}::text, false,
      coalesce((select merchandise from categories where id = ${parent}), false),
      coalesce(max(position), 0) + 1
    from categories where parent_id is not distinct from ${parent}::text`.execute(tx);
};

/** Saves an edited category; products the form does not name follow the others, in their old order. */
export const saveCategory = async (
  tx: Tx,
  id: CategoryId,
  { products, pictures, windows, ...form }: CategoryForm,
  { order, shown }: { readonly order: boolean; readonly shown: boolean },
): Promise<void> => {
  const kept = keptWindows(windows);
  const availability = kept && JSON.stringify(kept);
  await tx
    .updateTable('categories')
    .set({ ...form, availability })
    .where('id', '=', id)
    .execute();
  if (shown) await showPictures(tx, { category: id }, pictures);
  if (!order) return;
  await sql`
    update product_categories pc set position = wanted.place
    from (
      select pc.product_id, (row_number() over (
        order by array_position(${[...products]}::text[], pc.product_id) nulls last, pc.position, p.name_words, p.id)
      )::int as place
      from product_categories pc join products p on p.id = pc.product_id where pc.category_id = ${id}
    ) wanted
    where pc.category_id = ${id} and pc.product_id = wanted.product_id and pc.position <> wanted.place`.execute(
    tx,
  );
};

/** Moves a category and renumbers its level. */
export const placeCategory = async (
  tx: Tx,
  id: string,
  parent: string | null,
  level: readonly string[],
): Promise<void> => {
  await sql`update categories set parent_id = ${parent}::text
    where id = ${id} and parent_id is distinct from ${parent}::text`.execute(tx);
  await sql`
    update categories c set position = o.place
    from unnest(${[...level]}::text[]) with ordinality o (id, place)
    where c.id = o.id and c.position <> o.place`.execute(tx);
};

/**
 * Products listed under a root because of a category that has left it move to the new root. Products that also stand in
 * another category of the old root stay.
 */
export const carryProducts = async (
  tx: Tx,
  moved: readonly string[],
  from: string,
  to: string,
): Promise<void> => {
  await sql`
    update products p set root_category_id = ${to}
    where p.root_category_id = ${from}
      and exists (select from product_categories pc
        where pc.product_id = p.id and pc.category_id = any(${[...moved]}::text[]))
      and not exists (select from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id and coalesce(c.parent_id, c.id) = ${from}
          and c.id <> all(${[...moved]}::text[]))`.execute(tx);
};

/**
 * Orders the products of some roots as their categories do, for lists of the whole menu. Writes only changed places.
 */
export const orderRoots = async (tx: Tx, roots: readonly string[]): Promise<void> => {
  await sql`
    with placed as (
      select distinct on (p.id) p.id, p.root_category_id as root, p.name_words, c.parent_id is not null as below,
        c.position as category_position, c.id as category_id, pc.position
      from products p
      join product_categories pc on pc.product_id = p.id
      join categories c on c.id = pc.category_id and coalesce(c.parent_id, c.id) = p.root_category_id
      where p.root_category_id = any(${[...roots]}::text[])
      order by p.id, below desc, c.position, c.id
    ), wanted as (
      select id, (row_number() over (
        partition by root order by below, category_position, category_id, position, name_words, id))::int as place
      from placed
    )
    update products p set position = w.place from wanted w where p.id = w.id and p.position <> w.place`.execute(
    tx,
  );
};
