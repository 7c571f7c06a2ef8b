import { randomUUID } from 'node:crypto';
import type { ShopId, UserId } from '@zanga/domain/ids';
import { hashToken } from '../../apps/server/src/modules/accounts/testing.ts';
import { offerPlan } from '../../apps/server/src/modules/membership/testing.ts';
import { fillMenu, home, openKitchen } from '../../apps/server/src/modules/ordering/cart/cart-testing.ts';
import { setSlots } from '../../apps/server/src/modules/shops/testing.ts';
import { type Db, openDb, openPool } from '../../apps/server/src/platform/database/connection.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { makeLog } from '../../apps/server/src/platform/log.ts';

export const pieces = 1_000_000;
const shops = 4;

/** Products to order with their shops, and the staff and members there. */
export type Stock = {
  readonly wish: (at: number, slot: string) => object;
  readonly shop: string;
  readonly worker: string;
  readonly members: readonly string[];
};

const addPerson = async (db: Db, id: UserId, phone?: string): Promise<string> => {
  const token = randomUUID();
  const user = { id, email: `${id}@example.it`, firstname: 'Ada', lastname: 'Rossi' };
  await db
    .insertInto('users')
    .values({ ...user, ...(phone && { phone }) })
    .execute();
  await db
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(token), user_id: id, expires_at: new Date('2099-01-01') })
    .execute();
  return token;
};

/** Fills the empty database of a cluster, with members who each have one month to pay. */
export const fillStock = async (databaseUrl: string, members: number): Promise<Stock> => {
  const pool = openPool({ connectionString: databaseUrl, max: 4 }, makeLog({ LOG_LEVEL: 'silent' }));
  await migrate(pool);
  const db = openDb(pool);
  await offerPlan({ db });
  // The kitchen uses only its database.
  const app = { db } as Parameters<typeof openKitchen>[0];
  const kitchens: ShopId[] = [];
  while (kitchens.length < shops) {
    const shop = await openKitchen(app);
    await setSlots(db, shop, { mode: 'pickup', pieces, orders: pieces });
    kitchens.push(shop);
  }
  const menu = await fillMenu(app);
  await db.updateTable('products').set({ stock: pieces }).where('slug', '=', 'tazza').execute();
  const worker = await addPerson(db, 'usr_banco');
  const shop = kitchens[0] ?? 'shp_';
  await db.insertInto('user_roles').values({ user_id: 'usr_banco', role: 'worker', shop_id: shop }).execute();
  const joined: string[] = [];
  while (joined.length < members)
    joined.push(
      await addPerson(db, `usr_member${joined.length}`, `+39333${String(1_000_000 + joined.length)}`),
    );
  const wish: Stock['wish'] = (at, slot) => ({
    items: [
      { product: 'norma', options: [menu.choice('Classico')], qty: 1 },
      { product: 'tazza', qty: 2 },
    ],
    deliveries: [
      { part: 'food', mode: 'pickup', shop: kitchens[at % shops], slot },
      { part: 'goods', mode: 'shipping', address: home },
    ],
  });
  await pool.end();
  return { wish, shop, worker, members: joined };
};
