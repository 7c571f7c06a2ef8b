import { newId } from '../../src/platform/new-id.ts';
import { demoShops } from '../shops/shops.ts';
import { type Client, insertRows } from './rows.ts';
import type { ShopIds } from './shops.ts';

/** Tables of each shop of the demo in which one can sit down. */
const tablesEach = 8;

/** Inserts tables, all of them open: each scanned code allows orders. */
export const loadTables = async (client: Client, shops: ShopIds, now: Date): Promise<void> => {
  const seated = demoShops.filter(({ hours }) => hours.onshop !== undefined);
  const rows = seated.flatMap(({ slug }) =>
    Array.from({ length: tablesEach }, (_, at) => ({
      id: newId('tbl'),
      shop_id: shops.get(slug),
      label: String(at + 1),
      open_since: now.toISOString(),
    })),
  );
  await insertRows(client, 'shop_tables', rows);
};
