import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../money.ts';
import { blankSimple } from '../../staff/editing/described.ts';
import { couponFields } from './coupon-fields.ts';
import {
  type CouponField,
  type CouponForm,
  couponProblems,
  isPromised,
  isUnusualReward,
} from './coupon-form.ts';

const form: CouponForm = {
  ...blankSimple(couponFields),
  title: 'Benvenuto',
  code: 'CIAO10',
  reward: { kind: 'percentage', rate: 1000, most: null },
  from: '2026-06-01T00:00:00.000Z',
  until: '2026-07-01T00:00:00.000Z',
  ...{ shops: [], categories: [], products: [], given: null },
};
const fieldsOf = (change: Partial<CouponForm>, uses = 0, held = 0) =>
  couponProblems({ ...form, ...change }, { form, uses, held }).map(({ field }) => field);

describe('the form of a coupon', () => {
  it.each([
    ['title', { title: '  ' }],
    ['code', { code: 'abc' }],
    ['code', { code: 'CON SPAZIO' }],
    ['reward', { reward: { kind: 'percentage', rate: 0, most: null } }],
    ['reward', { reward: { kind: 'amount', amount: cents(0) } }],
    ['reward', { reward: { kind: 'free_product', products: [] } }],
    ['until', { until: form.from }],
    ['limit_per_customer', { first_order: true, limit_per_customer: 2 }],
    ['limit_per_customer', { first_order: true }],
  ] as const)('says at %s what is wrong with it', (field, change) => {
    expect(fieldsOf(change)).toEqual([field]);
  });

  it('lets every field be changed until a customer has the coupon, and no promised one after', () => {
    const otherwise: Partial<CouponForm> = {
      ...{ title: 'Ciao', description: 'Ecco', code: 'CIAO20', from: '2026-06-02T00:00:00.000Z' },
      ...{ reward: { kind: 'free_delivery' }, minimum: cents(100), until: '2026-08-01T00:00:00.000Z' },
      ...{ shops: ['shp_a'], channels: ['pickup'], categories: ['cat_a'], products: ['prd_a'] },
      ...{ first_order: true, members_only: true, birthday: true, limit_per_customer: 1, limit: 9 },
      ...{ stackable: true, shareable: true, given: { on: 'birthday', days: 3 } },
    };
    // A changed form is a part of the form: its keys are fields.
    const fields = Object.keys(otherwise) as CouponField[];
    expect(fieldsOf(otherwise)).toEqual([]);
    for (const [uses, held] of [
      [1, 0],
      [0, 1],
    ])
      expect(fieldsOf(otherwise, uses, held).toSorted()).toEqual(fields.filter(isPromised).toSorted());
  });

  it('may be made longer while it lies in a wallet, and not shorter', () => {
    expect(fieldsOf({ until: null }, 0, 1)).toEqual([]);
    expect(fieldsOf({ until: '2026-06-20T00:00:00.000Z' }, 0, 1)).toEqual(['until']);
    expect(fieldsOf({ until: '2026-06-20T00:00:00.000Z' }, 1, 0)).toEqual([]);
  });

  it('never allows fewer uses than there were', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 1, max: 50 }), (uses, limit) => {
        expect(fieldsOf({ limit }, uses)).toEqual(limit < uses ? ['limit'] : []);
      }),
    );
  });

  it.each([
    [true, { reward: { kind: 'percentage', rate: 5000, most: null } }],
    [false, { reward: { kind: 'percentage', rate: 9000, most: cents(300) } }],
    [false, { reward: { kind: 'percentage', rate: 4999, most: null } }],
    [true, { reward: { kind: 'amount', amount: cents(501) }, minimum: cents(500) }],
    [false, { reward: { kind: 'amount', amount: cents(500) }, minimum: cents(500) }],
    [false, { reward: { kind: 'free_delivery' } }],
  ] as const)('is unusual (%s) where it gives much', (unusual, change) => {
    expect(isUnusualReward({ ...form, ...change })).toBe(unusual);
  });
});
