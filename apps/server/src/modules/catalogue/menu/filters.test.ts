import type { ProductPage } from '@zanga/contract/menu/products';
import type { AllergenDeclaration } from '@zanga/domain/catalogue/allergens';
import { isSafe } from '@zanga/domain/catalogue/dietary';
import { effectivePrice } from '@zanga/domain/catalogue/discount';
import { dietaryLabels, type Presence, presences } from '@zanga/domain/catalogue/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { pricesOf } from '../prices/present-price.ts';
import { addCategory, addProduct } from '../testing.ts';

const app = await makeTestApp();
const { db, get } = app;
const list = async (query: string): Promise<ProductPage> => (await get(`/api/products?${query}`)).body;
const ids = async (query: string) => (await list(query)).data.map(({ id }) => id);

const declaration: fc.Arbitrary<AllergenDeclaration> = fc.dictionary(
  fc.constantFrom('gluten', 'crustaceans', 'milk'),
  fc.constantFrom<Presence>(...presences),
);
const labels = fc.subarray(['vegetarian', 'vegan', 'spicy', 'lactose_free'] as const);
const dish = fc.record({ declared: fc.boolean(), allergens: declaration, labels });

describe('dietary filters', () => {
  it('[API-31] show exactly what the rules call safe', async () => {
    const root = await addCategory(db, { slug: 'dieta' });
    const dishes = await Promise.all(
      fc.sample(dish, { numRuns: 40, seed: 2026 }).map(async (given) => {
        // Undeclared products may be published only if they are not food.
        const kind = given.declared ? 'food' : 'merchandise';
        const columns = { kind, allergens_declared: given.declared, labels: [...given.labels] };
        return { ...given, id: await addProduct(db, root, { ...columns, allergens: given.allergens }) };
      }),
    );
    const wish = {
      without: fc.subarray(['gluten', 'crustaceans', 'milk', 'eggs'] as const),
      labels: fc.subarray([...dietaryLabels]),
    };
    await fc.assert(
      fc.asyncProperty(fc.record(wish), async ({ without, labels: wanted }) => {
        fc.pre(without.length + wanted.length > 0);
        const safe = dishes.filter((one) =>
          isSafe(
            { allergens: one.declared ? one.allergens : null, labels: one.labels, contents: null },
            without,
            wanted,
          ),
        );
        const found = await ids(`category=dieta&without=${without.join(',')}&labels=${wanted.join(',')}`);
        expect(found.toSorted()).toEqual(safe.map(({ id }) => id).toSorted());
      }),
      { numRuns: 40 },
    );
  });

  it('[API-31] filter nothing when empty, and refuse words they do not know', async () => {
    const root = await addCategory(db, { slug: 'vuoti' });
    const id = await addProduct(db, root, { kind: 'merchandise', allergens_declared: false });
    expect(await ids('category=vuoti&without=&labels=')).toEqual([id]);
    for (const query of ['without=glutine', 'labels=vegan,', 'labels=VEGAN', 'without=milk,,eggs'])
      expect(await get(`/api/products?${query}`)).toMatchObject({ status: 422 });
  });
});

describe('the price that lists are sorted by', () => {
  it('[API-31] is the one the rules give, at any time', async () => {
    const root = await addCategory(db, { slug: 'prezzi' });
    const hour = fc.integer({ min: -3, max: 3 });
    const reduction = fc.option(
      fc.record({ less: fc.integer({ min: 1, max: 400 }), from: hour, length: hour }),
    );
    const samples = fc.sample(fc.record({ price: fc.integer({ min: 500, max: 900 }), reduction }), {
      numRuns: 40,
      seed: 2026,
    });
    const start = app.now.at.getTime();
    const at = (hours: number) => new Date(start + hours * 3_600_000);
    for (const { price, reduction: cut } of samples) {
      const reduced = cut && {
        reduced_price_cents: price - cut.less,
        reduced_reason: 'Promo',
        reduced_from: at(cut.from),
        reduced_until: cut.length > 0 ? at(cut.from + cut.length) : null,
      };
      await addProduct(db, root, { price_cents: price, ...reduced });
    }
    const rows = await db.selectFrom('products').selectAll().where('root_category_id', '=', root).execute();
    for (const hours of [-4, -2, -1, 0, 1, 3, 6]) {
      app.now.at = at(hours);
      const expected = rows.map(
        (row) => effectivePrice(pricesOf({ ...row, kind: 'food', price_rules: [] }).base, app.now.at).price,
      );
      const { data } = await list('category=prezzi&sort=price');
      expect(data.map(({ price }) => price)).toEqual(expected.toSorted((a, b) => a - b));
    }
  });
});
