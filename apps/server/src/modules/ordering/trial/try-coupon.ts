import type { CouponTrial, TriedOn } from '@zanga/contract/ordering/offers/coupon-trial';
import type { Refusal } from '@zanga/contract/wire/route';
import { isBirthdayTime } from '@zanga/domain/coupons/birthday';
import type { CouponForm } from '@zanga/domain/coupons/editing/coupon-form';
import { add, zeroCents } from '@zanga/domain/money';
import { noCoupon } from '@zanga/domain/pricing/coupon-effect';
import { priceCart } from '@zanga/domain/pricing/price-cart';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import type { Session } from '../../../platform/session.ts';
import { judgeForm, problemsOfForm } from '../../coupons/public.ts';
import { orderIdOf } from '../board/desk-queries.ts';
import { readOrder, readShops } from '../order/order-queries.ts';
import { mayWorkForAll } from '../order/order-rights.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { madeUpCart } from './made-up-cart.ts';
import { soldCart } from './sold-cart.ts';
import type { ThingToTry } from './thing-to-try.ts';

type Tools = Pick<OrderTools, 'db' | 'membershipOf' | 'confirmsPhones'>;
type Trying = {
  readonly session: Session;
  readonly coupon: string | undefined;
  readonly form: CouponForm;
  readonly on: TriedOn;
};
type TrialRefusal = Refusal<'invalid' | 'order.not_found' | 'shop.not_found'>;

/** Cart for a trial: an order of the person's shops, or a made-up one. */
const thingOf = async (
  tools: Tools,
  { session, coupon, on }: Trying,
  now: Date,
): Promise<ThingToTry | TrialRefusal> => {
  if (on.kind === 'order') {
    const stored = await readOrder(tools.db, await orderIdOf(tools.db, on.order));
    if (!stored || !mayWorkForAll(session, stored)) return refuse('order.not_found');
    return soldCart(tools, { stored, coupon }, now);
  }
  const { shop } = on;
  if ((shop === null) !== (on.mode === 'shipping'))
    return refuse('invalid', { 'on.shop': ['Scegli il negozio: solo quello che si spedisce non ne ha'] });
  if (shop !== null && (await readShops(tools.db, [shop])).length === 0) return refuse('shop.not_found');
  const made = await madeUpCart(tools.db, on, now);
  return made.ok ? made.thing : refuse('invalid', made.fields);
};

const customerOf = ({ customer }: ThingToTry, now: Date): CouponTrial['customer'] =>
  customer && {
    first_order: !customer.hasOrdered,
    member: customer.member,
    birthday: customer.birthdate !== null && isBirthdayTime(customer.birthdate, now),
  };

/** Effect of a coupon that may not even be saved, by the rules and prices of the checkout. Nothing is written. */
export const tryCoupon = async (
  tools: Tools,
  trying: Trying,
  now: Date,
): Promise<CouponTrial | TrialRefusal> => {
  const thing = await thingOf(tools, trying, now);
  if (isRefusal(thing)) return thing;
  const fields = await problemsOfForm(tools.db, trying.form);
  if (fields) return refuse('invalid', fields);
  const { toJudge, names, customer, order } = thing;
  const judged = await judgeForm(tools.db, { ...trying, toJudge, customer });
  const { parts, member } = toJudge;
  const lines = toJudge.lines.map(({ line }) => line);
  const effect = judged.ok ? judged.effect : noCoupon;
  const priced = priceCart({ lines, parts, coupon: effect }, { member, now });
  const deliveryOff = add(zeroCents, ...priced.parts.map(({ couponDiscount }) => couponDiscount));
  return {
    why_not: judged.ok ? null : judged.text,
    order,
    customer: customerOf(thing, now),
    lines: priced.lines.map(({ id, qty, total, couponDiscount }) => ({
      ...{ id, name: names.get(id) ?? '', qty },
      ...{ total: add(total, couponDiscount), off: couponDiscount },
    })),
    delivery: add(priced.delivery, deliveryOff),
    delivery_off: deliveryOff,
    off: priced.couponSaving,
    total: priced.total,
  };
};
