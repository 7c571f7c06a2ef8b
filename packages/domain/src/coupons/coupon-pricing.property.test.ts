import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channels } from '../catalogue/vocabulary.ts';
import { cents, subtract } from '../money.ts';
import { noCoupon } from '../pricing/coupon-effect.ts';
import { type CartToPrice, priceCart, termsOfPart } from '../pricing/price-cart.ts';
import { now, someCart } from '../pricing/testing.ts';
import type { Coupon, Reward } from './coupon.ts';
import { couponEffect } from './effect.ts';
import { couponEligibility } from './eligibility.ts';

const products = ['prd_a', 'prd_b', 'prd_c'] as const;
const someProducts = fc.subarray([...products], { minLength: 1 });

const someReward: fc.Arbitrary<Reward> = fc.oneof(
  fc.record({
    kind: fc.constant('percentage' as const),
    rate: fc.integer({ min: 1, max: 10_000 }),
    most: fc.option(fc.integer({ min: 1, max: 3000 }).map(cents)),
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    amount: fc.integer({ min: 1, max: 30_000 }).map(cents),
  }),
  fc.record({ kind: fc.constant('free_product' as const), products: someProducts }),
  fc.constant({ kind: 'free_delivery' as const }),
);

const someCoupon: fc.Arbitrary<Coupon> = fc
  .record({
    reward: someReward,
    minimum: fc.nat(3000).map(cents),
    channels: fc.option(fc.subarray([...channels], { minLength: 1 })),
    products: fc.option(someProducts),
    stackable: fc.boolean(),
    suspended: fc.constant(false),
  })
  .map(({ reward, ...rules }) => ({
    id: 'cpn_1',
    title: 'Prova',
    reward,
    rules: {
      ...{
        from: new Date(0),
        until: null,
        shops: null,
        categories: null,
        firstOrder: false,
        membersOnly: false,
      },
      ...{ birthday: false, limit: null, limitPerCustomer: null },
      ...rules,
    },
  }));

/** Price of a cart with a coupon, which its rules may refuse. */
const pay = ({ lines, parts }: CartToPrice, coupon: Coupon, member: boolean) => {
  const plain = priceCart({ lines, parts, coupon: noCoupon }, { member, now });
  const eligible = couponEligibility(coupon, {
    lines: plain.lines.map(({ id, part, list, discount }, at) => ({
      ...{ id, part, categories: [], product: products[at % 3] ?? 'prd_a' },
      ...{ worth: subtract(list, discount), discounted: discount > 0 },
    })),
    parts: Object.fromEntries(
      plain.parts.map(({ part, charged }) => [
        part,
        { channel: termsOfPart({ parts }, part).mode, shop: null, fee: charged },
      ]),
    ),
    ...{ customer: null, timesUsedInAll: 0, now },
  });
  const effect = eligible.ok ? couponEffect(coupon, eligible) : noCoupon;
  return { plain, eligible, priced: priceCart({ lines, parts, coupon: effect }, { member, now }) };
};

describe('any coupon and the price of any cart', () => {
  it('[API-38] takes off public discounts and the member’s first, then its own, never below zero', () => {
    fc.assert(
      fc.property(someCart, someCoupon, fc.boolean(), (cart, coupon, member) => {
        const { plain, eligible, priced } = pay(cart, coupon, member);
        expect(priced.total).toBeGreaterThanOrEqual(0);
        expect(plain.total - priced.total).toBe(priced.couponSaving);
        for (const [at, line] of priced.lines.entries()) {
          const before = plain.lines[at];
          expect([line.list, line.discount, line.memberDiscount]).toEqual([
            before?.list,
            before?.discount,
            before?.memberDiscount,
          ]);
          expect(line.couponDiscount).toBeLessThanOrEqual(before?.total ?? 0);
          if (line.couponDiscount > 0) expect(eligible.ok && eligible.lines.has(line.id)).toBe(true);
          if (line.couponDiscount > 0 && !coupon.rules.stackable) expect(line.discount).toBe(0);
        }
        // A coupon on dishes leaves the delivery fee as it was.
        if (coupon.reward.kind !== 'free_delivery') expect(priced.delivery).toBe(plain.delivery);
      }),
    );
  });

  it('[API-38] never takes more than it says', () => {
    fc.assert(
      fc.property(someCart, someCoupon, (cart, coupon) => {
        const { priced } = pay(cart, coupon, false);
        const { reward } = coupon;
        if (reward.kind === 'amount') expect(priced.couponSaving).toBeLessThanOrEqual(reward.amount);
        if (reward.kind === 'percentage' && reward.most !== null)
          expect(priced.couponSaving).toBeLessThanOrEqual(reward.most);
        if (reward.kind === 'free_product')
          expect(priced.lines.filter(({ couponDiscount }) => couponDiscount > 0).length).toBeLessThanOrEqual(
            1,
          );
        if (reward.kind === 'free_delivery') expect(priced.couponDiscount).toBe(0);
      }),
    );
  });

  it('[API-38] never makes a member pay more than others who have the same coupon', () => {
    const onDishes = someCoupon.filter(({ reward }) => reward.kind !== 'free_delivery');
    fc.assert(
      fc.property(someCart, onDishes, (cart, coupon) => {
        const [visitor, member] = [pay(cart, coupon, false), pay(cart, coupon, true)];
        expect(member.priced.total).toBeLessThanOrEqual(visitor.priced.total);
        expect(visitor.priced.primeSaving).toBe(visitor.priced.total - member.priced.total);
      }),
    );
  });
});
