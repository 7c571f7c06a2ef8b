import type pg from 'pg';
import { newId } from '../../src/platform/new-id.ts';
import type { Listed } from '../load/listed.ts';
import { pictureRows } from '../load/pictures.ts';
import { type Loaded, loadProducts } from '../load/products.ts';
import { insertRows } from '../load/rows.ts';
import { demoProducts } from '../products/products.ts';
import { seeded } from '../random.ts';
import { fillDemo } from '../seed.ts';
import { generatedMail, loadCustomers, repeatableId } from './customers.ts';
import { loadOrders } from './orders.ts';
import { chefsCategory, makeVariants } from './variants.ts';

/** Size of a large shop, the demo's own products included. */
export type BigShop = {
  readonly products: number;
  readonly customers: number;
  readonly orders: number;
};

export const bigShop: BigShop = { products: 3_000, customers: 20_000, orders: 100_000 };

/** A database that measurements must not touch, in words for the operator. */
export class NotForMeasuring extends Error {}

const tell = (words: string): never => {
  throw new NotForMeasuring(words);
};

const refuseRealShops = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ real: boolean; big: boolean; stocked: boolean }>(
    `select
       exists (select from users where email not like '%' || $1) as real,
       exists (select from users where email like '%' || $1) as big,
       exists (select from products) as stocked`,
    [generatedMail],
  );
  const found = rows[0];
  if (found?.real) tell('This database has customers of its own: it is not one to measure on.');
  if (found?.big) tell('The large shop is already in this database.');
  if (found?.stocked) tell('This database has products already: the large shop wants an empty one.');
};

const addChefsCategory = async (client: pg.ClientBase, loaded: Loaded): Promise<Loaded> => {
  const id = newId('cat');
  const row = {
    id,
    slug: chefsCategory,
    name: 'Proposte dello chef',
    description: 'Quello che la cucina ha voglia di provare.',
    promo: false,
    merchandise: false,
    position: 1_000,
    published: true,
    created_at: 'now',
    updated_at: 'now',
  };
  await insertRows(client, 'categories', [row]);
  const drawn = { 'image-new': 'categories/novita', image: 'categories/novita-wide' };
  await insertRows(client, 'category_pictures', pictureRows('category_id', id, loaded.pictures, drawn));
  return { ...loaded, categories: new Map(loaded.categories).set(chefsCategory, id) };
};

const listed = (products: number): readonly Listed[] => {
  const random = seeded('prodotti');
  return makeVariants(products - demoProducts.length).map(({ product, of }, index) => ({
    id: repeatableId('prd', random),
    product,
    position: demoProducts.length + index,
    drawn: `products/${of.slug}`,
  }));
};

/** Fills an empty database with a shop large enough for measurements: all of it, or nothing. */
export const seedBig = async (pool: pg.Pool, now: Date, size: BigShop = bigShop): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await refuseRealShops(client);
    const loaded = await addChefsCategory(client, await fillDemo(client, now));
    await loadProducts(client, listed(size.products), loaded, now);
    const { rows } = await client.query<{ id: string }>(
      'select id from products order by popularity desc, slug',
    );
    await loadCustomers(
      client,
      size.customers,
      rows.map(({ id }) => id),
    );
    await loadOrders(client, size.orders, now);
    await client.query('commit');
    await client.query('vacuum analyze');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};
