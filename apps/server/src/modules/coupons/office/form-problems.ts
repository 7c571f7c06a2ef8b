import { type CouponForm, type CouponProblem, idsIn } from '@zanga/domain/coupons/editing/coupon-form';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { readNames } from './office-queries.ts';

/** Problems of a form that names deleted shops, categories or products, by field. */
export const goneProblems = async (db: Db | Tx, form: CouponForm): Promise<readonly CouponProblem[]> => {
  const names = await readNames(db, idsIn(form));
  const lists = ['shops', 'categories', 'products'] as const;
  const gone = lists.filter((field) => form[field].some((one) => !names.has(one)));
  const free = form.reward.kind === 'free_product' ? form.reward.products : [];
  const fields = [...gone, ...(free.some((one) => !names.has(one)) ? (['reward'] as const) : [])];
  return fields.map((field) => ({ field, text: 'Qualcosa di quello che hai scelto non c’è più' }));
};
