import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { dearest, fitting } from './durations.mjs';
import { namedJourneys } from './journeys.mjs';
import { migrationEdges, modulesIn } from './migrations.mjs';
import { reachedFrom, related } from './related.mjs';

const price = 'packages/domain/src/pricing/price.ts';
const priceTest = 'packages/domain/src/pricing/price.test.ts';
const coupons = 'apps/server/src/modules/coupons/use-coupon.ts';
const couponTest = 'apps/server/src/modules/coupons/use/till.test.ts';
const app = 'apps/server/src/app.ts';
const harness = 'apps/server/test/harness.ts';
const reviewTest = 'apps/server/src/modules/reviews/reviews.test.ts';
const journeys = [
  'ordering/cart',
  'ordering/checkout',
  'ordering/coupons',
  'ordering/orders',
  'browsing/reviews',
].map((name) => `e2e/${name}.spec.ts`);
const files = [price, priceTest, coupons, couponTest, app, harness, reviewTest, ...journeys];

const edges = [
  { from: priceTest, to: price },
  { from: coupons, to: price },
  { from: app, to: coupons },
  { from: harness, to: app },
  { from: couponTest, to: harness },
  { from: reviewTest, to: harness },
];

describe('checks that a change can have broken', () => {
  it('are its importers, but none through the files that assemble everything', () => {
    expect([...reachedFrom([price], edges)]).toEqual([
      [price, 0],
      [priceTest, 1],
      [coupons, 1],
      [app, 2],
    ]);
  });

  it('include tests beside the code, also ones through a whole server', () => {
    const found = related([price], edges, files);
    expect(found.units).toEqual([priceTest, couponTest]);
    expect(found.journeys).toEqual([
      'e2e/ordering/cart.spec.ts',
      'e2e/ordering/checkout.spec.ts',
      'e2e/ordering/coupons.spec.ts',
    ]);
  });

  it('are all of them when the frame itself has changed', () => {
    expect(related([harness], edges, files).units).toEqual([reviewTest, couponTest].sort());
  });

  it('include a changed test', () => {
    expect(related(['e2e/ordering/orders.spec.ts', priceTest], edges, files)).toEqual({
      units: [priceTest],
      journeys: ['e2e/ordering/orders.spec.ts'],
    });
  });

  it('are, for a migration, the schema’s rules first, then the modules whose tables it names', () => {
    const seats = 'apps/server/migrations/374_seats_at_tables.sql';
    const dump = 'apps/server/test/schema/dump.test.ts';
    const tables = 'apps/server/src/modules/tables/tables.test.ts';
    const all = [...files, dump, tables];
    expect(modulesIn('alter table shop_tables add column seat text')).toEqual(['tables']);
    const { units } = related([seats], migrationEdges([seats], all), all);
    expect(units.slice(0, 2)).toEqual([dump, tables]);
    expect(units).not.toContain(reviewTest);
  });

  it('know every journey by its name', () => {
    expect(namedJourneys.filter((name) => !fs.existsSync(inRoot('e2e', `${name}.spec.ts`)))).toEqual([]);
  });
});

describe('a choice of tests', () => {
  it('takes from the front as many as two workers can run in the time', () => {
    const known = { a: 50, b: 80, c: 30 };
    expect(fitting(['a', 'b', 'c', 'new'], 50, known, 20)).toEqual(['a', 'c', 'new']);
  });

  it('has its first test, even beyond the time', () => {
    expect(fitting(['a', 'b'], 10, { a: 900, b: 1 }, 5)).toEqual(['a']);
  });

  it('names the dearest first', () => {
    expect(dearest({ a: 1, b: 30, c: 2 }, 2)).toEqual([
      ['b', 30],
      ['c', 2],
    ]);
  });
});
