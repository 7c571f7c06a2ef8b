import type { Refusal } from '@zanga/contract/wire/route';
import type { IssueCode } from '@zanga/domain/ordering/cart-issue-codes';
import { refuse } from '../../../platform/refusal.ts';
import type { PricedStoredCart } from '../cart/price-stored-cart.ts';
import { kindOf, type OrderForm } from './draft-order.ts';

type WhyNotOrder = Refusal<
  | 'order.total_changed'
  | 'order.not_possible'
  | 'order.table_needed'
  | 'order.slot_gone'
  | 'order.sold_out'
  | 'order.age_check'
  | 'order.payment_not_allowed'
  | 'terms.outdated'
  | 'terms.to_agree'
  | 'brand.closed'
>;

const slotIssues: readonly IssueCode[] = ['slot_gone', 'no_slot', 'too_late'];
const soldOutIssues: readonly IssueCode[] = ['product_sold_out', 'product_few_left'];

const issueOf = ({ issues }: PricedStoredCart): WhyNotOrder | undefined => {
  const blocking = issues.filter((issue) => issue.blocking && issue.code !== 'age_check');
  const [first] = blocking;
  if (!first) return undefined;
  if (blocking.some(({ code }) => code === 'table_missing')) return refuse('order.table_needed');
  if (blocking.every(({ code }) => slotIssues.includes(code))) return refuse('order.slot_gone');
  if (blocking.every(({ code }) => soldOutIssues.includes(code))) return refuse('order.sold_out');
  return refuse('order.not_possible');
};

const isAllowed = ({ payments, cart }: PricedStoredCart, { payment_method }: OrderForm): boolean => {
  // A guest has no saved card.
  if (cart.userId === null && payment_method.startsWith('crd_')) return false;
  return payments.includes(kindOf({ payment_method }));
};

/** Why a priced cart cannot be ordered; problems of the cart come before its total. */
export const whyNotOrder = (priced: PricedStoredCart, form: OrderForm): WhyNotOrder | undefined => {
  const { termsVersion } = priced;
  if (!priced.open) return refuse('brand.closed');
  const issue = issueOf(priced);
  if (issue) return issue;
  if (priced.lines.length === 0) return refuse('order.not_possible');
  if (priced.priced.total !== form.expected_total) return refuse('order.total_changed');
  if (!isAllowed(priced, form)) return refuse('order.payment_not_allowed');
  if (termsVersion !== null && termsVersion !== form.terms_version) return refuse('terms.outdated');
  if (priced.toAgree) return refuse('terms.to_agree');
  const limited = priced.lines.some(({ product }) => product?.ageLimit != null);
  return limited && !form.of_age ? refuse('order.age_check') : undefined;
};
