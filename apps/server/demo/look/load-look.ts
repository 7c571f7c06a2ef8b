import { loadCoupons } from '../load/coupons.ts';
import { loadPictures } from '../load/pictures.ts';
import type { Client } from '../load/rows.ts';
import { loadScreenings } from '../load/screenings.ts';
import { loadTables } from '../load/tables.ts';
import { fillMenu } from '../seed.ts';
import { fillBrand } from './fill-brand.ts';

/** Independent tables with their key columns; all other rows go with one of theirs. */
export const roots = {
  categories: 'id',
  products: 'id',
  option_groups: 'id',
  shops: 'id',
  coupons: 'id',
  pictures: 'id',
  prime_plans: 'version',
  contents: 'slug',
} as const;

/** Records the rows that this transaction has inserted, by its number. */
const markRows = async (client: Client): Promise<void> => {
  const marked = Object.entries(roots).map(
    ([table, key]) =>
      `select '${table}' as kind, ${key} as key from ${table} where xmin = pg_current_xact_id()::xid`,
  );
  await client.query(`insert into demo_rows (kind, key) ${marked.join(' union all ')}`);
};

/**
 * Adds shops, menu, coupons, shows and some texts, within the caller's transaction. It adds no people: none could sign
 * in, and reviews by invented people would be lies.
 */
export const loadLook = async (client: Client, now: Date): Promise<void> => {
  await client.query('insert into demo_loads (loaded_at) values ($1)', [now]);
  const pictures = await loadPictures(client);
  await fillBrand(client, pictures);
  const loaded = await fillMenu(client, pictures, now);
  await loadCoupons(client, loaded, now);
  await loadScreenings(client, loaded, now);
  await loadTables(client, loaded.shops, now);
  await markRows(client);
};
