import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../demo/seed.ts';
import { openPool } from '../../src/platform/database/connection.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { type Connection, urlOf } from '../../src/platform/embedded-postgres/connection.ts';
import { openTestPostgres } from '../../src/platform/embedded-postgres/testing.ts';
import { makeJobs } from '../../src/platform/jobs.ts';
import { makeLog } from '../../src/platform/log.ts';
import { makeMetrics } from '../../src/platform/metrics.ts';
import { catalogueOf, contentsOf } from './catalogue.ts';
import { openStockPostgres, stockBinaries } from './stock-postgres.ts';

const log = makeLog({ LOG_LEVEL: 'silent' });
const now = new Date('2026-11-20T12:00:00Z');

/** The whole schema with queues; rows in each table with computed columns, a lost dispute, and a file being written. */
const fill = async (pool: pg.Pool) => {
  await migrate(pool);
  await seedDemo(pool, now, { sandbox: true });
  await pool.query(`
    insert into contact_messages (reference, firstname, lastname, email, topic, message, created_at)
      values ('Z000001', 'Ada', 'Rossi', 'ada@example.it', 'order', 'È arrivata fredda.', '2026-10-01T12:00Z');
    insert into payments (id, purpose, owner_id, user_id, capture, state, amount_cents, captured_cents, provider, attempt, created_at, updated_at)
      select 'pay_ada', 'membership', 'mbr_ada', min(id), 'manual', 'released', 100, 0, 'sandbox', 1, '2026-03-01T10:00Z', '2026-03-01T10:00Z'
        from users;
    insert into prime_joinings (id, user_id, plan_version, trial, payment_id, created_at)
      select owner_id, user_id, (select min(version) from prime_plans), true, id, created_at from payments where id = 'pay_ada';
    insert into memberships (id, user_id, plan_version, started_at, first_period_at, paid_periods, failed_at)
      select id, user_id, plan_version, created_at, '2026-03-15T10:00Z', 8, '{}' from prime_joinings;
    insert into payments (id, purpose, owner_id, capture, state, amount_cents, captured_cents, provider, attempt, created_at, updated_at)
      select 'pay_lost', 'order', min(id), 'automatic', 'paid', 100, 100, 'sandbox', 1, '2026-03-01T10:00Z', '2026-03-01T10:00Z' from orders;
    insert into payment_disputes (dispute_ref, payment_id, amount_cents, reason, state, provider_state, opened_at, updated_at)
      values ('dp_1', 'pay_lost', 100, 'fraudulent', 'lost', 'lost', '2026-03-02T10:00Z', '2026-03-09T10:00Z');
    update orders set disputed_cents = 100 where id = (select owner_id from payments where id = 'pay_lost');
    insert into coupon_uses (coupon_id, order_id, saved_cents, used_at)
      select min(id), (select min(id) from orders), 0, '2026-03-01T10:00Z' from coupons where first_order;
    insert into menu_imports (id, file_name, state, writings, sent_at, touched_at)
      values ('imp_ada', 'menu.csv', 'writing', 1, '2026-03-01T10:00Z', '2026-03-01T10:00Z')`);
  const jobs = makeJobs({ pool, log, metrics: makeMetrics() });
  await jobs.start();
  await jobs.stop();
};

/** PostgreSQL drops the inner brackets of `(a and b) and c` when it reads a dump. */
const withoutBrackets = (lines: readonly string[]) => lines.map((line) => line.replace(/[()]/g, ''));

describe('a dump', async () => {
  const toClose: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of toClose.reverse()) await close();
  });
  const open = (connection: Connection) => {
    const pool = openPool({ ...connection, max: 2 }, log);
    toClose.push(() => pool.end());
    return pool;
  };
  const shop = async () => {
    const postgres = await openTestPostgres();
    await postgres.ensureTemplate('zanga_nothing', async () => undefined);
    const { connection, drop } = await postgres.cloneTemplate('zanga_nothing');
    toClose.push(() => postgres.close(), drop);
    const pool = open(connection);
    await fill(pool);
    return pool;
  };
  const embedded = await shop();

  it('finds the names in a function’s body: functions of computed columns are read when they are made', async () => {
    const { rows } = await embedded.query<{ name: string }>(
      `select p.oid::regprocedure::text as name from pg_proc p join pg_language l on l.oid = prolang
        where pronamespace = 'public'::regnamespace and provolatile = 'i'
          and not (lanname = 'sql' and prosqlbody is not null) order by 1`,
    );
    expect(rows).toEqual([]);
  });

  it('restores every table, row, index and check with an empty search path', async () => {
    const { rows: computing } = await embedded.query<{ name: string }>(
      "select distinct attrelid::regclass::text as name from pg_attribute where attgenerated <> '' and attnum > 0",
    );
    const client = await embedded.connect();
    try {
      await client.query("begin; create schema again; set local search_path = ''");
      const { rows: tables } = await client.query<{ name: string; columns: string }>(
        `select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
           from pg_class join pg_attribute on attrelid = pg_class.oid
          where relnamespace = 'public'::regnamespace and relkind = 'r'
            and attnum > 0 and not attisdropped and attgenerated = '' group by 1 order by 1`,
      );
      for (const { name, columns } of tables) {
        await client.query(`create table again.${name} (like public.${name} including all)`);
        await client.query(
          `insert into again.${name} (${columns}) overriding system value select ${columns} from public.${name}`,
        );
        const { rows } = await client.query<{ rows: number; differ: number }>(
          `select (select count(*) from again.${name}) as rows, count(*) as differ from (
             (table public.${name} except all table again.${name}) union all
             (table again.${name} except all table public.${name})) d`,
        );
        expect({ name, differ: rows[0]?.differ }).toEqual({ name, differ: 0 });
        if (computing.some((one) => one.name === name)) expect(rows[0]?.rows, name).toBeGreaterThan(0);
      }
      expect(tables.length).toBeGreaterThan(100);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it.skipIf(stockBinaries === undefined)(
    'of pg_dump is restored whole by psql and by pg_restore, on Debian’s PostgreSQL',
    async () => {
      const bin = String(stockBinaries);
      const stock = await openStockPostgres(bin, ['fsync=off', 'full_page_writes=off']);
      toClose.push(() => stock.stop());
      const server = open(stock.connection);
      const database = async (name: string) => {
        await server.query(`create database ${name}`);
        return { ...stock.connection, database: name };
      };
      const run = (tool: string, args: readonly string[]) => {
        const done = spawnSync(path.join(bin, tool), args, { encoding: 'utf8' });
        expect(done.stderr).toBe('');
        expect(done.status).toBe(0);
      };
      const source = await database('source');
      const filled = open(source);
      await fill(filled);
      const told = async (pool: pg.Pool) => ({
        catalogue: withoutBrackets(await catalogueOf(pool)),
        contents: await contentsOf(pool),
      });
      const was = await told(filled);
      const file = path.join(os.tmpdir(), `zanga-dump-${process.pid}`);
      toClose.push(async () => rmSync(file, { force: true }));

      const ways: readonly [string, readonly string[], string, readonly string[]][] = [
        ['plain', ['-Fp'], 'psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-o', os.devNull, '-f', file, '-d']],
        ['custom', ['-Fc'], 'pg_restore', ['--exit-on-error', file, '-d']],
      ];
      for (const [name, format, tool, args] of ways) {
        const target = await database(name);
        run('pg_dump', [...format, '-f', file, urlOf(source)]);
        run(tool, [...args, urlOf(target)]);
        expect(await told(open(target))).toEqual(was);
      }
    },
    // Two servers and four databases take minutes on a busy machine.
    600_000,
  );
});
