import type { CouponId, UserId, WalletCouponId } from '@zanga/domain/ids';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';
import type { Coupons } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { newId } from '../../platform/new-id.ts';
import { insertWallet } from './grants/grants-store.ts';

/** Adds a coupon of ten per cent without rules, unless `given` says otherwise; returns its id. */
export const addCoupon = async (db: Db, given: Partial<Insertable<Coupons>> = {}): Promise<CouponId> => {
  const id = newId('cpn');
  const isPercentage = given.kind === undefined || given.kind === 'percentage';
  await db
    .insertInto('coupons')
    .values({
      id,
      title: 'Benvenuto',
      description: 'Per conoscerci meglio.',
      kind: 'percentage',
      rate_basis_points: isPercentage ? 1000 : null,
      begins_at: new Date('2026-01-01T00:00:00Z'),
      ...given,
    })
    .execute();
  return id;
};

/** Puts a coupon into the wallet of a user; returns its id there. */
export const putInWallet = async (
  { db, now }: { readonly db: Db; readonly now: { readonly at: Date } },
  given: { readonly coupon: CouponId; readonly userId: UserId; readonly until?: Date | null },
): Promise<WalletCouponId> => {
  const { coupon, userId, until = null } = given;
  const reason = `test:${newId('wcp')}`;
  const id = await inTransaction(db, (tx) =>
    insertWallet(tx, { coupon, userId, reason, from: now.at, until }, now.at),
  );
  if (id === undefined) throw new Error('They have it already');
  return id;
};
