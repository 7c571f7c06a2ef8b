import type { CouponId, Id, UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { newId } from '../../../platform/new-id.ts';

export type Grant = {
  readonly coupon: CouponId;
  readonly userId: UserId;
  /** Reason of the grant; unique per coupon and person. */
  readonly reason: string;
  readonly from: Date;
  readonly until: Date | null;
};

/** Puts a coupon into a wallet; undefined where it was granted for this reason before. */
export const insertWallet = async (tx: Tx, grant: Grant, now: Date): Promise<Id<'wcp'> | undefined> => {
  const id = newId('wcp');
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('wallet_coupons')
    .values({
      id,
      coupon_id: grant.coupon,
      user_id: grant.userId,
      granted_to: grant.userId,
      reason: grant.reason,
      begins_at: grant.from,
      ends_at: grant.until,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? id : undefined;
};
