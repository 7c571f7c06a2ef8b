import type { ProductId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';

type Pairs = {
  /** Root categories of the chosen products. */
  readonly roots: readonly string[];
  /** Products of the same orders, with the number of orders. */
  readonly together: readonly { readonly id: ProductId; readonly orders: number }[];
  /** Pairings by staff. */
  readonly paired: readonly { readonly id: ProductId; readonly position: number }[];
};

/** Products that go with the chosen ones, given by id or slug. */
export const readPairs = async (db: Db, chosen: readonly string[]): Promise<Pairs> => {
  const keys = [...chosen];
  const { rows } = await sql<Pairs>`
    with chosen as (
      select id, root_category_id from products where id = any(${keys}::text[]) or slug = any(${keys}::text[])
    )
    select array(select distinct root_category_id from chosen) as roots, (
      select coalesce(json_agg(t), '[]') from (
        select with_id as id, sum(orders)::int as orders from bought_together
        where product_id in (select id from chosen) group by 1) t
    ) as together, (
      select coalesce(json_agg(p), '[]') from (
        select with_id as id, min(position) as position from product_pairings
        where product_id in (select id from chosen) group by 1) p
    ) as paired`.execute(db);
  return rows[0] ?? { roots: [], together: [], paired: [] };
};
