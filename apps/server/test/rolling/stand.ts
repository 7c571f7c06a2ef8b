import { randomBytes } from 'node:crypto';
import { addDays, instantOf, wallClock } from '@zanga/domain/time';
import { hashToken } from '../../src/modules/accounts/testing.ts';
import { addCoupon, putInWallet } from '../../src/modules/coupons/testing.ts';
import { offerPlan } from '../../src/modules/membership/testing.ts';
import { fillMenu, openKitchen } from '../../src/modules/ordering/cart/cart-testing.ts';
import { contact } from '../../src/modules/ordering/order/order-testing.ts';
import { setSlots } from '../../src/modules/shops/testing.ts';
import { openDb, openPool } from '../../src/platform/database/connection.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { makeLog } from '../../src/platform/log.ts';
import type { Person } from './customers.ts';

// Makes a shop in the database of DATABASE_URL, with this release's schema; reports its menu and its people.
const people = 400;
const pool = openPool({ connectionString: process.env.DATABASE_URL }, makeLog({ LOG_LEVEL: 'silent' }));
await migrate(pool);
const db = openDb(pool);
const now = { at: new Date() };
await offerPlan({ db });
const app = { db } as Parameters<typeof openKitchen>[0];
const shop = await openKitchen(app);
await setSlots(db, shop, { mode: 'pickup', pieces: 1_000_000, orders: 1_000_000 });
const menu = await fillMenu(app);
const welcome = await addCoupon(db, { first_order: true, limit_per_customer: 1 });

/** A signed-in person with a confirmed phone and a coupon for the first order. */
const newPerson = async (number: number): Promise<Person> => {
  const token = randomBytes(32).toString('base64url');
  const userId = `usr_${randomBytes(8).toString('hex')}` as const;
  const phone = `+39333${String(1_000_000 + number)}`;
  const user = { id: userId, email: `${userId}@example.it`, phone, firstname: 'Ada', lastname: 'Rossi' };
  await db.insertInto('users').values(user).execute();
  const expires_at = new Date('2099-01-01T00:00:00Z');
  await db
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(token), user_id: userId, expires_at, confirmed_at: expires_at })
    .execute();
  return { token, userId, coupon: await putInWallet({ db, now }, { coupon: welcome, userId }) };
};

const owner = await newPerson(people);
await db
  .insertInto('user_roles')
  .values({ user_id: owner.userId, role: 'owner', shop_id: null, all_shops: true })
  .execute();
const customers: Person[] = [];
for (let number = 0; number < people; number += 1) customers.push(await newPerson(number));

const slot = instantOf(addDays(wallClock(new Date()).date, 1), 18 * 60).toISOString();
const items = [{ product: 'norma', options: [menu.choice('Classico')], qty: 1 }];
const wish = { items, deliveries: [{ part: 'food', mode: 'pickup', shop, slot }] };
await pool.end();
process.send?.({ wish, contact, owner, people: customers });
process.disconnect?.();
