import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

/** Counts the orders of each product since an instant. Writes only changed counts, as each write is announced. */
export const countSold = async (tx: Tx, since: Date): Promise<void> => {
  await sql`
    with counted as (
      select p.id, count(distinct s.order_id)::int as sold
      from products p left join sold_lines s on s.product_id = p.id and s.placed_at > ${since}
      group by p.id
    )
    update products set sold_lately = counted.sold
    from counted where counted.id = products.id and products.sold_lately <> counted.sold`.execute(tx);
};

/** Most orders to count pairs from: enough to know, few enough for a night. */
const mostOrders = 100_000;
/** Pairs in fewer orders are chance. */
const fewestTogether = 3;
const mostCompanions = 20;

/** Recounts products bought together since an instant, with the most frequent companions of each. */
export const countPairs = async (tx: Tx, since: Date): Promise<void> => {
  // Two processes may count at once: the second waits for the first, or both would write the same pairs.
  await sql`lock table bought_together in share row exclusive mode`.execute(tx);
  await tx.deleteFrom('bought_together').execute();
  await sql`
    with latest as (
      select id from order_facts where placed_at > ${since} order by placed_at desc limit ${mostOrders}
    ), bought as (
      select distinct s.order_id, s.product_id from latest
      join sold_lines s on s.order_id = latest.id
      join products p on p.id = s.product_id
    ), pairs as (
      select a.product_id, b.product_id as with_id, count(*)::int as orders
      from bought a join bought b on b.order_id = a.order_id and b.product_id <> a.product_id
      group by 1, 2 having count(*) >= ${fewestTogether}
    ), ranked as (
      select pairs.*, row_number() over (partition by product_id order by orders desc, with_id) as place from pairs
    )
    insert into bought_together (product_id, with_id, orders)
    select product_id, with_id, orders from ranked where place <= ${mostCompanions}`.execute(tx);
};
