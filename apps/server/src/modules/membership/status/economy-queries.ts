import { type Cents, zeroCents } from '@zanga/domain/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';

const cameToNothing = sql`('awaiting_payment', 'rejected', 'cancelled', 'expired')`;

/** Parts of somebody's orders since an instant that came to something, and how many of their pieces were not given back. */
const partsOf = (userId: string, since: Date): RawBuilder<unknown> => sql`
  select p.order_id, p.part, p.mode, p.fee_cents - p.fee_discount_cents as charged_cents, p.member_fee_discount_cents,
    sum(l.qty - l.refunded_qty) as kept, sum(l.qty) as pieces, sum(l.list_cents - l.discount_cents) as subtotal_cents
  from order_facts o join order_part_facts p on p.order_id = o.id
    join order_line_facts l on l.order_id = p.order_id and l.part = p.part
  where o.user_id = ${userId} and o.placed_at >= ${since}
    and o.state not in ${cameToNothing} and p.state not in ${cameToNothing}
  group by p.order_id, p.part, p.mode, p.fee_cents, p.fee_discount_cents, p.member_fee_discount_cents`;

/** What the orders since then have saved by the membership, deliveries included, without what was given back. */
export const readEconomy = async (db: Db, userId: string, since: Date): Promise<Cents> => {
  const { rows } = await sql<{ saved: Cents }>`
    with parts as (${partsOf(userId, since)})
    select (
      coalesce((select sum(l.member_discount_cents * (l.qty - l.refunded_qty) / l.qty)
        from parts p join order_line_facts l on l.order_id = p.order_id and l.part = p.part), 0)
      + coalesce((select sum(p.member_fee_discount_cents * p.kept / p.pieces) from parts p), 0)
    )::int as saved`.execute(db);
  return rows[0]?.saved ?? zeroCents;
};

type EconomyQuery = {
  readonly userId: string;
  readonly since: Date;
  readonly offered: { readonly freeDeliveryOver: number | null };
};

/** What the orders since then would have saved: at the members' prices of today, and brought under today's terms. */
export const readPossibleEconomy = async (
  db: Db,
  { userId, since, offered: { freeDeliveryOver } }: EconomyQuery,
  now: Date,
): Promise<Cents> => {
  const { rows } = await sql<{ saved: Cents }>`
    with parts as (${partsOf(userId, since)})
    select (
      coalesce((select sum((l.qty - l.refunded_qty) * greatest(0,
          case when d.reduced_from <= ${now} and (d.reduced_until is null or d.reduced_until > ${now})
            then d.reduced_price_cents else d.price_cents end - d.prime_price_cents))
        from parts p join order_line_facts l on l.order_id = p.order_id and l.part = p.part
          join product_profiles d on d.id = l.product_id
        where d.prime_price_cents is not null), 0)
      + coalesce((select sum((p.charged_cents + p.member_fee_discount_cents) * p.kept / p.pieces) from parts p
        where p.mode = 'delivery' and p.subtotal_cents >= ${freeDeliveryOver}::int), 0)
    )::int as saved`.execute(db);
  return rows[0]?.saved ?? zeroCents;
};
