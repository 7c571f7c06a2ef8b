import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openPool } from '../../src/platform/database/connection.ts';
import { knownMigrations, migrate, offlineWords } from '../../src/platform/database/migrate.ts';
import { formerMigrations } from '../../src/platform/database/migrating/former-migrations.ts';
import { openTestPostgres } from '../../src/platform/embedded-postgres/testing.ts';
import { makeLog } from '../../src/platform/log.ts';
import { catalogueOf } from './catalogue.ts';

const log = makeLog({ LOG_LEVEL: 'silent' });

/** Number of former migrations in the release of 22 November, the last being `140_economy_of_deliveries.sql`. */
const first = formerMigrations.filter((name) => name < '150').length;

describe('a schema of the former migrations', async () => {
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

  /** A database after that many former migrations, with old rows and an order paid at the till. */
  const databaseOf = async (count: number) => {
    const pool = await emptyDatabase();
    expect(await migrate(pool, new Set(formerMigrations.slice(0, count)))).toHaveLength(count);
    await pool.query(readFileSync(new URL('../platform/yesterday.sql', import.meta.url), 'utf8'));
    await pool.query(`
      insert into orders select (jsonb_populate_record(o,
        '{"id": "ord_till", "number": "A3", "payment_kind": "till", "cart_id": "crt_c"}')).* from orders o where id = 'ord_paid';
      update users set email = 'ugo@zanga.example' where id = 'usr_ugo'`);
    return pool;
  };
  const rowsOf = async (pool: pg.Pool) => {
    const tables = ['orders', 'order_parts', 'order_lines', 'memberships', 'payments', 'payment_refunds'];
    const counted = tables.map((table) => `select '${table}' as name, count(*)::int from ${table}`);
    return (await pool.query(counted.join(' union all '))).rows;
  };

  it('of the release of 22 November and of each after it becomes today’s, with all its data', async () => {
    const fresh = await emptyDatabase();
    expect(await offlineWords(fresh)).toBeUndefined();
    await migrate(fresh);
    expect(await offlineWords(fresh)).toBeUndefined();
    const wanted = await catalogueOf(fresh);
    const names = await knownMigrations();

    for (const count of [first, first + 7, formerMigrations.length]) {
      const pool = await databaseOf(count);
      const before = await rowsOf(pool);
      const begins = formerMigrations[count] ?? '100_payments_name_their_period.sql';
      expect(await offlineWords(pool)).toContain(
        `steps (${begins} to 291_messages_by_their_words.sql) cannot`,
      );
      expect(await migrate(pool)).toEqual([
        ...formerMigrations.slice(count),
        ...names.filter((name) => name >= '1'),
      ]);
      const { rows } = await pool.query<{ name: string }>('select name from schema_migrations order by name');
      expect(rows.map(({ name }) => name)).toEqual(names);
      expect(await catalogueOf(pool)).toEqual(wanted);
      expect(await rowsOf(pool)).toEqual(before);
      expect(await offlineWords(pool)).toBeUndefined();
      expect(await migrate(pool)).toEqual([]);
      // Effects of former migrations on rows.
      const { rows: demo } = await pool.query('select id from users where demo');
      const { rows: taken } = await pool.query('select order_id, how, amount_cents from takings');
      if (count > first) continue;
      expect(demo).toEqual([{ id: 'usr_ugo' }]);
      expect(taken).toEqual([{ order_id: 'ord_till', how: 'assumed', amount_cents: 1500 }]);
    }
  });
});
