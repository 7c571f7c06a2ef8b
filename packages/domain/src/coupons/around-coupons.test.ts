import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import type { Coupon, CouponRules, Reward } from './coupon.ts';
import { rulesInWords, worthOf } from './coupon-words.ts';
import { birthdaysAround } from './occasions.ts';
import { shareability } from './sharing.ts';
import { hasUseAtTill, tillEligibility } from './till.ts';

const now = new Date('2026-06-15T10:00:00Z');
const day = 86_400_000;
const couponOf = (reward: Reward, rules: Partial<CouponRules> = {}): Coupon => ({
  id: 'cpn_1',
  title: 'Prova',
  reward,
  rules: {
    ...{ from: new Date(0), until: null, minimum: cents(0), shops: null, channels: null, categories: null },
    ...{ products: null, firstOrder: false, membersOnly: false, birthday: false, limit: null },
    ...{ limitPerCustomer: null, stackable: true, suspended: false },
    ...rules,
  },
});
const names = { shops: [], things: [], free: ['Arancino al ragù', 'Arancino al burro'] };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const gift: Reward = { kind: 'free_product', products: ['prd_a', 'prd_b'] };

describe('the words of a coupon', () => {
  it('[API-23] tell its worth', () => {
    const worth = (reward: Reward, free = names.free) => plain(worthOf(reward, { free }));
    expect(worth({ kind: 'percentage', rate: 1250, most: null })).toBe('−12,5 %');
    expect(worth({ kind: 'amount', amount: cents(500) })).toBe('−5,00 €');
    expect(worth(gift)).toBe('Gratis: Arancino al ragù o Arancino al burro');
    expect(worth(gift, ['a', 'b', 'c', 'd'])).toBe('Un prodotto gratis a scelta');
    expect(worth({ kind: 'free_delivery' })).toBe('Consegna gratis');
  });

  it('[API-23] always say who pays for the delivery', () => {
    const last = (reward: Reward) => rulesInWords(couponOf(reward), names).at(-1);
    expect(last({ kind: 'free_delivery' })).toBe('La consegna la paghiamo noi, il resto dell’ordine no');
    for (const reward of [gift, { kind: 'amount', amount: cents(1) }] as const)
      expect(last(reward)).toBe('La consegna, dove si paga, resta a tuo carico');
  });
});

describe('a coupon at the till', () => {
  it('[API-23] is of use in its own shops, for orders in the shop', () => {
    const facts = { customer: null, timesUsedInAll: 0, now };
    expect(hasUseAtTill(couponOf({ kind: 'free_delivery' })).ok).toBe(false);
    expect(hasUseAtTill(couponOf(gift, { channels: ['delivery', 'totem'] })).ok).toBe(true);
    const here = couponOf(gift, { shops: ['shp_catania'] });
    expect(tillEligibility(here, { ...facts, shop: 'shp_catania' })).toEqual({ ok: true });
    for (const shop of ['shp_palermo', null] as const)
      expect(tillEligibility(here, { ...facts, shop })).toMatchObject({
        text: expect.stringMatching(/negozio$/),
      });
    const over = couponOf(gift, { until: now });
    expect(tillEligibility(over, { ...facts, shop: null })).toMatchObject({
      text: expect.stringMatching(/scaduto/),
    });
  });
});

describe('giving a coupon away', () => {
  const thing = { shareable: true, hands: 0, until: null, used: false };
  it('[API-24] holds for a week, never longer than the coupon, through three hands', () => {
    expect(shareability(thing, now)).toEqual({ ok: true, expiresAt: new Date(now.getTime() + 7 * day) });
    const until = new Date(now.getTime() + day);
    expect(shareability({ ...thing, until }, now)).toEqual({ ok: true, expiresAt: until });
    expect(shareability({ ...thing, hands: 2 }, now).ok).toBe(true);
    expect(shareability({ ...thing, hands: 3 }, now)).toMatchObject({
      text: expect.stringMatching(/3 volte/),
    });
    expect(shareability({ ...thing, shareable: false }, now)).toMatchObject({
      text: 'Questo coupon è solo per te',
    });
    for (const gone of [{ used: true }, { until: now }])
      expect(shareability({ ...thing, ...gone }, now)).toEqual({ ok: false, text: null });
  });
});

describe('the birthdays around a day', () => {
  const born = (at: string) => birthdaysAround(new Date(at)).map((one) => `${one.born} ${one.year}`);
  it('[STA-7] reach from a week ago to three days from now, over the turn of the year', () => {
    expect(born('2026-12-30T12:00:00Z')).toEqual([
      ...['12-23 2026', '12-24 2026', '12-25 2026', '12-26 2026', '12-27 2026', '12-28 2026', '12-29 2026'],
      ...['12-30 2026', '12-31 2026', '01-01 2027', '01-02 2027'],
    ]);
  });

  it('[STA-7] hold the 29th of February where there is none, and only then beside the 28th', () => {
    expect(born('2027-02-28T12:00:00Z')).toContain('02-29 2027');
    expect(born('2028-02-27T12:00:00Z').filter((one) => one === '02-29 2028')).toHaveLength(1);
    const [first] = birthdaysAround(new Date('2026-06-15T10:00:00Z'));
    expect(first).toEqual({ born: '06-08', year: 2026, until: new Date('2026-06-15T22:00:00Z') });
  });
});
