import { couponFields } from '@zanga/domain/coupons/editing/coupon-fields';
import type { CouponForm } from '@zanga/domain/coupons/editing/coupon-form';
import type { CouponId } from '@zanga/domain/ids';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import type { Coupons } from '../../../platform/database/tables.ts';
import { storeSimple } from '../../../platform/edited-form.ts';
import { type CouponRow, selectCoupons } from './office-queries.ts';

/** Locks a coupon against other saves, uses and counts. */
export const holdCoupon = (tx: Tx, id: CouponId): Promise<CouponRow | undefined> =>
  selectCoupons(tx).where('c.id', '=', id).forUpdate().executeTakeFirst();

const orNull = (some: readonly string[]): string[] | null => (some.length > 0 ? [...some] : null);

const rewardColumns = ({ reward }: CouponForm) => ({
  kind: reward.kind,
  rate_basis_points: reward.kind === 'percentage' ? reward.rate : null,
  most_cents: reward.kind === 'percentage' ? reward.most : null,
  amount_cents: reward.kind === 'amount' ? reward.amount : null,
  free_products: reward.kind === 'free_product' ? [...reward.products] : null,
});

const columnsOf = (form: CouponForm) => ({
  ...rewardColumns(form),
  ...storeSimple(couponFields, form),
  code: form.code,
  shops: orNull(form.shops),
  channels: orNull(form.channels),
  categories: orNull(form.categories),
  products: orNull(form.products),
  granted_on: form.given?.on ?? null,
  granted_days: form.given?.days ?? null,
});

/** Saves an edited coupon. Uses are counted only under a limit, so a new limit begins from the standing ones. */
export const saveCoupon = async (tx: Tx, id: CouponId, form: CouponForm, uses: number): Promise<void> => {
  await tx
    .updateTable('coupons')
    .set({ ...columnsOf(form), used_count: form.limit === null ? 0 : uses })
    .where('id', '=', id)
    .execute();
};

type New = { readonly id: CouponId; readonly form: CouponForm; readonly now: Date };

/** Adds a coupon, stopped until staff let it run. */
export const insertCoupon = async (tx: Tx, { id, form, now }: New): Promise<void> => {
  const row: Insertable<Coupons> = { ...columnsOf(form), id, stopped: 'all', created_at: now };
  await tx.insertInto('coupons').values(row).execute();
};

export const setStopped = async (tx: Tx, id: string, stopped: 'new' | 'all' | null): Promise<void> => {
  await sql`update coupons set stopped = ${stopped} where id = ${id}`.execute(tx);
};
