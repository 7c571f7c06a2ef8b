import type { DeclaredDish } from '@zanga/domain/catalogue/dietary';
import type { ProductId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';
import { type FoundRow, selectFound } from '../menu/found-queries.ts';
import type { Offered } from '../reach/is-reachable.ts';
import type { Demand } from './search-index.ts';

export type SearchableRow = FoundRow &
  Offered &
  Demand & { readonly ingredients: string; readonly dish: DeclaredDish };

/** Ids of visible products in the order that breaks ties. */
export const readOrder = async (db: Db): Promise<readonly ProductId[]> => {
  const { rows } = await sql<{ id: ProductId }>`
    select p.id from products p join categories root on root.id = p.root_category_id
    where p.published and root.published
    order by p.sold_lately desc, p.popularity desc, p.name_words, p.id`.execute(db);
  return rows.map(({ id }) => id);
};

/** The visible ones among these ids, in no order. */
export const readSearchable = (db: Db, ids: readonly string[]): Promise<readonly SearchableRow[]> =>
  selectFound(db)
    .select(['p.ingredients', 'p.channels', 'p.sold_lately', 'p.popularity', 'p.name_words'])
    .select([
      sql<string[]>`array(select shop_id from product_shops where product_id = p.id and not sold)`.as(
        'unsold_at',
      ),
      sql<DeclaredDish>`jsonb_build_object('labels', p.labels, 'contents', p.diet_contents, 'allergens', case when p.allergens_declared then (
        select coalesce(jsonb_object_agg(allergen, presence), '{}') from product_allergens where product_id = p.id
      ) end)`.as('dish'),
    ])
    .where(sql<boolean>`p.id = any(${[...ids]}::text[])`)
    .execute();
