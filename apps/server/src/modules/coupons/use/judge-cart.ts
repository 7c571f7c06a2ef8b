import type { Coupon } from '@zanga/domain/coupons/coupon';
import { couponEffect } from '@zanga/domain/coupons/effect';
import { couponEligibility, type LineForRules, type PartForRules } from '@zanga/domain/coupons/eligibility';
import { type AddressId, asId, type CartId, type UserId } from '@zanga/domain/ids';
import { subtract } from '@zanga/domain/money';
import type { CarriedPart, Mode, PartKey } from '@zanga/domain/ordering/cart-parts';
import { type CouponEffect, noCoupon } from '@zanga/domain/pricing/coupon-effect';
import { type CartLine, type PartTerms, priceCart, termsOfPart } from '@zanga/domain/pricing/price-cart';
import type { PersonFacts } from '../wallet/read-person.ts';

/** Facts of a cart that coupons judge. */
export type CartToJudge = {
  readonly cart: {
    readonly id: CartId;
    readonly userId: UserId | null;
    readonly singleCartShop: string | null;
    readonly couponChoice: string | null;
  };
  readonly lines: readonly {
    readonly line: CartLine;
    readonly product: { readonly id: string; readonly categories: readonly string[] };
  }[];
  readonly deliveries: readonly {
    readonly part: PartKey;
    readonly mode: Mode;
    readonly shop: string | null;
    readonly address_id: AddressId | null;
    readonly address: unknown;
  }[];
  readonly parts: Readonly<Record<CarriedPart, PartTerms>>;
  readonly member: boolean;
  readonly now: Date;
};

export type CouponJudgement =
  | { readonly ok: true; readonly effect: CouponEffect }
  | { readonly ok: false; readonly text: string };

const factsOf = ({ cart, lines, deliveries, parts, member, now }: CartToJudge) => {
  const priced = priceCart(
    { lines: lines.map(({ line }) => line), parts, coupon: noCoupon },
    { member, now },
  );
  const products = new Map(lines.map(({ line, product }) => [line.id, product]));
  const lineFacts = priced.lines.flatMap(({ id, part, list, discount }): LineForRules[] => {
    const product = products.get(id);
    if (!product) return [];
    const categories = product.categories.map((category) => asId('cat', category));
    const worth = subtract(list, discount);
    return [{ id, part, product: asId('prd', product.id), categories, worth, discounted: discount > 0 }];
  });
  const partFacts = priced.parts.map(({ part, charged }): [PartKey, PartForRules] => {
    const delivery = deliveries.find((delivery) => delivery.part === part);
    const { mode } = termsOfPart({ parts }, part);
    const shop = mode === 'shipping' || mode === 'entry' ? null : (delivery?.shop ?? cart.singleCartShop);
    const isKnown =
      mode !== 'delivery' || (shop !== null && (delivery?.address_id ?? delivery?.address ?? null) !== null);
    return [
      part,
      { channel: mode, shop: shop === null ? null : asId('shp', shop), fee: isKnown ? charged : null },
    ];
  });
  return { lines: lineFacts, parts: Object.fromEntries(partFacts) };
};

/** Narrows a reward of several products to the chosen one; a choice that is not offered counts as none. */
const withChoice = (coupon: Coupon, choice: string | null): Coupon => {
  const { reward } = coupon;
  const chosen = reward.kind === 'free_product' ? reward.products.filter((id) => id === choice) : [];
  return chosen.length > 0 ? { ...coupon, reward: { kind: 'free_product', products: chosen } } : coupon;
};

/** Judges coupons for one cart: the reward, or why there is none. */
export const judgeOf = (toJudge: CartToJudge) => {
  const cart = factsOf(toJudge);
  return (coupon: Coupon, person: PersonFacts): CouponJudgement => {
    const chosen = withChoice(coupon, toJudge.cart.couponChoice);
    const eligible = couponEligibility(chosen, { ...cart, ...person });
    return eligible.ok ? { ok: true, effect: couponEffect(chosen, eligible) } : eligible;
  };
};
