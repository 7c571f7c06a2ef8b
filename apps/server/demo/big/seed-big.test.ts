import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../test/harness.ts';
import { demoProducts } from '../products/products.ts';
import { seedDemo } from '../seed.ts';
import { bigShop, NotForMeasuring, seedBig } from './seed-big.ts';
import { makeVariants } from './variants.ts';

const small = { products: demoProducts.length + 40, customers: 30, orders: 200 };

describe('the large shop', () => {
  it('has all promised products, each with an address and a name of its own', () => {
    const variants = makeVariants(bigShop.products - demoProducts.length).map(({ product }) => product);
    expect(variants.length + demoProducts.length).toBe(3_000);
    expect(new Set([...variants, ...demoProducts].map(({ slug }) => slug)).size).toBe(3_000);
    expect(variants.filter(({ prime, price }) => prime !== null && prime >= price)).toEqual([]);
    expect(
      variants.filter(({ reduction, prime }) => reduction && prime !== null && prime >= reduction.price),
    ).toEqual([]);
  });

  it('declares the allergens of each addition', () => {
    const fishy = makeVariants(bigShop.products).filter(({ product: { name } }) =>
      name.endsWith('con acciughe'),
    );
    expect(fishy.length).toBeGreaterThan(100);
    expect(
      fishy.filter(
        ({ product: { contains, labels } }) => !contains.includes('fish') || labels.includes('vegan'),
      ),
    ).toEqual([]);
  });

  it('is the same each time it is made', () => {
    expect(makeVariants(300)).toEqual(makeVariants(300));
  });

  it('fills an empty database: sixty categories, products, customers and favourites', async () => {
    const { pool, now } = await makeTestApp();
    await seedBig(pool, now.at, small);
    const { rows } = await pool.query(
      `select (select count(*) from categories) as categories, (select count(*) from products where published) as products,
              (select count(*) from users) as customers, (select count(*) > 30 from favorites) as liked,
              (select count(*) from orders) as orders`,
    );
    expect(rows).toEqual([{ categories: 60, ...small, liked: true }]);
    await expect(seedBig(pool, now.at, small)).rejects.toThrow(NotForMeasuring);
  });

  it('refuses a database with other customers or products', async () => {
    const inhabited = await makeTestApp();
    await inhabited.signIn();
    await expect(seedBig(inhabited.pool, inhabited.now.at, small)).rejects.toThrow(/customers of its own/);
    const stocked = await makeTestApp();
    await seedDemo(stocked.pool, stocked.now.at);
    await expect(seedBig(stocked.pool, stocked.now.at, small)).rejects.toThrow(/products already/);
  });
});
