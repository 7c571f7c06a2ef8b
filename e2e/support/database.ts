import path from 'node:path';
import { makeKeys } from '../../apps/server/src/modules/accounts/keys.ts';
import { unsubscribeLinks } from '../../apps/server/src/modules/accounts/unsubscribe-link.ts';
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

/** Gives a product another price, as whoever keeps the menu would; tells the one it had. */
export const setPrice = async (slug: string, cents: number): Promise<number> => {
  const [before] = await ask(`select price_cents from products where slug = '${slug}'`);
  await ask(`update products set price_cents = ${cents} where slug = '${slug}'`);
  return Number(before?.price_cents);
};

/** The link at the foot of a newsletter: none is sent yet, so it is written as the server writes it, with its own key. */
export const unsubscribePath = async (userId: string) => {
  const [row] = await ask(`select value from kept_secrets where name = 'accounts'`);
  const { page } = unsubscribeLinks({ keys: makeKeys(row?.value), origin: () => '' }, userId, new Date());
  return page;
};

/** Lets the shows of a film begin in half an hour, so that its doors are open. */
export const beginShows = (film: string) =>
  ask(`update cinema_shows set starts_at = now() + interval '30 minutes' where film = '${film}'`);

/** A table of a shop that is open around the clock, as no shop of the demo is at every hour of a test. */
export const openTable = async (shop: string, label: string): Promise<{ id: string; label: string }> => {
  await ask(`insert into shop_hours (shop_id, service, weekday, opens_minute, closes_minute)
    select id, 'onshop', day, 0, 1440 from shops, generate_series(1, 7) as day where slug = '${shop}'
    on conflict do nothing`);
  await ask(`update shop_tables set open_since = now() where label = '${label}'
    and shop_id = (select id from shops where slug = '${shop}')`);
  const [row] = await ask(
    `select t.id from shop_tables t join shops s on s.id = t.shop_id where s.slug = '${shop}' and t.label = '${label}'`,
  );
  return { id: String(row?.id), label };
};
