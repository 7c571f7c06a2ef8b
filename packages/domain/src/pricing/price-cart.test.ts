import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { noCoupon } from './coupon-effect.ts';
import { type CartToPrice, priceCart } from './price-cart.ts';
import { cartLine, now, partTerms } from './testing.ts';

const visitor = { member: false, now };
const member = { member: true, now };

const cart = (given: Partial<CartToPrice>): CartToPrice => ({
  lines: [],
  parts: { food: partTerms(), goods: partTerms({ mode: 'shipping' }) },
  coupon: noCoupon,
  ...given,
});
const food = (terms: Parameters<typeof partTerms>[0]) => ({ food: partTerms(terms), goods: partTerms() });
const couponOf = (given: CartToPrice) =>
  Object.fromEntries(priceCart(given, visitor).lines.map(({ id, couponDiscount }) => [id, couponDiscount]));

describe('priceCart', () => {
  it('[API-38] is zero for an empty cart', () => {
    expect(priceCart(cart({}), visitor)).toMatchObject({ lines: [], parts: [], total: 0, qty: 0, vat: [] });
  });

  it('[API-38] sums lines, discounts and fees, and the tax in them by rate', () => {
    const lines = [
      cartLine('lin_a', { price: 1000, reducedTo: 900, qty: 2 }),
      cartLine('lin_b', { price: 300, vatClass: 'drink' }),
    ];
    const priced = priceCart(cart({ lines, parts: food({ fee: cents(250) }) }), visitor);
    expect(priced).toMatchObject({ qty: 3, list: 2300, discount: 200, delivery: 250, total: 2350 });
    // 2,50 € follow 18,00 € at 10 % and 3,00 € at 22 %: 2,14 € and 0,36 €.
    expect(priced.vat).toEqual([
      { rate: 1000, gross: 2014, vat: 164 + 19 },
      { rate: 2200, gross: 336, vat: 54 + 6 },
    ]);
  });

  it('[API-38] taxes a drink by where it is served', () => {
    const lines = [cartLine('lin_a', { vatClass: 'drink' })];
    const rateWhen = (mode: 'delivery' | 'onshop') =>
      priceCart(cart({ lines, parts: food({ mode }) }), visitor).lines[0]?.vatRate;
    expect([rateWhen('delivery'), rateWhen('onshop')]).toEqual([2200, 1000]);
  });

  it('[API-38] delivers for free from the threshold on, and tells the amounts missing to it and to the minimum', () => {
    const terms = { fee: cents(250), minimum: cents(1500), freeOver: cents(2000) };
    const partFor = (price: number) =>
      priceCart(cart({ lines: [cartLine('lin_a', { price })], parts: food(terms) }), visitor).parts[0];
    expect(partFor(1150)).toMatchObject({ charged: 250, missing: 350, missingToFree: 850 });
    expect(partFor(1999)).toMatchObject({ charged: 250, missing: 0, missingToFree: 1 });
    expect(partFor(2000)).toMatchObject({ charged: 0, feeDiscount: 250, missingToFree: 0 });
  });

  it('[API-38] measures thresholds by everybody’s prices, so that neither membership nor coupon costs the free delivery', () => {
    const given = cart({
      lines: [cartLine('lin_a', { price: 2000, memberPrice: 1500 })],
      parts: food({ fee: cents(250), minimum: cents(2000), freeOver: cents(2000) }),
      coupon: { kind: 'amount', amount: cents(700), lines: new Set(['lin_a']) },
    });
    expect(priceCart(given, member)).toMatchObject({ memberDiscount: 500, couponDiscount: 700, total: 800 });
    expect(priceCart(given, member).parts[0]).toMatchObject({ subtotal: 2000, missing: 0, charged: 0 });
  });

  it('[API-38] gives members a threshold of their own, and counts it in the saving of Prime', () => {
    const given = cart({
      lines: [cartLine('lin_a', { price: 1500, memberPrice: 1400 })],
      parts: food({ fee: cents(250), freeOver: cents(3000), memberFreeOver: cents(1200) }),
    });
    expect(priceCart(given, visitor)).toMatchObject({ total: 1750, primeSaving: 350 });
    expect(priceCart(given, member)).toMatchObject({ total: 1400, primeSaving: 0 });
  });

  it('[API-38] asks no fee for an empty part', () => {
    const parts = { food: partTerms({ fee: cents(250) }), goods: partTerms({ fee: cents(590) }) };
    const priced = priceCart(cart({ lines: [cartLine('lin_a', { part: 'goods' })], parts }), visitor);
    expect(priced.parts.map(({ part, charged }) => [part, charged])).toEqual([['goods', 590]]);
  });
});

describe('a coupon in a cart', () => {
  const thirds = ['lin_b', 'lin_c', 'lin_a'].map((id) => cartLine(id, { price: 333 }));
  const all = new Set(['lin_a', 'lin_b', 'lin_c']);

  it('[API-38] is shared over its lines to the cent, of equal claims the first id wins', () => {
    const percent = couponOf(
      cart({ lines: thirds, coupon: { kind: 'percent', rate: 1000, most: null, lines: all } }),
    );
    expect(percent).toEqual({ lin_a: 34, lin_b: 33, lin_c: 33 });
    const amount = { kind: 'amount', amount: cents(200), lines: all } as const;
    expect(couponOf(cart({ lines: thirds, coupon: amount }))).toEqual({ lin_a: 67, lin_b: 67, lin_c: 66 });
  });

  it('[API-38] leaves all other lines alone, and takes no more than its lines cost', () => {
    const amount = { kind: 'amount', amount: cents(5000), lines: new Set(['lin_b']) } as const;
    expect(couponOf(cart({ lines: thirds, coupon: amount }))).toEqual({ lin_a: 0, lin_b: 333, lin_c: 0 });
    const elsewhere = { ...amount, lines: new Set(['lin_z']) };
    expect(couponOf(cart({ lines: thirds, coupon: elsewhere }))).toEqual({ lin_a: 0, lin_b: 0, lin_c: 0 });
  });

  it('[API-38] gives one piece of the dearest dish, whose options are paid', () => {
    const lines = [
      cartLine('lin_a', { price: 800, extra: 900, qty: 3 }),
      cartLine('lin_b', { price: 900, extra: 100, qty: 2 }),
      cartLine('lin_c', { price: 900, extra: -200 }),
    ];
    const coupon = { kind: 'free_product', lines: all } as const;
    expect(couponOf(cart({ lines, coupon }))).toEqual({ lin_a: 0, lin_b: 900, lin_c: 0 });
  });

  it('[API-38] pays the delivery where nothing else makes it free', () => {
    const coupon = { kind: 'free_delivery', parts: new Set(['food'] as const) } as const;
    const lines = [cartLine('lin_a', { price: 1000 })];
    const paid = priceCart(cart({ lines, coupon, parts: food({ fee: cents(250) }) }), visitor);
    expect(paid).toMatchObject({ delivery: 0, couponSaving: 250, couponDiscount: 0, total: 1000 });
    const free = food({ fee: cents(250), freeOver: cents(1000) });
    expect(priceCart(cart({ lines, coupon, parts: free }), visitor).couponSaving).toBe(0);
  });

  it('[API-38] of the whole leaves nothing to pay, and a fee is then taxed in equal shares', () => {
    const lines = [cartLine('lin_a'), cartLine('lin_b', { vatClass: 'drink' })];
    const coupon = { kind: 'percent', rate: 10_000, most: null, lines: all } as const;
    const priced = priceCart(cart({ lines, coupon, parts: food({ fee: cents(251) }) }), visitor);
    expect(priced.total).toBe(251);
    expect(priced.vat.map(({ rate, gross }) => [rate, gross])).toEqual([
      [1000, 126],
      [2200, 125],
    ]);
  });
});
