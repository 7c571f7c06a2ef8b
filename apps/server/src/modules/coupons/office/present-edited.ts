import type { EditedCoupon } from '@zanga/contract/ordering/coupons-office';
import { couponFields } from '@zanga/domain/coupons/editing/coupon-fields';
import { type CouponForm, idsIn } from '@zanga/domain/coupons/editing/coupon-form';
import { occasions } from '@zanga/domain/coupons/occasions';
import { cents } from '@zanga/domain/money';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { readSimple, versionOf } from '../../../platform/edited-form.ts';
import { type CouponRow, type Phase, readCome, readNames } from './office-queries.ts';

/** The table's checks guarantee that each kind has its own columns, and only these. */
const rewardOf = (row: CouponRow): CouponForm['reward'] => {
  if (row.rate_basis_points !== null)
    return { kind: 'percentage', rate: row.rate_basis_points, most: row.most_cents };
  if (row.amount_cents !== null) return { kind: 'amount', amount: row.amount_cents };
  if (row.free_products !== null) return { kind: 'free_product', products: row.free_products };
  return { kind: 'free_delivery' };
};

const givenOf = ({ granted_on, granted_days }: CouponRow): CouponForm['given'] => {
  const on = occasions.find((one) => one === granted_on);
  return on === undefined || granted_days === null ? null : { on, days: granted_days };
};

/** A row as the form for staff. */
export const formOf = (row: CouponRow): CouponForm => ({
  ...readSimple(couponFields, { ...row, channels: row.channels ?? [] }),
  code: row.code,
  reward: rewardOf(row),
  shops: row.shops ?? [],
  categories: row.categories ?? [],
  products: row.products ?? [],
  given: givenOf(row),
});

const phaseOf = ({ begins_at, ends_at, stopped }: CouponRow, now: Date): Phase => {
  if (ends_at !== null && ends_at <= now) return 'ended';
  if (stopped !== null) return 'stopped';
  return begins_at > now ? 'later' : 'running';
};

/** A form of the domain as the contract sends it. */
const sentOf = (form: CouponForm): EditedCoupon['form'] => ({
  ...form,
  reward:
    form.reward.kind === 'free_product'
      ? { kind: 'free_product', products: [...form.reward.products] }
      : { ...form.reward },
  shops: [...form.shops],
  categories: [...form.categories],
  products: [...form.products],
  given: form.given && { ...form.given },
});

/** A coupon as staff edit it, with its uses so far. */
export const presentEdited = async (db: Db | Tx, row: CouponRow, now: Date): Promise<EditedCoupon> => {
  const form = formOf(row);
  const [{ saved, ...come }, names] = [await readCome(db, row.id, now), await readNames(db, idsIn(form))];
  return {
    id: row.id,
    version: versionOf(form),
    form: sentOf(form),
    phase: phaseOf(row, now),
    stopped: row.stopped === 'new' || row.stopped === 'all' ? row.stopped : null,
    names: Object.fromEntries(names),
    ...{ ...come, saved: cents(saved) },
  };
};
