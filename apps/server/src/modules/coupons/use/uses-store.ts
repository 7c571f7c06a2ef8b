import {
  type CouponId,
  isOfKind,
  type OrderId,
  type ShopId,
  type UserId,
  type WalletCouponId,
} from '@zanga/domain/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

export type CouponUse = {
  /** Id of a coupon in a wallet, or of the coupon of a code. */
  readonly couponId: CouponId | WalletCouponId;
  readonly userId: UserId | null;
  readonly now: Date;
} & (
  | {
      readonly orderId: OrderId;
      readonly savedCents: number;
      /** The drawn code that was typed; undefined repeats the code of the order's last use. */
      readonly drawn?: string | null;
    }
  | { readonly orderId: null; readonly shopId: ShopId | null; readonly by: UserId }
);

type Target = {
  readonly coupon: CouponId;
  readonly wallet: WalletCouponId | null;
  readonly drawn: string | null;
};
type Limits = { readonly coupon: CouponId; readonly each: number | null; readonly inAll: boolean };

/** The drawn code of an order's last use. */
const drawnOf = async (tx: Tx, orderId: OrderId): Promise<string | null> => {
  const { rows } = await sql<{ drawn_code: string | null }>`
    select drawn_code from coupon_uses where order_id = ${orderId} order by id desc limit 1`.execute(tx);
  return rows[0]?.drawn_code ?? null;
};

/** Target of a code; a drawn code is locked until the transaction ends, and refused once withdrawn. */
const targetOfCode = async (tx: Tx, coupon: CouponId, use: CouponUse): Promise<Target | undefined> => {
  const drawn =
    use.orderId === null ? null : use.drawn === undefined ? await drawnOf(tx, use.orderId) : use.drawn;
  const target = { coupon, wallet: null, drawn };
  if (drawn === null) return target;
  const { rows } = await sql`
    select from coupon_codes where code = ${drawn} and coupon_id = ${coupon} and withdrawn_at is null
    for update`.execute(tx);
  return rows.length === 1 ? target : undefined;
};

/** A coupon in a wallet, locked until the transaction ends, if it still belongs to this person. */
const targetOf = async (tx: Tx, use: CouponUse): Promise<Target | undefined> => {
  const { couponId, userId } = use;
  if (isOfKind('cpn', couponId)) return targetOfCode(tx, couponId, use);
  const { rows } = await sql<{ coupon_id: CouponId }>`
    select coupon_id from wallet_coupons where id = ${couponId} and user_id = ${userId} for update`.execute(
    tx,
  );
  return rows[0] && { coupon: rows[0].coupon_id, wallet: couponId, drawn: null };
};

/** A coupon with a limit for all serialises its uses: the second waits for the first. */
const lockCounter = async (tx: Tx, coupon: CouponId): Promise<Limits | 'full'> => {
  const { rows: known } = await sql<{ use_limit: number | null; each: number | null }>`
    select use_limit, limit_per_customer as each from coupons where id = ${coupon}`.execute(tx);
  const [row] = known;
  if (!row) return 'full';
  if (row.use_limit === null) return { coupon, each: row.each, inAll: false };
  const { rows } = await sql<{ free: boolean }>`
    select used_count < use_limit as free from coupons where id = ${coupon} for update`.execute(tx);
  return rows[0]?.free ? { coupon, each: row.each, inAll: true } : 'full';
};

/** Inserts a use; false where the unique indexes show that the coupon is used up. */
const insertUse = async (tx: Tx, { coupon, wallet, drawn }: Target, use: CouponUse, nth: number | null) => {
  const till = use.orderId === null ? { shop: use.shopId, by: use.by } : { shop: null, by: null };
  const { rows } = await sql`
    insert into coupon_uses
      (coupon_id, wallet_id, drawn_code, user_id, order_id, shop_id, by_user_id, used_at, nth_of_customer, saved_cents)
    values (${coupon}, ${wallet}, ${drawn}, ${use.userId}, ${use.orderId}, ${till.shop}, ${till.by}, ${use.now}, ${nth},
      -- An order that takes up again what it gave back saves what it saved then.
      coalesce((select saved_cents from coupon_uses where order_id = ${use.orderId} order by id desc limit 1),
        ${use.orderId === null ? null : use.savedCents}::int))
    on conflict do nothing returning id`.execute(tx);
  return rows.length === 1;
};

const places = (each: number | null): readonly (number | null)[] =>
  each === null ? [null] : Array.from({ length: each }, (_, at) => at + 1);

/**
 * Takes a coupon for an order or at a till, never more often than allowed. Locks in one order, so that none deadlocks:
 * wallet or drawn code, coupon, uses.
 */
export const takeCoupon = async (tx: Tx, use: CouponUse): Promise<'taken' | 'gone'> => {
  const target = await targetOf(tx, use);
  if (!target) return 'gone';
  const limits = await lockCounter(tx, target.coupon);
  if (limits === 'full' || (limits.each !== null && use.userId === null)) return 'gone';
  for (const nth of places(limits.each)) {
    if (!(await insertUse(tx, target, use, nth))) continue;
    if (limits.inAll)
      await sql`update coupons set used_count = used_count + 1 where id = ${target.coupon}`.execute(tx);
    return 'taken';
  }
  return 'gone';
};

/** Frees a standing use; false where there is none. */
const giveBack = async (tx: Tx, which: RawBuilder<unknown>, now: Date): Promise<boolean> => {
  const standing = sql`${which} and given_back_at is null`;
  await sql`
    select from coupons where use_limit is not null
      and id in (select coupon_id from coupon_uses where ${standing}) for update`.execute(tx);
  const { rows } = await sql`
    with freed as (
      update coupon_uses set given_back_at = ${now} where ${standing} returning coupon_id
    ), counted as (
      update coupons set used_count = used_count - 1
      where use_limit is not null and id in (select coupon_id from freed)
    )
    select from freed`.execute(tx);
  return rows.length > 0;
};

/** Gives back the coupon of an order; repeating changes nothing. */
export const giveCouponBack = async (tx: Tx, orderId: OrderId, now: Date): Promise<void> => {
  await giveBack(tx, sql`order_id = ${orderId}`, now);
};

/** Gives back a use at a till of one instant, and no later use of the same coupon. */
export const giveTillUseBack = (
  tx: Tx,
  walletId: WalletCouponId,
  usedAt: Date,
  now: Date,
): Promise<boolean> =>
  giveBack(tx, sql`wallet_id = ${walletId} and order_id is null and used_at = ${usedAt}`, now);
