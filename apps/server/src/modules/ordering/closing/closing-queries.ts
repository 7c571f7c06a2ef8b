import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';

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
