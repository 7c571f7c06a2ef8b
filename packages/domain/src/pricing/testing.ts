import fc from 'fast-check';
import { choice, optionGroup } from '../catalogue/testing.ts';
import { vatClasses } from '../catalogue/vocabulary.ts';
import { type Cents, cents } from '../money.ts';
import { modes, partKeys } from '../ordering/cart-parts.ts';
import type { CouponEffect } from './coupon-effect.ts';
import type { CartLine, CartToPrice, PartTerms } from './price-cart.ts';

/** The instant of all prices here. */
export const now = new Date('2026-06-15T10:00:00Z');

type TestLine = Partial<Omit<CartLine, 'toPrice'>> & {
  readonly price?: number;
  readonly reducedTo?: number | null;
  readonly memberPrice?: number | null;
  readonly extra?: number;
  readonly qty?: number;
};

/** A line of one pizza of 10,00 € without reduction; `given` overrides this. */
export const cartLine = (id: string, given: TestLine = {}): CartLine => {
  const { price = 1000, reducedTo = null, memberPrice = null, extra = 0, qty = 1, ...rest } = given;
  const reduction =
    reducedTo === null
      ? null
      : { price: cents(reducedTo), reason: 'Estate', startsAt: new Date('2026-06-01'), endsAt: null };
  return {
    id,
    part: 'food',
    vatClass: 'prepared_food',
    toPrice: {
      price: { list: cents(price), reduction },
      memberPrice: memberPrice === null ? null : cents(memberPrice),
      groups: [optionGroup('Extra', [choice('Prova', { priceDelta: cents(extra) })])],
      chosen: ['cho_Prova'],
      qty,
    },
    ...rest,
  };
};

/** Terms without fee, minimum and thresholds; `given` overrides this. */
export const partTerms = (given: Partial<PartTerms> = {}): PartTerms => {
  const zero = cents(0);
  return { mode: 'delivery', fee: zero, minimum: zero, freeOver: null, memberFreeOver: null, ...given };
};

const amount = (most: number) => fc.nat(most).map(cents);

const someLine = (id: string): fc.Arbitrary<CartLine> =>
  fc
    .record({
      part: fc.constantFrom(...partKeys),
      vatClass: fc.constantFrom(...vatClasses),
      price: fc.nat(5000),
      reducedTo: fc.option(fc.nat(5000)),
      memberPrice: fc.option(fc.nat(5000)),
      extra: fc.integer({ min: -3000, max: 3000 }),
      qty: fc.integer({ min: 1, max: 20 }),
    })
    .map((given) => cartLine(id, given));

const someTerms: fc.Arbitrary<PartTerms> = fc.record({
  mode: fc.constantFrom(...modes),
  fee: amount(900),
  minimum: amount(4000),
  freeOver: fc.option(amount(20_000)),
  memberFreeOver: fc.option(amount(20_000)),
});

const someCoupon = (ids: readonly string[]): fc.Arbitrary<CouponEffect> => {
  const lines = fc.subarray([...ids]).map((some) => new Set(some));
  return fc.oneof(
    fc.constant({ kind: 'none' as const }),
    fc.record({
      kind: fc.constant('percent' as const),
      rate: fc.integer({ min: 0, max: 10_000 }),
      most: fc.option(amount(3000)),
      lines,
    }),
    fc.record({ kind: fc.constant('amount' as const), amount: amount(30_000), lines }),
    fc.record({ kind: fc.constant('free_product' as const), lines }),
    fc.record({
      kind: fc.constant('free_delivery' as const),
      parts: fc.subarray([...partKeys]).map((some) => new Set(some)),
    }),
  );
};

/** Any cart of up to eight lines, with any coupon on any of them. */
export const someCart: fc.Arbitrary<CartToPrice> = fc.nat(8).chain((count) => {
  const ids = Array.from({ length: count }, (_, at) => `lin_${at}`);
  return fc.record({
    lines: fc.tuple(...ids.map(someLine)),
    parts: fc.record({ food: someTerms, goods: someTerms }),
    coupon: someCoupon(ids),
  });
});

/** A sum computed without our own arithmetic. */
export const plainSum = (amounts: readonly Cents[]): number => amounts.reduce<number>((a, b) => a + b, 0);
