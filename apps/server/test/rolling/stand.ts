import { addDays, instantOf, wallClock } from '@zanga/domain/time';
import { foundBrand } from '../../src/modules/brand/testing.ts';
import { fillMenu, openKitchen } from '../../src/modules/ordering/cart/cart-testing.ts';
import { contact } from '../../src/modules/ordering/order/order-testing.ts';
import { setSlots } from '../../src/modules/shops/testing.ts';
import { openDb, openPool } from '../../src/platform/database/connection.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { makeLog } from '../../src/platform/log.ts';

// Makes a shop in the database of DATABASE_URL, with this release's schema; reports its menu.
const pool = openPool({ connectionString: process.env.DATABASE_URL }, makeLog({ LOG_LEVEL: 'silent' }));
await migrate(pool);
const db = openDb(pool);
await foundBrand(db);
const app = { db } as Parameters<typeof openKitchen>[0];
const shop = await openKitchen(app);
await setSlots(db, shop, { mode: 'pickup', pieces: 1_000_000, orders: 1_000_000 });
const menu = await fillMenu(app);
const slot = instantOf(addDays(wallClock(new Date()).date, 1), 18 * 60).toISOString();
const items = [{ product: 'norma', options: [menu.choice('Classico')], qty: 1 }];
const wish = { items, deliveries: [{ part: 'food', mode: 'pickup', shop, slot }] };
await pool.end();
process.send?.({ wish, contact });
process.disconnect?.();
