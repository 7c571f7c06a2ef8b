import type { FieldErrors } from '@zanga/contract/wire/route';
import { type CouponForm, couponOf, couponProblems } from '@zanga/domain/coupons/editing/coupon-form';
import type { CouponCustomer } from '@zanga/domain/coupons/standing';
import { asId, type OrderId, type UserId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';
import { problemFields } from '../../../platform/edited-form.ts';
import { readCategoriesBelow, readPersonAt, readUsedInAll } from '../use/form-queries.ts';
import { type CartToJudge, type CouponJudgement, judgeOf } from '../use/judge-cart.ts';
import { goneProblems } from './form-problems.ts';

/** Problems that prevent trying a form; its texts and its code may still be missing. */
export const problemsOfForm = async (db: Db, form: CouponForm): Promise<FieldErrors | undefined> => {
  const found = [...couponProblems(form, undefined), ...(await goneProblems(db, form))];
  const problems = found.filter(({ field }) => field !== 'title' && field !== 'code');
  return problems.length === 0 ? undefined : problemFields(problems);
};

type FormTrial = {
  readonly form: CouponForm;
  /** Id of the coupon, if the form edits one. */
  readonly coupon: string | undefined;
  readonly toJudge: CartToJudge;
  readonly customer: CouponCustomer | null;
};

/** Judges a form that may not even be saved, by the rules of the checkout, as if the coupon ran. */
export const judgeForm = async (
  db: Db,
  { form, coupon, toJudge, customer }: FormTrial,
): Promise<CouponJudgement> => {
  const { rules, ...draft } = couponOf(form);
  const below = await readCategoriesBelow(db, form.categories);
  const categories = rules.categories && below.map((id) => asId('cat', id));
  const timesUsedInAll = coupon === undefined || rules.limit === null ? 0 : await readUsedInAll(db, coupon);
  return judgeOf(toJudge)(
    { ...draft, id: coupon ?? '', rules: { ...rules, categories } },
    { customer, timesUsedInAll, now: toJudge.now },
  );
};

type WhoOrdered = {
  readonly userId: UserId;
  readonly orderId: OrderId;
  readonly orderedAt: Date;
  readonly member: boolean;
  readonly coupon: string | undefined;
  readonly confirmsPhones: boolean;
};

/** The customer of an order as a coupon saw them before it; null for guests. */
export const customerAt = async (db: Db, { member, ...who }: WhoOrdered): Promise<CouponCustomer | null> => {
  const person = await readPersonAt(db, who);
  if (!person) return null;
  const { unconfirmed, hasOrdered, birthdate, timesUsed } = person;
  return { unconfirmed, member, hasOrdered, birthdate, timesUsed };
};
