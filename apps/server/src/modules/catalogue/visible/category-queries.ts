import type { CategoryRef } from '@zanga/contract/menu/categories';
import type { Picture } from '@zanga/contract/menu/picture';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';
import { picturesOf } from './picture-queries.ts';

export type CategoryRow = CategoryRef & {
  readonly name_words: string;
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
  c.id, c.slug, c.name, c.name_words, c.description, c.promo, c.merchandise, c.position, c.unit_of_measure, c.availability,
  case when parent.id is not null
    then json_build_object('id', parent.id, 'slug', parent.slug, 'name', parent.name) end as parent,
  parent.availability as parent_availability, parent.unit_of_measure as parent_unit,
  ${picturesOf('category')} as images`;

/** Visible categories, as `c`; a subcategory of a hidden one is hidden too. */
const fromVisible: RawBuilder<unknown> = sql`
  from (select one.* from categories one left join categories above on above.id = one.parent_id
   where one.published and coalesce(above.published, true)) c
  left join categories parent on parent.id = c.parent_id`;

/** All categories in menu order, without product counts. */
export const readVisibleCategories = async (db: Db): Promise<readonly CategoryRow[]> => {
  const { rows } = await sql<CategoryRow>`
    select ${columns} ${fromVisible}
    order by c.position, c.name_words, c.id`.execute(db);
  return rows;
};
