import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';

export type LeftOpen = { readonly orderId: string; readonly part: PartKey };

/** From when on parts are closed by themselves: in a shop with a rule of its own, and in all others. */
export type Cutoffs = {
  readonly shops: ReadonlyMap<string, Date>;
  readonly others: Date;
};

/**
 * Parts that a shop accepted and nobody closed, whose time came before their shop's cutoff, the oldest first. What is
 * shipped travels for days and is none of them, nor what stands open because money for it is still to be collected.
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
  /** The numbers they are called by, the oldest first, of not too many. */
  readonly numbers: readonly string[];
};

/** What stands open in a shop because money for it is still to be collected. */
export const readOwing = async (db: Db | Tx, shopId: string): Promise<Owing> => {
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
