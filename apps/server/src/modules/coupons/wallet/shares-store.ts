import { randomBytes } from 'node:crypto';
import type { Id, UserId, WalletCouponId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';

export type Share = {
  readonly id: string;
  readonly walletId: Id<'wcp'>;
  readonly from: UserId;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly takenBy: string | null;
};

/** Locks a coupon in a wallet; using, sharing and receiving it wait. */
export const lockWallet = async (tx: Tx, id: string): Promise<void> => {
  await sql`select from wallet_coupons where id = ${id} for update`.execute(tx);
};

/** The share of a link. */
export const readShare = async (db: Db | Tx, id: string): Promise<Share | undefined> => {
  const { rows } = await sql<Share>`
    select id, wallet_id as "walletId", from_user_id as "from", expires_at as "expiresAt", ended_at as "endedAt",
      taken_by as "takenBy"
    from coupon_shares where id = ${id}`.execute(db);
  return rows[0];
};

/** Adds a share of a locked coupon; an expired one is replaced. */
export const insertShare = async (
  tx: Tx,
  share: { readonly walletId: WalletCouponId; readonly from: UserId; readonly expiresAt: Date },
  now: Date,
): Promise<string> => {
  await endShare(tx, share.walletId, now);
  const id = randomBytes(16).toString('base64url');
  await tx
    .insertInto('coupon_shares')
    .values({
      id,
      wallet_id: share.walletId,
      from_user_id: share.from,
      created_at: now,
      expires_at: share.expiresAt,
    })
    .execute();
  return id;
};

/** Ends every link that shares this coupon. */
export const endShare = async (
  tx: Tx,
  walletId: WalletCouponId,
  now: Date,
  takenBy: UserId | null = null,
) => {
  await tx
    .updateTable('coupon_shares')
    .set({ ended_at: now, taken_by: takenBy })
    .where('wallet_id', '=', walletId)
    .where('ended_at', 'is', null)
    .execute();
};

/** Puts a locked coupon into another wallet. */
export const moveCoupon = async (
  tx: Tx,
  { walletId, from, to }: { readonly walletId: WalletCouponId; readonly from: string; readonly to: string },
): Promise<void> => {
  await sql`
    update wallet_coupons set user_id = ${to}, from_user_id = ${from}, hands = hands + 1
    where id = ${walletId}`.execute(tx);
};
