import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openPool } from '../apps/server/src/platform/database/connection.ts';
import { makeLog } from '../apps/server/src/platform/log.ts';
import { openOwnPostgres } from './databases/own-postgres.ts';
import { openShop } from './shop.ts';
import { report, rounded } from './table.ts';

// Database load and connections of a shop without visitors.
const seconds = Number(process.env.SECONDS ?? 180);
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'zanga-idle-'));
const log = makeLog({ LOG_LEVEL: 'silent' });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

try {
  const shop = await openShop(dataDir);
  const postgres = await openOwnPostgres({ dataDir: path.join(dataDir, 'postgres'), log });
  const pool = openPool({ ...postgres.config, max: 1 }, log);
  const look = async () => {
    const { rows } = await pool.query<{ done: number; connections: number }>(`
      select (xact_commit + xact_rollback)::int as done,
        (select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as connections
      from pg_stat_database where datname = current_database()`);
    return rows[0] ?? { done: 0, connections: 0 };
  };
  // The work after a start is over by then: prepared pages, and the database's own checkpoint.
  await pause(150_000);
  const measure = async (measured: string) => {
    const before = await look();
    await pause(seconds * 1_000);
    const { done, connections } = await look();
    const aSecond = rounded((done - before.done) / seconds);
    return { measured, 'transactions a second': aSecond, connections, seconds };
  };
  const open = await measure('a shop in which nobody is');
  await shop.stop();
  report('idle', [open, await measure('its database without it')]);
  await pool.end();
  await postgres.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
