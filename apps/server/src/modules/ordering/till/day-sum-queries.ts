import type { ShopId, UserId } from '@zanga/domain/ids';
import type { LocalDate } from '@zanga/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';

type Between = { readonly shopId: ShopId; readonly from: Date; readonly until: Date };

export type OrdersOfDay = {
  readonly count: number;
  readonly ordered: number;
  readonly card: number;
  readonly taken: number;
  readonly lost: number;
  readonly cancelled: number;
  readonly due: number;
  readonly refunded: number;
};

/** Shop that an order's money belongs to: the one of its first part with a shop; empty for none. */
export const shopOfOrder = sql`o.shop_ids[1]`;

/** Orders placed with a shop in a time span, and the state of their money. */
export const readOrdersOfDay = async (
  db: Db,
  { shopId, from, until }: Between,
): Promise<OrdersOfDay | undefined> => {
  const { rows } = await sql<OrdersOfDay>`
    with own as (
      select o.*, o.payment_kind = 'card' as by_card, o.state in ('rejected', 'cancelled', 'expired') as over,
        o.total_cents - o.taken_cents - o.lost_cents as open_cents
      from orders o
      where o.created_at >= ${from}::timestamptz - interval '1 day' and o.created_at < ${until}
        and o.placed_at >= ${from} and o.placed_at < ${until} and ${shopOfOrder} = ${shopId}
    )
    select count(*)::int as count, coalesce(sum(total_cents), 0)::int as ordered,
      coalesce(sum(total_cents) filter (where by_card), 0)::int as card,
      coalesce(sum(taken_cents) filter (where not by_card), 0)::int as taken,
      coalesce(sum(lost_cents) filter (where not by_card), 0)::int as lost,
      coalesce(sum(open_cents) filter (where not by_card and over), 0)::int as cancelled,
      coalesce(sum(open_cents) filter (where not by_card and not over), 0)::int as due,
      coalesce(sum(refunded_cents), 0)::int as refunded
    from own`.execute(db);
  return rows[0];
};

/** Card money of a shop's orders that went back by lost disputes in a time span, by day of the loss in Rome. */
export const readLostDisputes = async (
  db: Db,
  { shopId, from, until }: Between,
): Promise<readonly { readonly day: LocalDate; readonly amount: number }[]> => {
  const { rows } = await sql<{ day: LocalDate; amount: number }>`
    select to_char(d.lost_at at time zone 'Europe/Rome', 'YYYY-MM-DD') as day, sum(d.amount_cents)::int as amount
    from lost_disputes d
    left join order_changes c on d.purpose = 'change' and c.id = d.owner_id
    join orders o on o.id = coalesce(c.order_id, d.owner_id)
    where d.lost_at >= ${from} and d.lost_at < ${until} and ${shopOfOrder} = ${shopId}
    group by 1`.execute(db);
  return rows;
};

export type TillRow = {
  readonly how: string;
  readonly userId: UserId | null;
  readonly taken: number;
  readonly takenBack: number;
  readonly refunded: number;
};

/**
 * Staff member behind a refund over the counter: the one who gave it, or who proposed the change that a customer agreed
 * to. Null for the system or a customer alone.
 */
const causer = sql`case when r.actor = 'worker' then r.actor_id else (
  select c.created_by from order_changes c where c.order_id = r.order_id and r.key = 'change:' || c.id
) end`;

/** Moves of a shop's till in a time span: takings, corrections, and cash refunds. */
export const readTill = async (db: Db, { shopId, from, until }: Between): Promise<readonly TillRow[]> => {
  const { rows } = await sql<TillRow>`
    with moved as (
      select t.how, t.user_id, case when t.takes_back is null then t.amount_cents else 0 end as taken,
        case when t.takes_back is null then 0 else t.amount_cents end as taken_back, 0 as refunded
      from takings t join orders o on o.id = t.order_id
      where t.at >= ${from} and t.at < ${until} and coalesce(t.shop_id, ${shopOfOrder}) = ${shopId}
      union all
      select 'cash', ${causer}, 0, 0, r.amount_cents
      from order_refunds r join orders o on o.id = r.order_id
      where r.created_at >= ${from} and r.created_at < ${until} and r.method = 'by_hand' and r.failed_at is null
        and ${shopOfOrder} = ${shopId}
    )
    select how, user_id as "userId", sum(taken)::int as taken, sum(taken_back)::int as "takenBack",
      sum(refunded)::int as refunded
    from moved group by how, user_id order by how, user_id`.execute(db);
  return rows;
};
