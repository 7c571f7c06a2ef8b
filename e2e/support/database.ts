import path from 'node:path';
import { saleWindows } from '@zanga/domain/cinema/tickets';
import type { UserId } from '@zanga/domain/ids';
import { makeKeys } from '../../apps/server/src/modules/accounts/keys.ts';
import { unsubscribeLinks } from '../../apps/server/src/modules/accounts/privacy/unsubscribe-link.ts';
import { openPool } from '../../apps/server/src/platform/database/connection.ts';
import { connectionTo } from '../../apps/server/src/platform/embedded-postgres/connection.ts';
import { readLockFile } from '../../apps/server/src/platform/embedded-postgres/lock-file.ts';
import { makeLog } from '../../apps/server/src/platform/log.ts';

/** Asks the database that this run's server keeps its data in. */
export const ask = async (sql: string) => {
  const folder = path.join(process.env.E2E_DATA ?? '', 'postgres');
  const lock = readLockFile(folder);
  if (!lock) throw new Error(`No database is running in ${folder}`);
  const pool = openPool({ ...connectionTo(lock, folder, 'zanga'), max: 1 }, makeLog({ LOG_LEVEL: 'warn' }));
  try {
    return (await pool.query(sql)).rows;
  } finally {
    await pool.end();
  }
};

/** Switches both networks on, as the owner of the brand would; the service hears of it by itself. */
export const switchSocialsOn = () => ask('update brands set facebook_login = true, apple_login = true');

/** Lets go no older app for Android than this one, as the owner of the brand would. */
export const requireAndroid = (version: string) =>
  ask(`update brands set min_android_version = '${version}'`);

/** Changes the price of a product, as the office would; returns the old one. */
export const setPrice = async (slug: string, cents: number): Promise<number> => {
  const [before] = await ask(`select price_cents from products where slug = '${slug}'`);
  await ask(`update products set price_cents = ${cents} where slug = '${slug}'`);
  return Number(before?.price_cents);
};

/** More of a product than a whole run of tests buys. */
export const restock = (slug: string) => ask(`update products set stock = 500 where slug = '${slug}'`);

/** The link at the foot of a newsletter: none is sent yet, so it is written as the server writes it, with its own key. */
export const unsubscribePath = async (userId: UserId) => {
  const [row] = await ask(`select value from kept_secrets where name = 'accounts'`);
  const { page } = unsubscribeLinks({ keys: makeKeys(row?.value), origin: () => '' }, userId, new Date());
  return page;
};

/** Lets the shows of a film begin so many minutes from now, and sells them until then; doors open an hour before. */
export const moveShows = async (film: string, minutes: number) => {
  const startsAt = new Date(Date.now() + minutes * 60_000);
  const windows = JSON.stringify(saleWindows({ startsAt }));
  await ask(`with moved as (
    update cinema_shows set starts_at = '${startsAt.toISOString()}' where film = '${film}' returning product_id
  ) update products set availability = '${windows}' where id in (select product_id from moved)`);
};

/** Lets a shop be ordered from around the clock, as none of the demo is at every hour of a test. */
export const neverClose = (shop: string, service = 'onshop') =>
  ask(`insert into shop_hours (shop_id, service, weekday, opens_minute, closes_minute)
    select id, '${service}', day, 0, 1440 from shops, generate_series(1, 7) as day where slug = '${shop}'
    on conflict do nothing`);

/** A table of a shop that is open around the clock. */
export const openTable = async (shop: string, label: string): Promise<{ id: string; label: string }> => {
  await neverClose(shop);
  const [row] = await ask(`insert into shop_tables (id, shop_id, label, open_since)
    select 'tbl_' || md5(random()::text), id, '${label}', now() from shops where slug = '${shop}'
    on conflict (shop_id, label) do update set open_since = excluded.open_since
    returning id`);
  return { id: String(row?.id), label };
};

/** An order of two known dishes, handed over yesterday in Catania; returns its id. */
export const handedOver = async (email: string): Promise<string> => {
  const [row] = await ask(`
    with person as (
      select id, firstname, lastname, email from users where email = '${email}'
    ), dishes as (
      select *, row_number() over (order by slug) as place from products where slug in ('cannolo', 'margherita')
    ), placed as (
      insert into orders (id, user_id, state, number, shop_ids, payment_kind, qty, summary, list_cents, discount_cents,
        member_discount_cents, coupon_discount_cents, delivery_cents, total_cents, vat, firstname, lastname, email,
        telephone, terms_version, of_age, cart_id, created_at, placed_at, completed_at)
      select 'ord_' || md5(random()::text), p.id, 'completed', 'A-042', array[(select id from shops where slug = 'catania')],
        'till', 2, 'Cannolo, Margherita', total, 0, 0, 0, 0, total, '[]', firstname, lastname, email, '+390950000000',
        to_char(yesterday, 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), false, 'crt_' || md5(random()::text), yesterday, yesterday, yesterday
      from person p, (select sum(price_cents)::int as total, now() - interval '1 day' as yesterday from dishes) sums
      returning *
    ), parts as (
      insert into order_parts (order_id, part, mode, state, since, shop_id, number, pieces, fee_cents, fee_discount_cents,
        completed_at)
      select id, 'food', 'pickup', 'completed', completed_at, shop_ids[1], number, 2, 0, 0, completed_at from placed
      returning order_id
    ), lines as (
      insert into order_lines (id, order_id, part, position, cart_line_id, product_id, slug, name, kind, images, options,
        notes, qty, unit_cents, list_cents, discount_cents, member_discount_cents, coupon_discount_cents, total_cents,
        vat_rate_basis_points, vat_cents)
      select 'lin_' || md5(random()::text), order_id, 'food', place, 'lin_' || md5(random()::text), d.id, slug, name,
        kind, '[]', '[]', '', 1, price_cents, price_cents, 0, 0, 0, price_cents, 1000, round(price_cents / 11.0)
      from parts cross join dishes d
    )
    select id from placed`);
  return String(row?.id);
};

/** Moves an order a week into the past, as if placed then. */
export const aWeekAgo = async (order: string): Promise<void> => {
  for (const [table, key] of [
    ['orders', 'id'],
    ['order_search', 'order_id'],
  ])
    await ask(
      `update ${table} set created_at = created_at - interval '7 days' where ${key} = '${order}' returning 1`,
    );
};
