import type { CustomerGroup } from '@zanga/contract/ordering/offers/coupon-gifts';
import type { CouponGiftId, CouponId, UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

type NewGift = {
  readonly id: CouponGiftId;
  readonly coupon: CouponId;
  readonly key: string;
  readonly group: CustomerGroup;
  readonly until: Date | null;
  readonly by: UserId;
  readonly people: number;
};

/** Records the group and the coupon, before anyone receives it. */
export const insertGift = async (
  tx: Tx,
  { coupon, group, by, ...gift }: NewGift,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('coupon_gifts')
    .values({
      ...gift,
      coupon_id: coupon,
      customers: JSON.stringify(group),
      asked_at: now,
      asked_by: by,
    })
    .execute();
};

/** Locks a gift that is under way; undefined where it has ended. */
export const holdGift = async (tx: Tx, id: CouponGiftId) =>
  tx
    .selectFrom('coupon_gifts')
    .select(['id', 'coupon_id', 'customers', 'until', 'reached'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

type Progress = { readonly given: number; readonly had: number; readonly reached: string };

export const noteProgress = async (tx: Tx, id: string, { given, had, reached }: Progress): Promise<void> => {
  await sql`
    update coupon_gifts set given = given + ${given}, had = had + ${had}, reached = ${reached}
    where id = ${id}`.execute(tx);
};

export const endGift = async (tx: Tx, id: string, why: string | null, now: Date): Promise<void> => {
  await sql`update coupon_gifts set ended_at = ${now}, why_ended = ${why} where id = ${id}`.execute(tx);
};
