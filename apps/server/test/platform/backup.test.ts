import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../demo/seed.ts';
import { BackupProblem } from '../../src/platform/backup/backup-lines.ts';
import { tryBackup } from '../../src/platform/backup/drill.ts';
import { isHeldCopy, releaseCopy } from '../../src/platform/backup/held-copy.ts';
import { tablesOf } from '../../src/platform/backup/read-rows.ts';
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts';
import { writeBackup } from '../../src/platform/backup/write-backup.ts';
import { openDb, openPool } from '../../src/platform/database/connection.ts';
import { knownMigrations, migrate } from '../../src/platform/database/migrate.ts';
import { formerMigrations, isBaseline } from '../../src/platform/database/migrating/former-migrations.ts';
import { openTestPostgres } from '../../src/platform/embedded-postgres/testing.ts';
import { jobKind } from '../../src/platform/job-queue/kinds.ts';
import { makeJobs } from '../../src/platform/jobs.ts';
import { makeLog } from '../../src/platform/log.ts';
import { makeMetrics } from '../../src/platform/metrics.ts';

const log = makeLog({ LOG_LEVEL: 'silent' });
const now = new Date('2026-11-20T12:00:00Z');
const letter = jobKind<{ number: number }>('test.letter', { retryDelay: 7, one: 'waiting', outward: true });
const sweeping = jobKind<{ number: number }>('test.sweeping');

describe('a backup', async () => {
  const postgres = await openTestPostgres();
  await postgres.ensureTemplate('zanga_nothing', async () => undefined);
  const toClose: (() => Promise<unknown>)[] = [];
  const emptyDatabase = async () => {
    const { connection, drop } = await postgres.cloneTemplate('zanga_nothing');
    const pool = openPool({ ...connection, max: 3 }, log);
    toClose.push(() => pool.end().then(drop));
    return pool;
  };
  afterAll(async () => {
    for (const close of toClose) await close();
    await postgres.close();
  });

  const linesOf = async (pool: pg.Pool) => {
    const client = await pool.connect();
    const written: string[] = [];
    try {
      for await (const line of writeBackup(client, now)) written.push(line);
      return written;
    } finally {
      client.release();
    }
  };
  const replay = async function* (lines: readonly string[]) {
    yield* lines;
  };
  /** Row count and hash of each table. */
  const contentsOf = async (pool: pg.Pool) => {
    const client = await pool.connect();
    const contents: Record<string, unknown> = {};
    // Only a copy has a row here.
    const tables = (await tablesOf(client)).filter((table) => table !== 'restored_copies');
    for (const table of tables) {
      const { rows } = await client.query(
        `select count(*), md5(string_agg(t::text, chr(10) order by t::text)) from public.${table} t`,
      );
      contents[table] = rows[0];
    }
    client.release();
    return contents;
  };

  let shop: pg.Pool;
  let lines: string[];
  beforeAll(async () => {
    shop = await emptyDatabase();
    await migrate(shop);
    await seedDemo(shop, now, { sandbox: true });
    const jobs = makeJobs({ pool: shop, log, metrics: makeMetrics() });
    jobs.keep(letter);
    await jobs.start();
    await jobs.enqueue(openDb(shop), letter, { number: 7 }, 'one at a time', 3_600);
    await jobs.stop();
    lines = await linesOf(shop);
  });

  it('brings back every row, number and waiting job', async () => {
    const other = await emptyDatabase();
    const { rows, at } = await restoreBackup(other, replay(lines), now);
    expect(at).toBe(now.toISOString());
    expect(rows).toBeGreaterThan(3_000);
    expect(await contentsOf(other)).toEqual(await contentsOf(shop));
    const waiting =
      'select name, data, singleton_key, start_after, retry_limit, retry_delay, retry_backoff from pgboss.job where name = $1';
    expect((await other.query(waiting, [letter.name])).rows).toEqual(
      (await shop.query(waiting, [letter.name])).rows,
    );
    // Counters and constraints hold for rows written next.
    await other.query(
      "insert into price_history (product_id, price_cents, valid_from) select id, 1, now() from products where slug = 'margherita'",
    );
    await expect(other.query("update products set root_category_id = 'cat_none'")).rejects.toThrow();
    expect(await seedDemo(other, now)).toBe(false);
  });

  it('is a copy that sends nothing until it is declared to be the shop', async () => {
    const copy = await emptyDatabase();
    await restoreBackup(copy, replay(lines), now);
    const done: string[] = [];
    const open = async () => {
      const held = await isHeldCopy(openDb(copy));
      const jobs = makeJobs({ pool: copy, log, metrics: makeMetrics(), held });
      jobs.handle(letter, async ({ number }) => void done.push(`letter ${number}`));
      jobs.handle(sweeping, async ({ number }) => void done.push(`sweeping ${number}`));
      await jobs.start();
      return jobs;
    };
    const asCopy = await open();
    await asCopy.enqueue(openDb(copy), letter, { number: 8 }, 'another');
    await asCopy.enqueue(openDb(copy), sweeping, { number: 1 });
    await expect.poll(() => done).toEqual(['sweeping 1']);
    await asCopy.stop();
    expect(await releaseCopy(copy, now)).toBe(true);
    expect(await releaseCopy(copy, now)).toBe(false);
    const asShop = await open();
    await expect.poll(() => done).toEqual(['sweeping 1', 'letter 8']);
    await asShop.stop();
  });

  it('of an older release is restored', async () => {
    const older = await emptyDatabase();
    const names = await knownMigrations();
    await migrate(older, new Set(names.slice(0, -1)));
    const other = await emptyDatabase();
    await restoreBackup(other, replay(await linesOf(older)), now);
    const { rows } = await other.query('select name from schema_migrations order by name');
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it('from before the baseline is restored, even from the middle of the former migrations', async () => {
    const names = await knownMigrations();
    const namesAfter = async (backup: readonly string[]) => {
      const other = await emptyDatabase();
      await restoreBackup(other, replay(backup), now);
      const { rows } = await other.query('select name from schema_migrations order by name');
      return rows.map(({ name }) => name);
    };
    const halfWay = await emptyDatabase();
    await migrate(halfWay, new Set(formerMigrations.slice(0, 44)));
    expect(await namesAfter(await linesOf(halfWay))).toEqual(names);

    const older = await emptyDatabase();
    await migrate(older, new Set(names.filter(isBaseline)));
    const [head, ...rest] = await linesOf(older);
    const [kind, version, told] = JSON.parse(String(head));
    const ofFormer = JSON.stringify([kind, version, { ...told, migrations: formerMigrations }]);
    expect(await namesAfter([ofFormer, ...rest])).toEqual(names);
  });

  it('is not written from a database without a shop', async () => {
    const { connection, drop } = await postgres.cloneTemplate('zanga_nothing');
    const nothing = openPool({ ...connection, max: 1 }, log);
    await expect(linesOf(nothing)).rejects.toThrow(/no shop in this database yet/);
    await nothing.end().then(drop);
  });

  it('is refused whole when it is cut off, damaged, newer, or would overwrite a shop', async () => {
    const other = await emptyDatabase();
    const refused = (told: readonly string[]) => expect(restoreBackup(other, replay(told), now)).rejects;
    await refused(lines.slice(0, 2_000)).toThrow(/ends in the middle/);
    await refused(lines.toSpliced(-2_000, 1)).toThrow(BackupProblem);
    await refused(['{"something":"else"}']).toThrow(/no backup of Zanga/);
    await refused(['["zanga",1,{"at":"2030","migrations":["999_wings.sql"]}]']).toThrow(
      /newer release.*999_wings/,
    );
    expect((await other.query('select from products')).rowCount).toBe(0);
    await expect(restoreBackup(shop, replay(lines), now)).rejects.toThrow(/not empty/);
  });

  describe('in a drill', () => {
    const tryLines = async (told: readonly string[]) => tryBackup(await emptyDatabase(), replay(told), now);
    /** The backup with one changed row of a table. */
    const forged = (table: string, change: (row: string) => string) => {
      const at = lines.indexOf(JSON.stringify(['table', table])) + 1;
      return lines.with(at, change(lines[at] ?? ''));
    };

    it('is equal to the letter, in every row and every sum of money', async () => {
      const { problems, tables, sums, manifest } = await tryLines(lines);
      expect(problems).toEqual([]);
      expect(tables).toBeGreaterThan(100);
      expect(sums).toBeGreaterThan(20);
      expect(manifest?.tables.products?.rows).toBe((await shop.query('select from products')).rowCount);
    });

    it.each([
      ['a price', 'products', /"price_cents":/, '"price_cents":9', /products\.price_cents: \d+ cents/],
      ['a letter', 'products', /"name":"./, '"name":"Z', /products: as many rows, and not all/],
    ])('differs from one in which %s was changed', async (_what, table, from, to, words) => {
      const { problems } = await tryLines(forged(table, (row) => row.replace(from, to)));
      expect(problems).toEqual([expect.stringMatching(words)]);
    });

    it('differs from one without a row, even if its end agrees', async () => {
      const rows = Number(JSON.parse(lines.at(-1) ?? '')[1]);
      const at = lines.indexOf('["table","sent_proofs"]');
      const row = lines.findIndex((line, index) => index > at && line.startsWith('{'));
      const told = lines.toSpliced(row, 1).with(-1, JSON.stringify(['end', rows - 1]));
      await expect(tryLines(told).then(({ problems }) => problems.join())).resolves.toMatch(
        /\d+ rows instead of \d+/,
      );
    });

    it('of a former release is restored without a comparison', async () => {
      const former = lines.filter((line) => !line.startsWith('["manifest"'));
      const { problems, manifest } = await tryLines(former);
      expect([problems, manifest]).toEqual([[], undefined]);
    });
  });

  it('includes the files of a bucket, each once, as rows of the database', async () => {
    const data = Buffer.from('a picture');
    const files = async function* () {
      for (const key of ['pictures/img_b/original', 'pictures/img_c/original'])
        yield { key, contentType: 'image/webp', data };
    };
    const from = await emptyDatabase();
    await migrate(from);
    await from.query("insert into stored_files values ('pictures/img_c/original', 'image/webp', 'own')");
    const client = await from.connect();
    const written: string[] = [];
    for await (const line of writeBackup(client, now, { told: 'from the bucket', files: files() }))
      written.push(line);
    client.release();
    const to = await emptyDatabase();
    expect((await tryBackup(to, replay(written), now)).problems).toEqual([]);
    const { rows } = await to.query(
      "select key, data from stored_files where key like 'pictures/img_%' order by key",
    );
    expect(rows).toEqual([
      { key: 'pictures/img_b/original', data },
      { key: 'pictures/img_c/original', data: Buffer.from('own') },
    ]);
  });
});
