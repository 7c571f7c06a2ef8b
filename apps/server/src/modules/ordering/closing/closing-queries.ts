import type { OrderId, ShopId } from '@zanga/domain/ids';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';

export type LeftOpen = { readonly orderId: OrderId; readonly part: PartKey };

/** Instants before which open parts are closed: for shops with a rule of their own, and for all others. */
export type Cutoffs = {
  readonly shops: ReadonlyMap<string, Date>;
  readonly others: Date;
};

/**
 * Accepted parts still open after their shop's cutoff, oldest first. Without shipments, which travel for days, and
 * without parts marked for money still due.
 */
export const readLeftOpen = async (
  db: Db,
  { shops, others }: Cutoffs,
  { after, most }: { readonly after: LeftOpen | undefined; readonly most: number },
): Promise<readonly LeftOpen[]> => {
  const { rows } = await sql<LeftOpen>`
    select p.order_id as "orderId", p.part
    from order_parts p
    left join unnest(${[...shops.keys()]}::text[], ${[...shops.values()]}::timestamptz[]) as c (shop_id, before)
      on c.shop_id = p.shop_id
    where p.state in ('accepted', 'preparing', 'ready', 'out_for_delivery') and p.left_open_at is null
      and p.mode in ('delivery', 'pickup', 'onshop')
      and greatest(p.since, p.promised_at) < coalesce(c.before, ${others})
      and (p.order_id, p.part) > (${after?.orderId ?? ''}, ${after?.part ?? ''})
    order by p.order_id, p.part
    limit ${most}`.execute(db);
  return rows;
};

type Owing = {
  readonly orders: number;
  readonly dueCents: number;
  /** Numbers of the orders, oldest first, limited. */
  readonly numbers: readonly string[];
};

/** Parts of a shop that stay open because money is still due. */
export const readOwing = async (db: Db | Tx, shopId: ShopId): Promise<Owing> => {
  const { rows } = await sql<Owing>`
    with owing as (
      select p.number, p.since, o.total_cents - o.taken_cents - o.lost_cents as due
      from order_parts p join orders o on o.id = p.order_id
      where p.shop_id = ${shopId} and p.state in ('accepted', 'preparing', 'ready', 'out_for_delivery')
        and p.left_open_at is not null and o.payment_kind <> 'card' and o.total_cents > o.taken_cents + o.lost_cents
    )
    select count(*)::int as orders, coalesce(sum(due), 0)::int as "dueCents",
      coalesce((array_agg(number order by since, number))[1:10], '{}') as numbers
    from owing`.execute(db);
  return rows[0] ?? { orders: 0, dueCents: 0, numbers: [] };
};
