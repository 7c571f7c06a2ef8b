import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { localDate } from '../time.ts';
import { birthdayEnds, birthdayIn, isBirthdayTime } from './birthday.ts';
import type { Coupon, CouponRules, Reward } from './coupon.ts';
import { couponEffect } from './effect.ts';
import { type CouponFacts, couponEligibility, type LineForRules } from './eligibility.ts';

const now = new Date('2026-06-15T10:00:00Z');
const ten: Reward = { kind: 'percentage', rate: 1000, most: null };

const couponOf = (rules: Partial<CouponRules> = {}, reward: Reward = ten): Coupon => ({
  id: 'cpn_1',
  title: 'Benvenuto',
  reward,
  rules: {
    from: new Date('2026-06-01T00:00:00Z'),
    until: null,
    minimum: cents(0),
    shops: null,
    channels: null,
    categories: null,
    products: null,
    firstOrder: false,
    membersOnly: false,
    birthday: false,
    limit: null,
    limitPerCustomer: null,
    stackable: false,
    suspended: false,
    ...rules,
  },
});

const line = (given: Partial<LineForRules> = {}): LineForRules => ({
  id: 'lin_a',
  part: 'food',
  product: 'prd_norma',
  categories: ['cat_pizze'],
  worth: cents(1000),
  discounted: false,
  ...given,
});

const customer = { unconfirmed: null, member: false, hasOrdered: true, birthdate: null, timesUsed: 0 };
const factsOf = (given: Partial<CouponFacts> = {}): CouponFacts => ({
  lines: [line()],
  parts: { food: { channel: 'delivery', shop: 'shp_catania', fee: cents(250) } },
  customer,
  timesUsedInAll: 0,
  now,
  ...given,
});

const reasonOf = (rules: Partial<CouponRules>, facts: Partial<CouponFacts> = {}, reward?: Reward) => {
  const answer = couponEligibility(couponOf(rules, reward), factsOf(facts));
  return answer.ok ? 'ok' : answer.text;
};

describe('a coupon', () => {
  it('holds between its dates', () => {
    expect(reasonOf({})).toBe('ok');
    expect(reasonOf({ until: now })).toBe('Questo coupon è scaduto il 15/06/2026');
    // A coupon valid to the end of the 14th expired on that day, as it had been announced.
    expect(reasonOf({ until: new Date('2026-06-14T22:00:00Z') })).toBe(
      'Questo coupon è scaduto il 14/06/2026',
    );
    expect(reasonOf({ from: new Date('2026-06-16T10:00:00Z') })).toBe(
      'Questo coupon vale da domani alle 12:00',
    );
  });

  it('may be for some people only', () => {
    expect(reasonOf({ membersOnly: true }, { customer: null })).toBe('Accedi per usare questo coupon');
    expect(reasonOf({ membersOnly: true })).toBe('Questo coupon è riservato a chi ha l’abbonamento');
    expect(reasonOf({ membersOnly: true }, { customer: { ...customer, member: true } })).toBe('ok');
    expect(reasonOf({ firstOrder: true })).toBe('Questo coupon vale solo per il primo ordine');
    const newcomer = { ...customer, hasOrdered: false };
    expect(reasonOf({ firstOrder: true }, { customer: newcomer })).toBe('ok');
    expect(reasonOf({ firstOrder: true }, { customer: { ...newcomer, unconfirmed: 'phone' } })).toBe(
      'Conferma il tuo numero di telefono in “I miei dati” per usare questo coupon',
    );
  });

  it('may be for one’s birthday, around it', () => {
    const born = (day: string) => ({ customer: { ...customer, birthdate: localDate(day) } });
    expect(reasonOf({ birthday: true })).toMatch(/Aggiungi la tua data di nascita/);
    expect(reasonOf({ birthday: true }, born('1990-06-15'))).toBe('ok');
    expect(reasonOf({ birthday: true }, born('1990-06-18'))).toBe('ok');
    expect(reasonOf({ birthday: true }, born('1990-06-08'))).toBe('ok');
    expect(reasonOf({ birthday: true }, born('1990-06-07'))).toMatch(/giorni del tuo compleanno/);
    expect(birthdayIn(2027, localDate('2000-02-29'))).toBe('2027-02-28');
    expect(birthdayIn(2028, localDate('2000-02-29'))).toBe('2028-02-29');
    expect(isBirthdayTime(localDate('1990-12-30'), new Date('2027-01-04T12:00:00Z'))).toBe(true);
    expect(isBirthdayTime(localDate('1990-01-01'), new Date('2026-12-30T12:00:00Z'))).toBe(true);
    expect(birthdayEnds(localDate('2026-12-30'))).toBe('2027-01-06');
  });

  it('is used as often as its limits allow', () => {
    expect(reasonOf({ limit: 3 }, { timesUsedInAll: 2 })).toBe('ok');
    expect(reasonOf({ limit: 3 }, { timesUsedInAll: 3 })).toBe('Questo coupon è esaurito');
    const used = (timesUsed: number) => ({ customer: { ...customer, timesUsed } });
    expect(reasonOf({ limitPerCustomer: 1 }, used(1))).toBe('Hai già usato questo coupon');
    expect(reasonOf({ limitPerCustomer: 2 }, used(2))).toBe('Hai già usato questo coupon 2 volte');
    expect(reasonOf({ limitPerCustomer: 2 }, used(1))).toBe('ok');
  });

  it('is valid in some shops and channels, for some dishes', () => {
    expect(reasonOf({ shops: ['shp_palermo'] })).toBe('Questo coupon non vale in questo negozio');
    expect(reasonOf({ channels: ['pickup'] })).toBe('Questo coupon vale solo per il ritiro in negozio');
    expect(reasonOf({ channels: ['pickup', 'onshop'] })).toBe(
      'Questo coupon vale solo per il ritiro in negozio o al tavolo',
    );
    expect(reasonOf({ categories: ['cat_dolci'] })).toMatch(/nessun prodotto a cui vale/);
    expect(reasonOf({ categories: ['cat_pizze'] })).toBe('ok');
    expect(reasonOf({ products: ['prd_norma'], categories: ['cat_dolci'] })).toBe('ok');
    expect(reasonOf({}, { lines: [line({ discounted: true })] })).toMatch(/già scontati/);
    expect(reasonOf({ stackable: true }, { lines: [line({ discounted: true })] })).toBe('ok');
    expect(reasonOf({ minimum: cents(1350) }).replace(/\s/g, ' ')).toBe(
      'Mancano 3,50 € ai 13,50 € di questo coupon',
    );
  });

  it('gives a dish that is in the cart, or free delivery', () => {
    const gift: Reward = { kind: 'free_product', products: ['prd_cannolo'] };
    expect(reasonOf({}, {}, gift)).toMatch(/Aggiungi al carrello il prodotto in omaggio/);
    const lines = [line(), line({ id: 'lin_b', product: 'prd_cannolo', worth: cents(350) })];
    expect(reasonOf({}, { lines }, gift)).toBe('ok');
    const free: Reward = { kind: 'free_delivery' };
    const part = (channel: 'delivery' | 'pickup' | 'onshop', fee: number) => ({
      parts: { food: { channel, shop: 'shp_catania' as const, fee: cents(fee) } },
    });
    expect(reasonOf({}, part('delivery', 250), free)).toBe('ok');
    expect(reasonOf({}, part('delivery', 0), free)).toMatch(/già gratis/);
    expect(reasonOf({}, part('pickup', 0), free)).toBe('Questo coupon vale con la consegna a domicilio');
    expect(reasonOf({}, part('onshop', 0), free)).toBe('Al tavolo non c’è consegna da pagare');
  });
});

describe('the effect of a coupon', () => {
  it('covers the lines its rules allow', () => {
    const lines = [
      line(),
      line({ id: 'lin_b', worth: cents(3000) }),
      line({ id: 'lin_c', discounted: true }),
    ];
    const touched = couponEligibility(couponOf(), factsOf({ lines }));
    if (!touched.ok) throw new Error(touched.text);
    expect(couponEffect(couponOf(), touched)).toEqual({
      kind: 'percent',
      rate: 1000,
      most: null,
      lines: new Set(['lin_a', 'lin_b']),
    });
  });

  it('never touches a line or a part that its rules leave out', () => {
    const some = fc.array(
      fc.record({
        id: fc.uuid(),
        part: fc.constantFrom('food' as const, 'goods' as const),
        product: fc.constantFrom('prd_a' as const, 'prd_b' as const),
        categories: fc.subarray(['cat_a', 'cat_b'] as const),
        worth: fc.nat(5000).map(cents),
        discounted: fc.boolean(),
      }),
      { maxLength: 8 },
    );
    const rules = fc.record({
      stackable: fc.boolean(),
      categories: fc.option(fc.subarray(['cat_a', 'cat_b'] as const, { minLength: 1 })),
      minimum: fc.nat(3000).map(cents),
    });
    fc.assert(
      fc.property(some, rules, (lines, given) => {
        const parts = {
          food: { channel: 'delivery' as const, shop: 'shp_a' as const, fee: cents(200) },
          goods: { channel: 'shipping' as const, shop: null, fee: cents(500) },
        };
        const answer = couponEligibility(couponOf(given), factsOf({ lines, parts }));
        if (!answer.ok) return;
        const touched = lines.filter(({ id }) => answer.lines.has(id));
        expect(touched.reduce((sum, { worth }) => sum + worth, 0)).toBeGreaterThanOrEqual(given.minimum);
        for (const { discounted, categories } of touched) {
          expect(given.stackable || !discounted).toBe(true);
          expect(
            given.categories === null || categories.some((name) => given.categories?.includes(name)),
          ).toBe(true);
        }
      }),
    );
  });
});
