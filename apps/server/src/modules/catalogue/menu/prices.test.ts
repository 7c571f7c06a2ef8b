import type { Product, ProductDetail } from '@zanga/contract/menu/product';
import type { ProductPage } from '@zanga/contract/menu/products';
import type { Updateable } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import type { Products } from '../../../platform/database/tables.ts';
import { foundBrand } from '../../brand/testing.ts';
import { addCategory, addProduct } from '../testing.ts';

const app = await makeTestApp();
const { db, get } = app;
await foundBrand(db, { features: ['zanga_prime'] });
const root = await addCategory(db);
const at = (instant: string) => {
  app.now.at = new Date(instant);
};
const priceOf = async (
  id: string,
): Promise<Pick<Product, 'price' | 'discount' | 'prime_price' | 'member_price'>> => {
  const { body }: { body: ProductDetail } = await get(`/api/products/${id}`);
  return body;
};
const discountedIds = async () => {
  const { body }: { body: ProductPage } = await get('/api/products?discounted=1');
  return body.data.map(({ id }) => id);
};
const period = (price_cents: number, valid_from: string, valid_until: string | null, reduction = false) => ({
  price_cents,
  valid_from,
  valid_until,
  reduction,
});

beforeEach(async () => {
  await db.deleteFrom('products').execute();
});

describe('a reduction', () => {
  it('[API-32] lasts from its first to its last instant, and shows the lowest price of thirty days', async () => {
    const id = await addProduct(db, root, {
      price_cents: 1000,
      prime_price_cents: 750,
      reduced_price_cents: 700,
      reduced_reason: 'Settimana della pizza',
      reduced_from: '2026-11-20T11:00:00Z',
      reduced_until: '2026-11-27T11:00:00Z',
      history: [
        period(800, '2026-01-01T00:00:00Z', '2026-10-01T00:00:00Z'),
        period(900, '2026-10-01T00:00:00Z', '2026-11-01T00:00:00Z'),
        period(1000, '2026-11-01T00:00:00Z', null),
        period(700, '2026-11-20T11:00:00Z', '2026-11-27T11:00:00Z', true),
      ],
    });
    at('2026-11-20T10:59:59.999Z');
    expect(await priceOf(id)).toMatchObject({ price: 1000, discount: null, prime_price: 750 });
    at('2026-11-20T11:00:00Z');
    expect(await priceOf(id)).toMatchObject({
      price: 700,
      prime_price: 700,
      discount: {
        price_before: 1000,
        // Against the lowest price of the thirty days before, which was October's.
        percent: 22,
        lowest_30_days: 900,
        reason: 'Settimana della pizza',
        ends_at: '2026-11-27T11:00:00.000Z',
      },
    });
    expect(await discountedIds()).toEqual([id]);
    at('2026-11-27T11:00:00Z');
    expect(await priceOf(id)).toMatchObject({ price: 1000, discount: null });
    expect(await discountedIds()).toEqual([]);
  });

  it('[API-32] is charged but not announced when the price was as low before', async () => {
    at('2026-11-20T12:00:00Z');
    const id = await addProduct(db, root, {
      price_cents: 1000,
      reduced_price_cents: 800,
      reduced_reason: 'Finto affare',
      reduced_from: '2026-11-20T11:00:00Z',
      history: [
        period(800, '2026-01-01T00:00:00Z', '2026-11-19T00:00:00Z'),
        period(1000, '2026-11-19T00:00:00Z', null),
        period(800, '2026-11-20T11:00:00Z', null, true),
      ],
    });
    expect(await priceOf(id)).toMatchObject({ price: 800, discount: null });
    expect(await discountedIds()).toEqual([]);
  });

  it('[API-32] is announced once thirty days separate it from a price as low', async () => {
    at('2026-12-24T12:00:00Z');
    const id = await addProduct(db, root, {
      price_cents: 1000,
      reduced_price_cents: 800,
      reduced_reason: 'Vero affare',
      reduced_from: '2026-12-24T11:00:00Z',
      history: [
        period(800, '2026-01-01T00:00:00Z', '2026-11-23T00:00:00Z'),
        period(1000, '2026-11-23T00:00:00Z', null),
        period(800, '2026-12-24T11:00:00Z', null, true),
      ],
    });
    expect(await priceOf(id)).toMatchObject({ discount: { price_before: 1000, lowest_30_days: 1000 } });
    expect(await discountedIds()).toEqual([id]);
  });

  it('[API-32] is recorded by the database itself, for every kind of writer', async () => {
    const id = await addProduct(db, root, { price_cents: 1000 });
    const change = (set: Updateable<Products>) =>
      db.updateTable('products').set(set).where('id', '=', id).execute();
    await change({ price_cents: 900 });
    await change({ name: 'Con un altro nome' });
    await change({ price_cents: 1000 });
    const began = new Date(Date.now() - 1);
    await change({ reduced_price_cents: 600, reduced_reason: 'Promo', reduced_from: began });
    const rows = await db
      .selectFrom('price_history')
      .select(['price_cents', 'reduction', 'valid_from', 'valid_until'])
      .where('product_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ price_cents, reduction }) => [price_cents, reduction])).toEqual([
      [1000, false],
      [900, false],
      [1000, false],
      [600, true],
    ]);
    const [first, second, third, reduced] = rows;
    expect(first?.valid_until).toEqual(second?.valid_from);
    expect(second?.valid_until).toEqual(third?.valid_from);
    expect([third?.valid_until, reduced?.valid_until]).toEqual([null, null]);
  });
});

it('keeps the price of members who have paid while Prime is switched off', async () => {
  const id = await addProduct(db, root, { price_cents: 1000, prime_price_cents: 750 });
  expect(await priceOf(id)).not.toHaveProperty('member_price');
  await db.updateTable('brands').set({ features: [] }).execute();
  await expect.poll(() => priceOf(id)).toMatchObject({ price: 1000, prime_price: null, member_price: 750 });
});
