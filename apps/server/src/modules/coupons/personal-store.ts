import type { UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';

export const exportCoupons = async (db: Db, userId: UserId) => {
  const { rows: wallet } = await sql`
    select c.title, w.created_at, w.ends_at from wallet_coupons w join coupons c on c.id = w.coupon_id
    where w.user_id = ${userId} order by w.created_at`.execute(db);
  const { rows: used } = await sql`
    select c.title, u.used_at, u.order_id, u.saved_cents from coupon_uses u join coupons c on c.id = u.coupon_id
    where u.user_id = ${userId} and u.given_back_at is null order by u.used_at`.execute(db);
  return { wallet, used };
};

/**
 * Benefits a person may have once, or so many times: first order, welcome and birthday gifts, limited codes. Deleting
 * the account and registering again does not bring them back.
 */
export const readHad = async (tx: Tx, userId: UserId) => {
  const { rows } = await sql<{ what: string; times: number }>`
    select 'ordered' as what, 1 as times where exists (
      select from order_facts where user_id = ${userId}
        and state not in ('awaiting_payment', 'rejected', 'cancelled', 'expired'))
    union all
    select 'gift:' || coupon_id || ':' || reason, 1 from wallet_coupons
    where granted_to = ${userId} and (reason = 'first_order' or reason like 'birthday:%')
    union all
    select 'coupon:' || u.coupon_id, count(*)::int from coupon_uses u join coupons c on c.id = u.coupon_id
    where u.user_id = ${userId} and u.given_back_at is null and c.limit_per_customer is not null
    group by u.coupon_id`.execute(tx);
  return rows;
};

/** Deletes the wallet; uses stay counted, without the person. */
export const forgetCoupons = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.deleteFrom('wallet_coupons').where('user_id', '=', userId).execute();
  await tx
    .updateTable('wallet_coupons')
    .set({ from_user_id: null })
    .where('from_user_id', '=', userId)
    .execute();
  await tx.updateTable('coupon_uses').set({ user_id: null }).where('user_id', '=', userId).execute();
};
