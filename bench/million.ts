import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { StaffRole } from '@zanga/domain/staff/rights';
import { hashToken } from '../apps/server/src/modules/accounts/testing.ts';
import { openDb, openPool } from '../apps/server/src/platform/database/connection.ts';
import { knownMigrations, migrate } from '../apps/server/src/platform/database/migrate.ts';
import { openEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/open.ts';
import { makeLog } from '../apps/server/src/platform/log.ts';
import { closedShop, dishes, shops, surnames, writeMillion } from './million-orders.ts';
import { run } from './process.ts';
import { percentile, type Row, report, rounded } from './table.ts';

// What the office waits for where a million orders lie: each list and each search, asked of the server itself. With
// DATA_DIR the database stays, and is found there by the next run.
const count = Number(process.env.ORDERS ?? 1_000_000);
const times = Number(process.env.TIMES ?? 40);
const goal = 50;

const kept = process.env.DATA_DIR;
const folder = kept ?? mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-million-'));
const log = makeLog({ LOG_LEVEL: 'silent' });
const postgres = await openEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log });
const pool = openPool({ ...postgres.config, statement_timeout: 3_600_000 }, log);
const db = openDb(pool);

const seconds = async (work: () => Promise<unknown>) => {
  const started = performance.now();
  await work();
  return rounded((performance.now() - started) / 1000, 1);
};

/** The orders are written into the schema before there were references, so that what adds them and the search is measured. */
const fill = async (): Promise<readonly string[]> => {
  const names = await knownMigrations();
  const before = names.filter((name) => name < '173');
  await migrate(pool, new Set(before));
  const { rows } = await pool.query<{ orders: number }>('select count(*)::int as orders from orders');
  if (rows[0]?.orders) {
    await migrate(pool);
    return [];
  }
  console.log(`writing ${count} orders …`);
  console.log(`${await seconds(() => writeMillion(pool, count, new Date()))} s`);
  await pool.query('analyze');
  const notes: string[] = [];
  for (const name of names.filter((known) => !before.includes(known)))
    notes.push(`Migration ${name}: ${await seconds(() => migrate(pool, new Set([name])))} s.`);
  await pool.query('vacuum analyze');
  return notes;
};

const signIn = async (role: StaffRole, where: readonly string[] | 'all'): Promise<string> => {
  const token = randomUUID();
  const id = `usr_${randomUUID().replaceAll('-', '')}`;
  await db
    .insertInto('users')
    .values({ id, email: `${id}@zanga.example`, firstname: 'Ada', lastname: 'Rossi' })
    .execute();
  const posts =
    where === 'all'
      ? [{ all_shops: true, shop_id: null }]
      : where.map((shop_id) => ({ all_shops: false, shop_id }));
  for (const post of posts)
    await db
      .insertInto('user_roles')
      .values({ user_id: id, role, ...post })
      .execute();
  const expires_at = new Date(Date.now() + 86_400_000);
  await db
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(token), user_id: id, expires_at })
    .execute();
  return token;
};

type Query = Readonly<Record<string, string>>;
type Asked = { readonly asked: string; readonly token: string; readonly query: (nth: number) => Query };

const pick = <T>(some: readonly T[], nth: number): T => some[(nth * 7919) % some.length] as T;

const notes = await fill();
const owner = await signIn('owner', 'all');
const several = await signIn('manager', shops.slice(2, 7));
const worker = await signIn('worker', [shops[3] ?? '']);
const { rows: some } = await pool.query<{
  id: string;
  reference: string;
  email: string;
  telephone: string;
  day: string;
}>(
  `select id, reference, email, telephone, to_char(created_at, 'YYYY-MM-DD') as day from orders where id like '%7' order by md5(id) limit 200`,
);
const zanga = await run('zanga.ts', [], { DATABASE_URL: postgres.url, SANDBOX: '1' });

const ask = async (token: string, query: Query) => {
  const url = `${zanga.url}/api/backoffice/orders?${new URLSearchParams(query)}`;
  const started = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const body = (await response.json()) as { data: unknown[]; next: string | null };
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${JSON.stringify(body)}`);
  return { ms: performance.now() - started, found: body.data.length, next: body.next };
};

const of = (nth: number) => pick(some, nth);
const search = (asked: string, text: (nth: number) => string, token = owner, more: Query = {}): Asked => ({
  asked,
  token,
  query: (nth) => ({ search: text(nth), ...more }),
});
const filter = (asked: string, query: Query | ((nth: number) => Query), token = owner): Asked => ({
  asked,
  token,
  query: typeof query === 'function' ? query : () => query,
});
const surname = (nth: number) => pick(surnames, nth);

const asked: readonly Asked[] = [
  filter('the newest, of all shops', {}),
  filter('the newest, of five shops', {}, several),
  filter('the newest, of one shop', {}, worker),
  filter('a shop that was closed a year ago', { shop: closedShop }),
  filter('a day', (nth) => ({ from: of(nth).day, to: of(nth).day })),
  filter('a day of five shops', (nth) => ({ from: of(nth).day, to: of(nth).day }), several),
  filter('up to a day long ago', (nth) => ({ to: of(nth).day })),
  filter('open', { state: 'open' }),
  filter('open, of five shops', { state: 'open' }, several),
  filter('rejected', { state: 'rejected' }),
  filter('rejected, of the closed shop', { state: 'rejected', shop: closedShop }),
  filter('completed, of the closed shop', { state: 'completed', shop: closedShop }),
  filter('waiting for a payment: none', { state: 'awaiting_payment' }),
  filter('refunded', { money: 'refunded' }),
  filter('refunded, of the closed shop', { money: 'refunded', shop: closedShop }),
  filter('still to be collected', { money: 'due' }),
  filter('refunds that failed: none', { money: 'refund_failed' }),
  filter('shipped', { mode: 'shipping' }),
  filter('at the table, of the closed shop', { mode: 'onshop', shop: closedShop }),
  filter('in cash, of one shop', { payment: 'cash' }, worker),
  search('a reference', (nth) => of(nth).reference),
  search('a daily number', (nth) => `A-${1 + (nth % 99)}`),
  search('a daily number, of one shop', (nth) => `A-${1 + (nth % 99)}`, worker),
  search('a telephone', (nth) => of(nth).telephone),
  search('the last four figures of a telephone', (nth) => of(nth).telephone.slice(-4)),
  search('a mail address', (nth) => of(nth).email),
  search('a surname', surname),
  search('a surname, of five shops', surname, several),
  search('a surname, of one shop', surname, worker),
  search('a surname, of the closed shop', surname, owner, { shop: closedShop }),
  search('a name and a surname', (nth) => `marta ${surname(nth)}`),
  search('three letters', (nth) => surname(nth).slice(0, 3)),
  search('two letters', (nth) => surname(nth).slice(0, 2)),
  search('a dish that sells', (nth) => pick(dishes.slice(0, 5), nth)),
  search('a dish that sells, of the closed shop', (nth) => pick(dishes.slice(0, 5), nth), owner, {
    shop: closedShop,
  }),
  search('a dish that hardly sells', (nth) => pick(dishes.slice(15, 19), nth)),
  search('a dish of last December', () => 'panettone'),
  search('the same, of one shop', () => 'panettone', worker),
  search('a surname and a dish', (nth) => `${surname(nth)} ${pick(dishes, nth)}`),
  search('a surname, rejected', surname, owner, { state: 'rejected' }),
  search('a dish that sells, rejected', (nth) => pick(dishes.slice(0, 5), nth), owner, { state: 'rejected' }),
  search('a surname, last winter', surname, owner, { from: '2026-01-01', to: '2026-02-28' }),
  search('what nobody is called', (nth) => `ozymandias${nth}`),
];

/** Twenty pages further down each time, as whoever scrolls gets there. */
const measureScroll = async (): Promise<Row> => {
  const waits: number[] = [];
  let after: string | null = null;
  for (let page = 0; page < times; page += 1) {
    const answer: Awaited<ReturnType<typeof ask>> = await ask(owner, after ? { after } : {});
    waits.push(answer.ms);
    after = answer.next;
  }
  return rowOf('page after page', waits, 50);
};

const rowOf = (name: string, waits: readonly number[], found: number): Row => ({
  asked: name,
  found,
  'p50 ms': rounded(percentile(waits, 0.5), 1),
  'p99 ms': rounded(percentile(waits, 0.99), 1),
  'worst ms': rounded(Math.max(...waits), 1),
});

try {
  const rows: Row[] = [];
  for (const { asked: name, token, query } of asked) {
    for (let warm = 0; warm < 3; warm += 1) await ask(token, query(warm + times));
    const waits: number[] = [];
    let found = 0;
    for (let nth = 0; nth < times; nth += 1) {
      const answer = await ask(token, query(nth));
      waits.push(answer.ms);
      found = Math.max(found, answer.found);
    }
    rows.push(rowOf(name, waits, found));
  }
  rows.push(await measureScroll());
  const slow = rows.filter((row) => Number(row['p99 ms']) > goal).map(({ asked: name }) => name);
  report('million', rows, [
    `${count} orders of five hundred days in ${shops.length} shops, two lines each. One request after the other; server, database and client share the machine.`,
    `The goal is ${goal} ms for each: ${slow.length === 0 ? 'none takes longer' : `longer takes ${slow.join('; ')}`}.`,
    `The load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)}.`,
    ...notes,
  ]);
} finally {
  await zanga.stop();
  await pool.end();
  await postgres.stop();
  if (kept === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
