import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CategoryId, OptionGroupId, ShopId } from '../../ids.ts';
import { cents } from '../../money.ts';
import { blankForm, type ProductForm } from '../editing/product-form.ts';
import type { Names } from '../table/columns.ts';
import { naming } from '../table/naming.ts';
import { judgeChange, type ManyChange } from './change-many.ts';
import { type PriceChange, repriced, roundedTo } from './price-change.ts';

const amounts = fc.integer({ min: 0, max: 10_000_000 }).map(cents);
const percents = fc.integer({ min: -10_000, max: 100_000 });
const endings = [
  ['whole', 0],
  ['fifty', 50],
  ['ninety', 90],
] as const;

describe('a price that is rounded', () => {
  it.each(endings)(
    'to %s ends in it, is the nearest that does, and stays where it was rounded',
    (to, end) => {
      fc.assert(
        fc.property(amounts, (amount) => {
          const made = roundedTo(amount, to);
          expect(made % 100).toBe(end);
          expect(Math.abs(made - amount) <= 50 || (made < 100 && amount < made)).toBe(true);
          expect(roundedTo(made, to)).toBe(made);
        }),
      );
    },
  );

  it.each(endings)('to %s keeps the order of prices', (to) => {
    fc.assert(fc.property(amounts, amounts, (a, b) => a > b || roundedTo(a, to) <= roundedTo(b, to)));
  });

  it('is the higher one of two that are as near', () => {
    expect(roundedTo(cents(850), 'whole')).toBe(900);
    expect(roundedTo(cents(800), 'fifty')).toBe(850);
    expect(roundedTo(cents(840), 'ninety')).toBe(890);
    expect(roundedTo(cents(839), 'ninety')).toBe(790);
    expect(roundedTo(cents(10), 'ninety')).toBe(90);
  });
});

describe('a price that is changed', () => {
  const by = (part: Partial<PriceChange>): PriceChange => ({
    by: 'sum',
    amount: 0,
    rounding: 'none',
    ...part,
  });

  it('by a sum is never below zero, and refused where it would be', () => {
    expect(repriced(cents(100), by({ amount: -100 }))).toBe(0);
    expect(repriced(cents(100), by({ amount: -101, rounding: 'ninety' }))).toBeUndefined();
    fc.assert(
      fc.property(amounts, fc.integer({ min: -1_000_000, max: 1_000_000 }), (price, amount) => {
        const made = repriced(price, by({ amount }));
        return made === undefined ? price + amount < 0 : made === price + amount;
      }),
    );
  });

  it('by a percentage is whole cents within half a cent, and nothing stays nothing', () => {
    fc.assert(
      fc.property(amounts, percents, (price, amount) => {
        const made = repriced(price, by({ by: 'percent', amount }));
        expect(Math.abs((made ?? -1) - (price * (10_000 + amount)) / 10_000)).toBeLessThanOrEqual(0.500001);
      }),
    );
    expect(repriced(cents(0), by({ by: 'percent', amount: 1_000, rounding: 'ninety' }))).toBe(0);
    expect(repriced(cents(850), by({ by: 'percent', amount: 1_000, rounding: 'ninety' }))).toBe(890);
    expect(repriced(cents(333), by({ by: 'percent', amount: -10_000 }))).toBe(0);
  });

  it('moves a price in the asked direction, with any rounding', () => {
    const rounding = fc.constantFrom('whole' as const, 'fifty' as const, 'ninety' as const);
    fc.assert(
      fc.property(amounts, percents, rounding, (price, amount, to) => {
        const made = repriced(price, by({ by: 'percent', amount, rounding: to })) ?? -1;
        return amount === 0 || (amount > 0 ? made >= price : made <= price);
      }),
    );
    expect(repriced(cents(380), by({ by: 'percent', amount: -1_000, rounding: 'ninety' }))).toBe(290);
    expect(repriced(cents(295), by({ by: 'percent', amount: 100, rounding: 'ninety' }))).toBe(390);
    expect(repriced(cents(50), by({ amount: -10, rounding: 'ninety' }))).toBe(50);
  });

  it('dearer by a percentage is never cheaper than a cheaper one', () => {
    fc.assert(
      fc.property(amounts, amounts, percents, (a, b, amount) => {
        const change = by({ by: 'percent', amount, rounding: 'none' });
        return a > b || (repriced(a, change) ?? 0) <= (repriced(b, change) ?? 0);
      }),
    );
  });
});

const names: Names = {
  categories: naming<CategoryId>([]),
  groups: naming<OptionGroupId>([]),
  shops: naming<ShopId>([{ id: 'shp_1', name: 'Zanga Noto' }]),
};
const form: ProductForm = {
  ...{ ...blankForm, name: 'Arancino', price: cents(300), categories: ['cat_1'], diet_contents: [] },
  channels: ['delivery', 'pickup'],
  allergens: { contains: ['milk'], may_contain: ['nuts'] },
  published: true,
};
const judged = (change: ManyChange, part: Partial<ProductForm> = {}, kind: 'food' | 'merchandise' = 'food') =>
  judgeChange(
    { slug: 'arancino', form: { ...form, ...part }, counted_at: [{ shop: 'shp_1', pieces: 4 }] },
    { kind, rootCategory: 'cat_1', optionGroups: [], names },
    change,
  );
const price = (amount: number, part: Partial<ManyChange & { what: 'price' }> = {}): ManyChange => ({
  ...{ what: 'price', prime: false, by: 'sum', amount, rounding: 'none' },
  ...part,
});

describe('a change of many', () => {
  it('archives and restores, and drops a plan that a step by hand overtakes', () => {
    const [publish_at, archive_at] = ['2026-06-01T10:00:00.000Z', '2026-06-02T10:00:00.000Z'];
    const planned = { published: false, publish_at, archive_at };
    const put = judged({ what: 'archived', archived: true }, planned);
    expect(put).toMatchObject({
      ...{
        outcome: 'changed',
        form: { archived: true, published: false, publish_at: null, archive_at: null },
      },
      changes: [{ column: 'archiviato', before: 'no', after: 'sì' }],
    });
    const away = { published: false, archived: true };
    expect(judged({ what: 'archived', archived: true }, away).outcome).toBe('same');
    expect(judged({ what: 'archived', archived: false }, away)).toMatchObject({ form: { archived: false } });
    expect(judged({ what: 'published', published: true }, away)).toMatchObject({
      form: { archived: false, published: true },
    });
    expect(judged({ what: 'published', published: true }, planned)).toMatchObject({
      form: { published: true, publish_at: null, archive_at },
    });
    expect(judged({ what: 'published', published: false }, planned).outcome).toBe('same');
  });

  it('sets and ends a shop’s count, whatever the form lacks', () => {
    const count = (pieces: number | null, shop: ShopId = 'shp_1') =>
      ({ what: 'count', shop, pieces }) as const;
    expect(judged(count(9), { name: '' })).toMatchObject({
      ...{ outcome: 'changed', fields: [], counts: [{ shop: 'shp_1', before: 4, after: 9 }], unusual: false },
      changes: [{ column: 'pezzi (Zanga Noto)', before: '4', after: '9' }],
    });
    expect(judged(count(0, 'shp_2'))).toMatchObject({ counts: [{ shop: 'shp_2', before: null, after: 0 }] });
    expect(judged(count(4))).toEqual({ outcome: 'same' });
    expect(judged(count(null, 'shp_2'))).toEqual({ outcome: 'same' });
    const unsold = { unsold_at: ['shp_1' as const] };
    expect(judged(count(9), unsold)).toMatchObject({
      problems: [{ column: 'pezzi (Zanga Noto)', text: 'Questo negozio non lo vende' }],
    });
    expect(judged(count(null), unsold)).toMatchObject({ counts: [{ before: 4, after: null }] });
  });

  it('changes a price, and the Prime price on request', () => {
    expect(judged(price(50))).toMatchObject({
      ...{ outcome: 'changed', fields: ['price'], unusual: false },
      changes: [{ column: 'prezzo', before: '3,00', after: '3,50' }],
    });
    const prime = { prime_price: cents(250) };
    expect(judged(price(-100), prime)).toMatchObject({
      outcome: 'refused',
      problems: [{ column: 'prezzo_prime' }],
    });
    expect(judged(price(-100, { prime: true }), prime)).toMatchObject({
      form: { price: 200, prime_price: 150 },
    });
    expect(judged(price(-300))).toMatchObject({ outcome: 'changed', unusual: true });
    expect(judged(price(-301))).toMatchObject({ outcome: 'refused' });
    expect(judged(price(0))).toEqual({ outcome: 'same' });
  });

  it('is refused where a reduced price would not be below it any more', () => {
    const reduction = { price: cents(250), reason: 'Festa', from: '2026-01-01T00:00:00.000Z', until: null };
    expect(judged(price(-50), { reduction })).toMatchObject({
      problems: [{ text: 'Il prezzo ridotto deve essere più basso del listino' }],
    });
    expect(judged(price(-49), { reduction }).outcome).toBe('changed');
  });

  it('adds and removes channels, and leaves the others', () => {
    const change = { what: 'channels', add: ['totem'], remove: ['delivery'] } as const;
    expect(judged(change)).toMatchObject({ form: { channels: ['pickup', 'totem'] } });
    expect(judged({ ...change, add: ['pickup'], remove: ['totem'] })).toEqual({ outcome: 'same' });
    // A published product needs a channel; a draft may wait.
    const none = { what: 'channels', add: [], remove: ['delivery', 'pickup'] } as const;
    expect(judged(none).outcome).toBe('refused');
    expect(judged(none, { published: false }).outcome).toBe('changed');
    expect(judged({ ...none, add: ['shipping'] }).outcome).toBe('refused');
  });

  it('changes one declared allergen, and never makes the first declaration', () => {
    const set = (presence: 'contains' | 'may_contain' | 'none', part: Partial<ProductForm> = {}) =>
      judged({ what: 'allergen', allergen: 'nuts', presence }, part);
    expect(set('contains')).toMatchObject({
      form: { allergens: { contains: ['milk', 'nuts'], may_contain: [] } },
    });
    expect(set('none')).toMatchObject({ form: { allergens: { contains: ['milk'], may_contain: [] } } });
    expect(set('may_contain')).toEqual({ outcome: 'same' });
    expect(set('none', { allergens: null, published: false }).outcome).toBe('refused');
    expect(judged({ what: 'allergen', allergen: 'milk', presence: 'none' }, {}, 'merchandise').outcome).toBe(
      'refused',
    );
    const vegan = judged({ what: 'allergen', allergen: 'eggs', presence: 'contains' }, { labels: ['vegan'] });
    expect(vegan).toMatchObject({ outcome: 'refused', problems: [{ column: 'diete' }] });
  });

  it('publishes nothing whose allergens are not declared', () => {
    const draft = { published: false, allergens: null };
    expect(judged({ what: 'published', published: true }, draft)).toMatchObject({ outcome: 'refused' });
    expect(judged({ what: 'published', published: true }, { published: false }).outcome).toBe('changed');
    expect(judged({ what: 'vat_class', vat_class: 'alcohol' }).outcome).toBe('refused');
  });
});
