import type { Product } from '@zanga/contract/menu/product';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { openStand } from '../../ordering/order/order-testing.ts';
import { addCategory, addProduct } from '../testing.ts';
import { countDemand } from './count-demand.ts';

const app = await makeTestApp({ env: { ORDER_LIMIT_FACTOR: '1000' } });
const stand = await openStand(app);
const sweets = await addCategory(app.db, { slug: 'dolci', name: 'Dolci' });
const cake = (slug: string, given: Parameters<typeof addProduct>[2] = {}) =>
  addProduct(app.db, sweets, { slug, name: slug, price_cents: 450, ...given });
await cake('cannolo', { popularity: 900 });
await cake('cassata', { popularity: 100, allergens: { milk: 'contains' } });
await cake('limoncello', { kind: 'drink', age_limit: 18, popularity: 999 });
await cake('panettone', { popularity: 950, sold_out_until: 'infinity' });
await cake('nascosto', { published: false, popularity: 990 });

type Products = { readonly data: readonly Product[] };

const order = (...products: readonly string[]) => {
  const items = products.map((product) => ({ product, qty: 1 }));
  return stand.placed({ items, deliveries: [stand.pickup] }, { payment_method: 'till' });
};
const count = () => countDemand({ db: app.db, clock: () => app.now.at });
const offered = async (query: string): Promise<readonly string[]> => {
  const { status, body }: { status: number; body: Products } = await app.get(
    `/api/products/together?${query}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(({ slug }) => slug);
};
const popular = async (): Promise<readonly string[]> => {
  const { body }: { body: Products } = await app.get('/api/products?sort=popular&paginate=3');
  return body.data.map(({ slug }) => slug);
};

describe('companions of a pizza', () => {
  it('are the best sellers of other categories, while no pairs are known', async () => {
    await count();
    const slugs = await offered('products=norma');
    expect(slugs[0]).toBe('cannolo');
    expect(slugs).toContain('cola');
  });

  it('are never chosen already, hidden, sold out, shipped or under an age limit', async () => {
    const slugs = await offered('products=norma,cannolo');
    for (const never of ['norma', 'cannolo', 'nascosto', 'limoncello', 'panettone', 'tazza'])
      expect(slugs).not.toContain(never);
  });

  it('are products bought together, once that is no chance, before mere best sellers', async () => {
    for (const _ of [1, 2, 3, 4, 5]) await order('cannolo');
    for (const _ of [1, 2]) await order('cola', 'cassata');
    await count();
    expect((await offered('products=cola'))[0]).toBe('cannolo');
    await order('cola', 'cassata');
    await count();
    expect((await offered('products=cola'))[0]).toBe('cassata');
    expect((await offered('products=cassata'))[0]).toBe('cola');
    await Promise.all([count(), count(), count(), count()]);
    expect((await offered('products=cassata'))[0]).toBe('cola');
    expect((await offered('products=norma'))[0]).toBe('cannolo');
  });

  it('[API-31] sort lists by sales of real orders', async () => {
    expect((await popular())[0]).toBe('cannolo');
    expect((await popular()).slice(1).sort()).toEqual(['cassata', 'cola']);
  });

  it('contain nothing that the customer avoids', async () => {
    const slugs = await offered('products=norma&without=milk');
    expect(slugs).not.toContain('cassata');
    expect(slugs).toContain('cannolo');
  });

  it('begin with the missing course', async () => {
    expect((await offered('products=norma&gap=200'))[0]).toBe('cola');
    expect((await offered('products=norma&gap=400'))[0]).toBe('cannolo');
    expect((await offered('products=cola&gap=400'))[0]).toBe('cassata');
  });

  it('follow the place', async () => {
    const table = await addCategory(app.db, { slug: 'al-tavolo' });
    await addProduct(app.db, table, { slug: 'al-tavolo', popularity: 5_000, channels: ['onshop'] });
    expect(await offered('products=norma')).toContain('al-tavolo');
    expect(await offered(`products=norma&filter_delivery_address=37.5079,15.083`)).not.toContain('al-tavolo');
  });

  it('forget cancelled and old orders', async () => {
    const days = (count: number) => {
      app.now.at = new Date(app.now.at.getTime() + count * 86_400_000);
    };
    await app.db.updateTable('order_parts').set({ state: 'cancelled' }).execute();
    await count();
    expect((await offered('products=cola'))[0]).not.toBe('cassata');
    await app.db.updateTable('order_parts').set({ state: 'completed' }).execute();
    days(60);
    await count();
    expect((await offered('products=cola'))[0]).toBe('cassata');
    expect((await popular())[0]).toBe('al-tavolo');
    days(60);
    await count();
    expect((await offered('products=cola'))[0]).not.toBe('cassata');
  });

  it('begin with the pairings of staff, in their order, as far as they are available', async () => {
    await app.pool.query(
      `insert into product_pairings (product_id, with_id, position)
       select p.id, w.id, u.position from products p, products w,
         unnest(array['limoncello', 'cola', 'panettone', 'cassata', 'nascosto', 'cannolo']) with ordinality as u (slug, position)
       where p.slug = 'norma' and w.slug = u.slug`,
    );
    expect((await offered('products=norma')).slice(0, 3)).toEqual(['cola', 'cassata', 'cannolo']);
    const slugs = await offered('products=norma&without=milk');
    expect(slugs.slice(0, 2)).toEqual(['cola', 'cannolo']);
    for (const never of ['limoncello', 'panettone', 'nascosto', 'cassata'])
      expect(slugs).not.toContain(never);
    await app.pool.query('delete from product_pairings');
    expect((await offered('products=norma'))[0]).not.toBe('cola');
  });

  it('refuse nonsense, and ignore unknown products', async () => {
    for (const query of [
      '',
      'products=',
      'products=a,,b',
      'products=a b',
      'products=a&gap=-1',
      'products=a&without=x',
    ])
      expect((await app.get(`/api/products/together?${query}`)).status, query).toBe(422);
    const many = Array.from({ length: 61 }, (_, at) => `p${at}`).join();
    expect((await app.get(`/api/products/together?products=${many}`)).status).toBe(422);
    expect((await app.get('/api/products/together?products=gone')).status).toBe(200);
  });
});
