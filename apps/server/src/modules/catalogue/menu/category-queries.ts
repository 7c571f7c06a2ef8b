import type { CategoryRef } from '@zanga/contract/menu/categories';
import type { Picture } from '@zanga/contract/menu/picture';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';
import { picturesOf } from './picture-queries.ts';

export type CategoryRow = CategoryRef & {
  readonly description: string;
  readonly promo: boolean;
  readonly merchandise: boolean;
  readonly position: number;
  readonly unit_of_measure: string | null;
  readonly availability: unknown;
  readonly parent: CategoryRef | null;
  readonly parent_availability: unknown;
  readonly parent_unit: string | null;
  readonly images: Picture[];
};

export type CountedCategoryRow = CategoryRow & { readonly product_count: number };

const columns = sql`
  c.id, c.slug, c.name, c.description, c.promo, c.merchandise, c.position, c.unit_of_measure, c.availability,
  case when parent.id is not null
    then json_build_object('id', parent.id, 'slug', parent.slug, 'name', parent.name) end as parent,
  parent.availability as parent_availability, parent.unit_of_measure as parent_unit,
  ${picturesOf('category')} as images`;

/** Visible categories, as `c`; a subcategory of a hidden one is hidden too. */
const fromVisible: RawBuilder<unknown> = sql`
  from (select one.* from categories one left join categories above on above.id = one.parent_id
   where one.published and coalesce(above.published, true)) c
  left join categories parent on parent.id = c.parent_id`;

/** A slug has no underscore and an id always has one, so a key is either. */
const isKey = (key: string) => (key.includes('_') ? sql`c.id = ${key}` : sql`c.slug = ${key}`);

/** The id of a visible category, by id or slug. */
export const categoryBy = (key: string): RawBuilder<unknown> =>
  sql`select c.id ${fromVisible} where ${isKey(key)}`;

/** Counts visible products in a category `c` and its subcategories, each once. */
const productCount = sql`(
  select count(distinct p.id)::int
  from categories below
  join product_categories pc on pc.category_id = below.id
  join products p on p.id = pc.product_id and p.published
  join categories root on root.id = p.root_category_id and root.published
  where below.published and (below.id = c.id or below.parent_id = c.id))`;

const readCounted = async (db: Db, which: RawBuilder<unknown>): Promise<readonly CountedCategoryRow[]> => {
  const { rows } = await sql<CountedCategoryRow>`
    select ${columns}, ${productCount} as product_count ${fromVisible}
    where ${which} order by c.position, c.name_words, c.id`.execute(db);
  return rows;
};

/** Root categories in menu order. */
export const readRoots = (db: Db): Promise<readonly CountedCategoryRow[]> =>
  readCounted(db, sql`c.parent_id is null`);

export const readMerchandiseRoots = (db: Db): Promise<readonly CountedCategoryRow[]> =>
  readCounted(db, sql`c.parent_id is null and c.merchandise`);

/** A category with its subcategories, by id or slug; undefined for a hidden one. */
export const readCategory = async (
  db: Db,
  key: string,
): Promise<{ category: CountedCategoryRow; below: readonly CountedCategoryRow[] } | undefined> => {
  const rows = await readCounted(db, sql`(${categoryBy(key)}) in (c.id, c.parent_id)`);
  const category = rows.find(({ id, slug }) => id === key || slug === key);
  return category && { category, below: rows.filter((row) => row !== category) };
};

/** All categories without product counts, roots first. */
export const readVisibleCategories = async (db: Db): Promise<readonly CategoryRow[]> => {
  const { rows } = await sql<CategoryRow>`
    select ${columns} ${fromVisible}
    order by c.parent_id is not null, c.name_words, c.id`.execute(db);
  return rows;
};
