import type { CouponForCart } from '@zanga/contract/ordering/coupons';
import type { UserId } from '@zanga/domain/ids';
import { zeroCents } from '@zanga/domain/money';
import { noCoupon } from '@zanga/domain/pricing/coupon-effect';
import { priceCart } from '@zanga/domain/pricing/price-cart';
import { readCart } from './cart-queries.ts';
import type { CartTools } from './cart-tools.ts';
import type { CountLines } from './count-lines.ts';
import { priceStoredCart } from './price-stored-cart.ts';

/** Judges each coupon of a customer for their live cart, by the prices and rules of an order. */
export const seeCartCoupons = async (
  tools: CartTools,
  { userId, countLines }: { readonly userId: UserId; readonly countLines: CountLines },
  now: Date,
): Promise<CouponForCart[]> => {
  const cart = await readCart(tools.db, { kind: 'customer', userId });
  if (!cart) return [];
  countLines(cart.lines.length);
  const { toJudge } = await priceStoredCart(tools, tools.db, { cart: { ...cart, coupon: null } }, now);
  const buyer = { member: toJudge.member, now };
  const lines = toJudge.lines.map(({ line }) => line);
  const plain = priceCart({ lines, parts: toJudge.parts, coupon: noCoupon }, buyer);
  const answers = await tools.walletFor(tools.db, toJudge);
  const options = answers.map(({ coupon, judged }): CouponForCart => {
    if (!judged.ok)
      return { ...coupon, usable: false, why_not: judged.text, saving: zeroCents, total: plain.total };
    const priced = priceCart({ lines, parts: toJudge.parts, coupon: judged.effect }, buyer);
    return { ...coupon, usable: true, why_not: null, saving: priced.couponSaving, total: priced.total };
  });
  return options.sort((a, b) => Number(b.usable) - Number(a.usable) || b.saving - a.saving);
};
