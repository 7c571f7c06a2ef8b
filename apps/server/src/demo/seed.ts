import type pg from 'pg';
import { loadBrand, loadContents } from './load-brand.ts';
import { loadCategories } from './load-categories.ts';
import { loadOptions } from './load-options.ts';
import { loadPictures } from './load-pictures.ts';
import { loadProducts } from './load-products.ts';
import { loadShops } from './load-shops.ts';

/** Any number nobody else locks: two first starts over one database seed it once. */
const seedLock = 7_265_301;

const fill = async (client: pg.ClientBase, now: Date): Promise<boolean> => {
  await client.query('select pg_advisory_xact_lock($1)', [seedLock]);
  const { rowCount } = await client.query('select from brands limit 1');
  if (rowCount) return false;
  const pictures = await loadPictures(client);
  const shops = await loadShops(client, pictures, now);
  const categories = await loadCategories(client, pictures);
  const options = await loadOptions(client);
  await loadProducts(client, { pictures, shops, categories, options }, now);
  await loadContents(client, now);
  await loadBrand(client, pictures);
  return true;
};

/** Puts the demo shop into an empty database, whole or not at all; says whether it did. */
export const seedDemo = async (pool: pg.Pool, now: Date): Promise<boolean> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await fill(client, now);
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};
