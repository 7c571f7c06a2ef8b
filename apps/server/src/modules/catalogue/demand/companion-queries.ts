import type { ProductQuery } from '@zanga/contract/menu/products';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';
import { safeFor } from '../menu/listing-queries.ts';
import { type Reach, reachable } from '../reach/reach-queries.ts';

export type CandidateQuery = Pick<ProductQuery, 'labels' | 'without'> & {
  /** Ids or slugs of the chosen products. */
  readonly chosen: readonly string[];
  readonly reach: Reach;
};

export type Candidates = {
  readonly roots: readonly string[];
  readonly candidates: readonly {
    readonly id: string;
    readonly together: number;
    readonly paired: number | null;
  }[];
};

/** Candidates per category: some of them may be sold out. */
const mostOfOneRoot = 5;
const most = 40;

/**
 * Products to offer beside the chosen ones, best sellers first: available food and drink without age limit and without
 * avoided allergens. Pairings by staff are included however little they sell.
 */
export const readCandidates = async (
  db: Db,
  { chosen, reach, ...avoided }: CandidateQuery,
): Promise<Candidates> => {
  const keys = [...chosen];
  const conditions = [
    sql<boolean>`p.published and p.kind in ('food', 'drink') and p.age_limit is null`,
    sql<boolean>`p.id not in (select id from chosen)`,
    reachable(reach),
    ...safeFor(avoided),
  ];
  const fitting = sql.join(conditions, sql` and `);
  const { rows } = await sql<Candidates>`
    with chosen as (
      select id, root_category_id from products where id = any(${keys}::text[]) or slug = any(${keys}::text[])
    ), together as (
      select with_id as id, sum(orders)::int as orders from bought_together
      where product_id in (select id from chosen) group by 1
    ), paired as (
      select with_id as id, min(position) as position from product_pairings
      where product_id in (select id from chosen) group by 1
    ), possible as (
      select p.id from together t join products p on p.id = t.id where ${fitting}
      union
      select p.id from paired join products p on p.id = paired.id where ${fitting}
      union
      select best.id from categories root cross join lateral (
        select p.id from products p where p.root_category_id = root.id and ${fitting}
        order by p.sold_lately desc, p.popularity desc, p.id limit ${mostOfOneRoot}
      ) best
      where root.parent_id is null
    ), placed as (
      select p.id, coalesce(t.orders, 0) as together, paired.position as paired, p.sold_lately, p.popularity,
        row_number() over (
          partition by p.root_category_id
          order by coalesce(t.orders, 0) desc, p.sold_lately desc, p.popularity desc, p.id
        ) as place
      from possible join products p on p.id = possible.id
      join categories root on root.id = p.root_category_id and root.published
      left join together t on t.id = p.id
      left join paired on paired.id = p.id
    ), best as (
      select * from placed where place <= ${mostOfOneRoot} or paired is not null
      order by paired nulls last, together desc, sold_lately desc, popularity desc, id limit ${most}
    )
    select array(select distinct root_category_id from chosen) as roots, (
      select coalesce(json_agg(json_build_object('id', id, 'together', together, 'paired', paired)
        order by sold_lately desc, popularity desc, id), '[]') from best
    ) as candidates`.execute(db);
  return rows[0] ?? { roots: [], candidates: [] };
};
