import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/open.ts';
import { freePort } from '../../src/platform/embedded-postgres/processes.ts';
import { makeLog } from '../../src/platform/log.ts';
import { wrongsIn } from './books.ts';
import { type Balancer, newSeen, type Stand } from './customers.ts';
import { importFor, shopFor } from './errands.ts';
import { olderRevision, today, unpackRelease } from './older-release.ts';

// npm run test:rolling [-- REVISION]: runs the last landed release and today's over one database while customers order,
// pay, cancel, contest, join and use coupons, and the owner imports dishes. In turn: the old one, the migrations, both,
// the new one, an extra column in every table as tomorrow's release may add, and back. No request may fail, and
// each acknowledged one must be in the books.

const seconds = 8;
const customers = 3;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const revision = olderRevision(process.argv[2]);
const older = unpackRelease(revision);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zanga-rolling-'));
const log = makeLog({ LOG_LEVEL: 'silent' });
const database = await openEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log });
const env = { ...process.env, DATABASE_URL: database.url, SANDBOX: '1', LOG_LEVEL: 'error' };

const run = (release: string, file: string, more: NodeJS.ProcessEnv = {}): ChildProcess =>
  fork(path.join(release, 'apps/server', file), [], {
    cwd: release,
    env: { ...env, ...more },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
const firstWord = async (child: ChildProcess): Promise<unknown> => {
  const [word] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`It ended with ${code}`))),
  ]);
  return word;
};
const serve = async (release: string) => {
  const port = await freePort();
  const child = run(release, 'test/crash/order-server.ts', { PORT: String(port) });
  await firstWord(child);
  return { port, child };
};
const end = async (child: ChildProcess) => {
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
};

say(`older release: ${revision.slice(0, 12)}`);
const stand = (await firstWord(run(older, 'test/rolling/stand.ts'))) as Stand;
const seen = newSeen();
const balancer: Balancer = { ports: [] };
let going = true;
const stage = async (name: string, ports: readonly number[], work?: () => Promise<unknown>) => {
  // All customers share one address, whose limits no evening meets.
  await witness.query('delete from rate_windows');
  const before = seen.orders.size;
  balancer.ports = ports;
  await Promise.all([pause(seconds * 1_000), work?.()]);
  say(`${name}: ${seen.orders.size - before} orders, ${seen.failures.length} failures so far`);
};

const witness = new pg.Pool({ connectionString: database.url, max: 1 });
/** Prepared statements of the serving release do not know the new columns and must go on. */
const addColumns = async () => {
  const { rows: tables } = await witness.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  for (const { name } of tables) await witness.query(`alter table ${name} add column of_tomorrow integer`);
  say(`${tables.length} tables have a column more`);
};

const first = await serve(older);
balancer.ports = [first.port];
const shopping = { balancer, stand, seen };
const all = [
  ...Array.from({ length: customers }, (_, first) => shopFor(shopping, 2 * first, () => going)),
  importFor(shopping, () => going),
];
await stage('the old one', [first.port]);
await stage('the old one, while the new migrates', [first.port], async () => {
  const child = run(today, 'scripts/migrate.ts');
  const [code] = await once(child, 'exit');
  if (code !== 0) seen.failures.push(`the migrations ended with ${code}`);
});
const second = await serve(today);
await stage('both', [first.port, second.port]);
await stage('the new one', [second.port]);
await end(first.child);
await stage('the new one alone', [second.port]);
await stage('the new one, while every table gets a column', [second.port], addColumns);
const back = await serve(older);
await stage('both, on the way back', [second.port, back.port]);
await stage('the old one again', [back.port]);
await end(second.child);
await stage('the old one alone again', [back.port]);
going = false;
await Promise.all(all);

/** Reports of the bank and refunds come a moment after the answers. */
const settlingTries = 60;
let wrongs = await wrongsIn(witness, seen);
for (let tries = 1; wrongs.length > 0 && tries < settlingTries; tries += 1) {
  await pause(1_000);
  wrongs = await wrongsIn(witness, seen);
}
await end(back.child);
await witness.end();
await database.stop();
for (const made of [older, folder]) fs.rmSync(made, { recursive: true, force: true });
const requests = Object.values(seen.answers).reduce((sum, count) => sum + count, 0);
for (const failure of seen.failures.slice(0, 20)) say(`FAILED ${failure}`);
for (const wrong of wrongs.slice(0, 20)) say(`WRONG ${wrong}`);
const { orders, paid, members, firstOrders, dishes } = seen;
say(`${requests} requests, ${seen.failures.length} failed; ${wrongs.length} wrongs in the books`);
say(
  `${orders.size} orders, ${paid.size} paid by card, ${firstOrders.size} with a coupon; ${members.size} joined, ${dishes.size} imports`,
);
process.exitCode = seen.failures.length > 0 || wrongs.length > 0 ? 1 : 0;
