import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { keptFor, paymentOf } from '../../src/modules/payments/queries.ts';
import { openDb, openPool } from '../../src/platform/database/connection.ts';
import { knownMigrations, migrate } from '../../src/platform/database/migrate.ts';
import { formerMigrations, isBaseline } from '../../src/platform/database/migrating/former-migrations.ts';
import { openTestPostgres } from '../../src/platform/embedded-postgres/testing.ts';
import { makeLog } from '../../src/platform/log.ts';

const log = makeLog({ LOG_LEVEL: 'silent' });

/** Hashes of the baseline: existing databases never run it again, so a change would reach none of them. */
const written: Readonly<Record<string, string>> = {
  '001_foundations.sql': '8787eeeb8b9eca3d',
  '002_pictures.sql': 'b32821c16c965d48',
  '003_brand_and_contents.sql': '7bf109e33dd65983',
  '004_shops_and_slots.sql': '85db2de22063e3e8',
  '005_menu.sql': 'cedf91a17ce02230',
  '006_people.sql': 'd7b93921ede31eb6',
  '007_sign_in.sql': '0a2aa4f7df494c56',
  '008_messages.sql': '3891a9cdb6d158c8',
  '009_carts.sql': '4a831d2d567837ae',
  '010_orders.sql': '1dc9589651407d38',
  '011_unpaid_orders.sql': 'fb173d4ae49b26bc',
  '012_payments.sql': 'cda82a29dc2eff36',
  '013_sandbox.sql': '71a1ca81be9a7323',
  '014_in_the_shop.sql': '84ca9de732f99201',
  '015_redemptions.sql': 'f81f890c4c294161',
  '016_coupons.sql': 'b0821e8650185932',
  '017_membership.sql': 'f67a7170909b8584',
  '018_reviews.sql': '09bb689e9925d566',
  '019_cinema.sql': '2fc0c179f6d79a08',
  '020_operations.sql': 'bb7f64f3bf9e229a',
};

describe('migrations', async () => {
  const postgres = await openTestPostgres();
  await postgres.ensureTemplate('zanga_nothing', async () => undefined);
  const toClose: (() => Promise<unknown>)[] = [];
  const emptyDatabase = async () => {
    const { connection, drop } = await postgres.cloneTemplate('zanga_nothing');
    const pool = openPool({ ...connection, max: 2 }, log);
    toClose.push(() => pool.end().then(drop));
    return pool;
  };
  afterAll(async () => {
    for (const close of toClose) await close();
    await postgres.close();
  });

  const names = await knownMigrations();
  const baseline = new Set(names.filter(isBaseline));
  const namesIn = async (pool: pg.Pool) => {
    const { rows } = await pool.query<{ name: string }>('select name from schema_migrations order by name');
    return rows.map(({ name }) => name);
  };
  /** A database of the last release with the former migrations. */
  const formerDatabase = async (had: readonly string[]) => {
    const pool = await emptyDatabase();
    await migrate(pool, baseline);
    await pool.query('truncate schema_migrations');
    await pool.query(`insert into schema_migrations (name, checksum) select unnest($1::text[]), 'of old'`, [
      had,
    ]);
    await pool.query(`insert into brands (id, name) values (1, 'Zanga')`);
    return pool;
  };

  it('of the baseline are unchanged: a change of the schema is a new file', () => {
    const today = [...baseline].map((name) => {
      const sql = readFileSync(new URL(`../../migrations/${name}`, import.meta.url));
      return [name, createHash('sha256').update(sql).digest('hex').slice(0, 16)];
    });
    expect(Object.fromEntries(today)).toEqual(written);
  });

  it('have unique names in one order', () => {
    expect(names.filter((name) => formerMigrations.includes(name))).toEqual([]);
    const numbers = names.map((name) => /^(\d{3})_[a-z0-9_]+\.sql$/.exec(name)?.[1]);
    expect(new Set(numbers).size).toBe(names.length);
    expect(numbers).not.toContain(undefined);
  });

  it('are adopted by a database of the former ones, with all its data', async () => {
    const pool = await formerDatabase(formerMigrations);
    expect(await migrate(pool)).toEqual(names.filter((name) => !isBaseline(name)));
    expect(await namesIn(pool)).toEqual(names);
    expect((await pool.query('select name from brands')).rows).toEqual([{ name: 'Zanga' }]);
    expect(await migrate(pool)).toEqual([]);
  });

  it('bring yesterday’s database up to date with all its data', async () => {
    const pool = await emptyDatabase();
    await migrate(pool, baseline);
    await pool.query(readFileSync(new URL('yesterday.sql', import.meta.url), 'utf8'));
    const counts = async () => {
      const filled = ['orders', 'order_parts', 'order_lines', 'memberships', 'payments', 'payment_refunds'];
      const counted = filled.map((table) => `select '${table}' as name, count(*)::int from ${table}`);
      return (await pool.query(counted.join(' union all '))).rows;
    };
    const before = await counts();
    await migrate(pool);
    expect(await counts()).toEqual(before);
    const { rows } = await pool.query<Record<string, unknown>>(
      'select id, owner_id, period, period_attempt, attempt, captured_cents, refunded_cents from payments order by created_at, id',
    );
    expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
      'pay_joining mbr_ada   1 0 0',
      'pay_first mbr_ada 0 0 1 0 0',
      'pay_again mbr_ada 0 1 1 499 0',
      'pay_second mbr_ada 1 0 1 499 0',
      'pay_ugo mbr_ugo   1 499 499',
      'pay_third mbr_ada 2 3 1 0 0',
      'pay_order ord_paid   2 1500 400',
      'pay_waits ord_waits   1 0 0',
    ]);
    const { rows: worked } = await pool.query(
      `select to_char(from_at at time zone 'UTC', 'DD HH24') as came, to_char(until_at at time zone 'UTC', 'DD HH24') as went
       from shifts order by from_at`,
    );
    expect(worked.map((row) => Object.values(row).join(' to '))).toEqual([
      '01 08 to 01 16',
      '02 08 to ',
      '03 08 to ',
      '05 08 to 05 08',
    ]);
    const { rows: references } = await pool.query('select distinct reference from orders');
    expect(references).toHaveLength(2);
    const { rows: searched } = await pool.query(
      `select order_id from order_search where words @@ '''margherita''&''ada'''`,
    );
    expect(searched).toEqual([{ order_id: 'ord_paid' }]);
    const { rows: seats } = await pool.query('select id from shop_tables where seat is not null');
    expect(seats).toEqual([{ id: 'tbl_open' }]);
    const { rows: open } = await pool.query('select from contact_messages where closed_at is null');
    expect(open).toEqual([]);
    const { rows: privacy } = await pool.query(`select value from contents where slug = 'privacy'`);
    expect(privacy).toEqual([
      {
        value:
          'Un cookie, `login_window`, e shop-assets, shop-pages, shop-pictures, shop-catalogue per aprire senza rete.',
      },
    ]);
    const db = openDb(pool);
    expect(await paymentOf(db, 'mbr_ada')).toMatchObject({ id: 'pay_joining', charge: null });
    expect(await paymentOf(db, 'mbr_ada', { period: 0, attempt: 1 })).toMatchObject({ id: 'pay_again' });
    expect(await keptFor(db, 'mbr_ada')).toBe(998);
    expect(await paymentOf(db, 'ord_waits')).toMatchObject({ id: 'pay_waits' });
  });
});
