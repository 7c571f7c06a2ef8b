import type { ProductId, UserId } from '@zanga/domain/ids';
import { add, type Cents, subtract, times, zeroCents } from '@zanga/domain/money';
import type { Mode } from '@zanga/domain/ordering/cart-parts';
import { dishPrice } from '@zanga/domain/pricing/line';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';
import { readPricesNow } from '../../catalogue/public.ts';

const cameToNothing = sql`('awaiting_payment', 'rejected', 'cancelled', 'expired')`;

/** Parts of a user's orders since an instant, without failed orders, with the number of pieces not refunded. */
const partsOf = (userId: UserId, since: Date): RawBuilder<unknown> => sql`
  select p.order_id, p.part, p.mode, p.fee_cents - p.fee_discount_cents as charged_cents, p.member_fee_discount_cents,
    sum(l.qty - l.refunded_qty) as kept, sum(l.qty) as pieces, sum(l.list_cents - l.discount_cents) as subtotal_cents
  from order_facts o join order_part_facts p on p.order_id = o.id
    join order_line_facts l on l.order_id = p.order_id and l.part = p.part
  where o.user_id = ${userId} and o.placed_at >= ${since}
    and o.state not in ${cameToNothing} and p.state not in ${cameToNothing}
  group by p.order_id, p.part, p.mode, p.fee_cents, p.fee_discount_cents, p.member_fee_discount_cents`;

/** Savings by the membership since an instant, delivery fees included, without refunded pieces. */
export const readEconomy = async (db: Db, userId: UserId, since: Date): Promise<Cents> => {
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
  readonly userId: UserId;
  readonly since: Date;
  readonly offered: { readonly freeDeliveryOver: number | null };
};

/** Pieces of each dish that were not refunded, by mode and shop. */
const readKept = async (db: Db, userId: UserId, since: Date) => {
  const { rows } = await sql<{ product: ProductId; mode: Mode; shop: string | null; pieces: number }>`
    with parts as (${partsOf(userId, since)})
    select l.product_id as product, p.mode, f.shop_id as shop, sum(l.qty - l.refunded_qty)::int as pieces
    from parts p join order_line_facts l on l.order_id = p.order_id and l.part = p.part
      join order_part_facts f on f.order_id = p.order_id and f.part = p.part
    group by 1, 2, 3`.execute(db);
  return rows;
};

/** Savings of a member on these pieces, at current prices. */
const savedOnDishes = async (db: Db, kept: Awaited<ReturnType<typeof readKept>>, now: Date) => {
  const prices = await readPricesNow(
    db,
    kept.map(({ product }) => product),
  );
  return add(
    ...kept.map(({ product, mode, shop, pieces }) => {
      const known = prices.get(product);
      if (!known) return zeroCents;
      const channel = mode === 'entry' ? undefined : mode;
      const price = known.priceAt({ channel, shop: shop ?? undefined }, now);
      const of = (member: boolean) => dishPrice({ price, memberPrice: known.memberPrice }, { member, now });
      return times(subtract(of(false), of(true)), pieces);
    }),
  );
};

/** Savings that a member would have had since an instant: at current member prices and delivery terms. */
export const readPossibleEconomy = async (
  db: Db,
  { userId, since, offered: { freeDeliveryOver } }: EconomyQuery,
  now: Date,
): Promise<Cents> => {
  const dishes = await savedOnDishes(db, await readKept(db, userId, since), now);
  const { rows } = await sql<{ saved: Cents }>`
    with parts as (${partsOf(userId, since)})
    select coalesce((select sum((p.charged_cents + p.member_fee_discount_cents) * p.kept / p.pieces) from parts p
      where p.mode = 'delivery' and p.subtotal_cents >= ${freeDeliveryOver}::int), 0)::int as saved`.execute(
    db,
  );
  return add(dishes, rows[0]?.saved ?? zeroCents);
};
