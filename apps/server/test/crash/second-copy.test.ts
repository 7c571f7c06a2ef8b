import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDb, openPool } from '../../src/platform/database/connection.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/open.ts';
import { throwAwayHome } from '../../src/platform/embedded-postgres/throw-away.ts';
import { makeLog } from '../../src/platform/log.ts';

// A server of its own: waiting for a second copy is a setting of the whole server.
const home = mkdtempSync(path.join(throwAwayHome(), 'zanga-copy-'));
const quiet = { info: () => undefined, warn: () => undefined };
const server = await openEmbeddedPostgres({ dataDir: path.join(home, 'postgres'), log: quiet, settings: [] });
// A statement's limit is shorter than the caller's wait: a commit ended by it must not look good.
const [askerMs, databaseMs] = [1_500, 300];
const pool = openPool(
  { connectionString: server.url, answerWithinMs: askerMs, max: 4 },
  makeLog({ LOG_LEVEL: 'silent' }),
);
const db = openDb(pool, databaseMs);
afterAll(async () => {
  await pool.end();
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

const write = (dish: string) =>
  inTransaction(db, async (tx) => {
    await sql`insert into dishes values (${dish})`.execute(tx);
    return 'promised';
  });

it('a commit without its second copy is promised to no caller', async () => {
  await pool.query('create table dishes (name text)');
  expect(await write('arancina')).toBe('promised');
  await pool.query("alter system set synchronous_standby_names = 'copy'");
  await pool.query('select pg_reload_conf()');
  await expect
    .poll(async () => (await pool.query('show synchronous_standby_names')).rows[0])
    .toEqual({ synchronous_standby_names: 'copy' });
  await expect(write('caponata')).rejects.toThrow();
  await pool.query('alter system reset synchronous_standby_names');
  await pool.query('select pg_reload_conf()');
  await expect.poll(() => write('cannolo'), { timeout: 20_000 }).toBe('promised');
});
