import { describe, expect, it } from 'vitest';
import { cents } from '../../money.ts';
import { blankForm, declarationOf, formProblems, isUnusualPrice, type ProductForm } from './product-form.ts';

const form: ProductForm = {
  ...{ ...blankForm, name: 'Arancino', price: cents(350), channels: ['pickup'], categories: ['cat_1'] },
  diet_contents: [],
  allergens: { contains: ['gluten'], may_contain: ['milk', 'gluten'] },
  published: true,
};
const food = { kind: 'food', rootCategory: 'cat_1', optionGroups: [] } as const;
const draft = { ...form, published: false };
const fieldsOf = (one: ProductForm) => formProblems(one, food).map(({ field }) => field);

describe('a product’s form', () => {
  it('may be published when no field is missing', () => {
    expect(formProblems(form, food)).toEqual([]);
  });

  it('is kept as a draft, and not published, before its allergens are declared', () => {
    expect(fieldsOf({ ...form, allergens: null })).toEqual(['allergens']);
    expect(fieldsOf({ ...draft, allergens: null, channels: [] })).toEqual([]);
  });

  it('cannot be planned either before its allergens are declared', () => {
    const planned = { ...draft, publish_at: '2026-05-02T10:00:00.000Z' };
    expect(fieldsOf(planned)).toEqual([]);
    expect(fieldsOf({ ...planned, allergens: null })).toEqual(['allergens']);
    expect(fieldsOf({ ...form, archived: true })).toEqual(['archived']);
  });

  it('never costs members more, nor less than nothing, even as a draft', () => {
    expect(fieldsOf({ ...draft, prime_price: cents(351) })).toEqual(['prime_price']);
    expect(fieldsOf({ ...draft, vat_class: 'alcohol', age_limit: 16 })).toEqual(['age_limit']);
  });

  it('has a reduction below the price, with a reason and its dates in order', () => {
    const reduction = { price: cents(350), reason: ' ', from: '2026-05-02T00:00:00.000Z', until: null };
    expect(fieldsOf({ ...draft, reduction })).toEqual(['reduction', 'reduction']);
    const backwards = { price: cents(300), reason: 'Festa', from: '2026-05-02T00:00:00.000Z' };
    expect(fieldsOf({ ...draft, reduction: { ...backwards, until: '2026-05-01T00:00:00.000Z' } })).toEqual([
      'reduction',
    ]);
  });

  it('takes windows that end after they begin, past midnight too', () => {
    const window = { weekdays: [5, 6], from: 1200, to: 1560, first_date: null, last_date: null };
    expect(fieldsOf({ ...draft, windows: [window] })).toEqual([]);
    expect(fieldsOf({ ...draft, windows: [{ ...window, to: 1200 }] })).toEqual(['windows']);
    const backwards = { ...window, first_date: '2026-08-02', last_date: '2026-08-01' };
    expect(fieldsOf({ ...draft, windows: [backwards] })).toEqual(['windows']);
  });

  it('has a pack above zero, exact to the thousandth', () => {
    const pack = (quantity: number) => fieldsOf({ ...draft, pack: { quantity, unit: 'l' } });
    expect([0.75, 0.333, 1, 100_000].map(pack)).toEqual([[], [], [], []]);
    expect([0, -1, 0.3333, 100_001, Number.NaN].map(pack)).toEqual(Array(5).fill(['pack']));
  });

  it('takes “contains” over “may contain” for one allergen', () => {
    expect(declarationOf(form)).toEqual({ gluten: 'contains', milk: 'may_contain' });
    expect(declarationOf({ ...form, allergens: null })).toBeNull();
  });

  it('asks again about a price of zero or ten thousand euro', () => {
    expect([0, 1, 999_999, 1_000_000].map((price) => isUnusualPrice(cents(price)))).toEqual([
      ...[true, false, false, true],
    ]);
  });
});
