import type pg from 'pg';
import { newId } from '../src/platform/new-id.ts';
import { loadPatience } from './load/answering.ts';
import { loadBrand } from './load/brand.ts';
import { loadCategories } from './load/categories.ts';
import { loadCoupons } from './load/coupons.ts';
import { loadCustomers } from './load/customers.ts';
import type { Listed } from './load/listed.ts';
import { loadOptions } from './load/options.ts';
import { loadPictures, type PictureIds } from './load/pictures.ts';
import { type LoadedMenu, loadProducts } from './load/products.ts';
import { loadReviews } from './load/reviews.ts';
import type { Client } from './load/rows.ts';
import { loadScreenings } from './load/screenings.ts';
import { loadShops } from './load/shops.ts';
import { loadStaff } from './load/staff.ts';
import { loadTables } from './load/tables.ts';
import { demoProducts } from './products/products.ts';

/** Lock number used nowhere else: two simultaneous starts seed once, two tabs load the demo once. */
export const seedLock = 7_264_208;

/** Whether the database is empty, except for the closed brand of a first start. */
const isEmpty = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not exists (select from brands where open) and not exists (select from shops)
      and not exists (select from products) and not exists (select from users) as empty`,
  );
  return rows[0]?.empty === true;
};

const listed = (): readonly Listed[] =>
  demoProducts.map((product, position) => ({
    id: newId('prd'),
    product,
    position,
    drawn: `products/${product.slug}`,
  }));

/** Inserts shops and menu, in the order of their references. */
export const fillMenu = async (client: Client, pictures: PictureIds, now: Date): Promise<LoadedMenu> => {
  const shops = await loadShops(client, pictures, now);
  const categories = await loadCategories(client, pictures);
  const options = await loadOptions(client);
  const loaded = { categories, options, shops, pictures };
  const menu = listed();
  await loadProducts(client, menu, loaded, now);
  return { ...loaded, products: new Map(menu.map(({ id, product }) => [product.slug, id])) };
};

/** Inserts the brand with its shops and menu. */
export const fillDemo = async (client: Client, now: Date, brandId = 1): Promise<LoadedMenu> => {
  const pictures = await loadPictures(client);
  await loadBrand(client, pictures, brandId);
  return fillMenu(client, pictures, now);
};

/**
 * Fills an empty database with the whole demo shop, or nothing; returns whether it did. Staff and two customers, whose
 * password is public, and the authors of its reviews come only in the sandbox.
 */
export const seedDemo = async (
  pool: pg.Pool,
  now: Date,
  { brandId = 1, sandbox = false }: { readonly brandId?: number; readonly sandbox?: boolean } = {},
): Promise<boolean> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [seedLock]);
    const empty = await isEmpty(client);
    if (empty) {
      await client.query('delete from brands');
      await client.query('delete from contents');
      const loaded = await fillDemo(client, now, brandId);
      const coupons = await loadCoupons(client, loaded, now);
      await loadScreenings(client, loaded, now);
      await loadTables(client, loaded.shops, now);
      if (sandbox) {
        await loadPatience(client, now);
        await loadStaff(client, loaded.shops);
        await loadCustomers(client, coupons, now);
        await loadReviews(client, loaded.shops, now);
      }
    }
    await client.query('commit');
    if (empty) await client.query('analyze');
    return empty;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};
