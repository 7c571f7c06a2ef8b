import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openPool } from '../apps/server/src/platform/database/connection.ts';
import { openEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/open.ts';
import { makeLog } from '../apps/server/src/platform/log.ts';
import { castOf, type Reading } from './million/asked.ts';
import { fill } from './million/fill.ts';
import { officeAsked } from './million/office-asked.ts';
import { customers, shops } from './million/orders.ts';
import { ordersAsked } from './million/orders-asked.ts';
import { askedFor, explaining, hottest, makeLogReader, type Planned } from './million/plans.ts';
import { run } from './process.ts';
import { percentile, type Row, report, rounded } from './table.ts';

// Waits of the office with a million orders: every reading endpoint on a real server, with the database's plans; a
// large table that is read whole fails. Then the cost of a day's jobs. DATA_DIR keeps the database for the next run;
// ONLY chooses readings by a part of their name, and then no result is kept.
const count = Number(process.env.ORDERS ?? 1_000_000);
const times = Number(process.env.TIMES ?? 40);
const only = process.env.ONLY;
const goal = 50;
/** Tries of each reading: PostgreSQL plans a statement for its values five times, then perhaps generically. */
const tries = 14;
/** Rows above which a table must not be read whole. */
const largeRows = 30_000;

const kept = process.env.DATA_DIR;
const folder = kept ?? mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-million-'));
const log = makeLog({ LOG_LEVEL: 'silent' });
const dataDir = path.join(folder, 'postgres');
const postgres = await openEmbeddedPostgres({ dataDir, log });
const pool = openPool({ ...postgres.config, statement_timeout: 3_600_000 }, log);

const ask = async (url: string, token: string) => {
  const started = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${text.slice(0, 300)}`);
  return { ms: performance.now() - started, text };
};

/** Lets a day pass, and runs all timed jobs. */
const doWhatComes = async (url: string): Promise<number> => {
  const started = performance.now();
  const response = await fetch(`${url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: '1d' }),
  });
  if (!response.ok) throw new Error(`Time did not go on: ${response.status} ${await response.text()}`);
  return (performance.now() - started) / 1000;
};

const foundIn = (text: string): number => {
  const body = JSON.parse(text) as { data?: unknown; days?: unknown; out?: unknown; people?: unknown };
  const list = body.data ?? body.days ?? body.out ?? body.people;
  return Array.isArray(list) ? list.length : 1;
};

const rowOf = (asked: string, waits: readonly number[], found: number): Row => ({
  asked,
  found,
  'best ms': rounded(Math.min(...waits), 1),
  'p50 ms': rounded(percentile(waits, 0.5), 1),
  'p90 ms': rounded(percentile(waits, 0.9), 1),
  'worst ms': rounded(Math.max(...waits), 1),
});

/** Twenty further pages, as in scrolling. */
const measureScroll = async (base: string, token: string): Promise<Row> => {
  const waits: number[] = [];
  let after: string | null = null;
  for (let page = 0; page < times; page += 1) {
    const answer = await ask(`${base}/api/backoffice/orders${after ? `?after=${after}` : ''}`, token);
    waits.push(answer.ms);
    after = (JSON.parse(answer.text) as { next: string | null }).next;
  }
  return rowOf('page after page', waits, 50);
};

try {
  const notes = await fill(pool, count, new Date());
  const cast = await castOf(pool, new Date());
  const tokenOf = ({ as = 'owner' }: { readonly as?: Reading['as'] | 'owner' }) => cast.tokens[as];
  const all = [
    ...ordersAsked(cast),
    ...Object.values(officeAsked(cast)).flatMap((asked) => (typeof asked === 'string' ? [] : asked)),
  ].filter(({ asked }) => only === undefined || asked.includes(only));

  const zanga = await run('zanga.ts', [], { DATABASE_URL: postgres.url, SANDBOX: '1' });
  const rows: Row[] = [];
  for (const asked of all) {
    const url = (nth: number) => `${zanga.url}${asked.path(nth)}`;
    for (let warm = 0; warm < 3; warm += 1) await ask(url(warm + times), tokenOf(asked));
    const waits: number[] = [];
    let found = 0;
    for (let nth = 0; nth < times; nth += 1) {
      const { ms, text } = await ask(url(nth), tokenOf(asked));
      waits.push(ms);
      found = Math.max(found, foundIn(text));
    }
    rows.push(rowOf(asked.asked, waits, found));
  }
  if (only === undefined) rows.push(await measureScroll(zanga.url, cast.tokens.owner));
  await zanga.stop();

  const { rows: sizes } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1`,
    [largeRows],
  );
  const large = new Set(sizes.map(({ name }) => name));
  const explained = await run('zanga.ts', [], {
    ...{
      DATABASE_URL: `${postgres.url}${postgres.url.includes('?') ? '&' : '?'}${explaining}`,
      SANDBOX: '1',
    },
    DATABASE_POOL: '2',
  });
  const read = makeLogReader(`${dataDir}.log`);
  const plans: Planned[] = [];
  for (const asked of all) {
    for (let nth = 0; nth < tries; nth += 1) await ask(`${explained.url}${asked.path(nth)}`, tokenOf(asked));
    plans.push(...read(asked.asked, large));
  }
  const took = only === undefined ? await doWhatComes(explained.url) : 0;
  const byClock = hottest(read('by the clock', large), 10);
  await explained.stop();

  const hot = hottest(plans, 30);
  const whole = hottest(askedFor(plans, tries / 2), 100);
  const slow = rows.filter((row) => Number(row['worst ms']) > goal).map(({ asked }) => asked);
  const said = [
    `${count} orders of five hundred days in ${shops.length} shops, two lines each, ${customers} customers, 20000 products. One request after the other; server, database and client share the machine.`,
    `The goal is ${goal} ms for each: ${slow.length === 0 ? 'none takes longer' : `longer takes, at its worst, ${slow.join('; ')}`}.`,
    `The load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)} on ${os.cpus().length} cores.`,
    whole.length === 0
      ? 'No statement reads a large table whole.'
      : `Read whole: ${whole.map(({ asked, wholly }) => `${wholly.join(', ')} (${asked})`).join('; ')}.`,
    only === undefined &&
      `All that comes back by the clock of a day took ${rounded(took, 1)} s, its dearest statement ${Math.max(0, ...byClock.map(({ ms }) => ms))} ms.`,
    ...notes,
  ].filter((line) => typeof line === 'string');
  if (only === undefined) {
    report('million', rows, said);
    const file = path.join(import.meta.dirname, 'results/million-plans.json');
    writeFileSync(file, `${JSON.stringify({ hottest: hot, by_clock: byClock }, null, 2)}\n`);
  } else {
    console.table(rows);
    for (const { asked, ms, pages, statement, plan } of hottest(plans, 8))
      console.log(`\n${asked}: ${ms} ms, ${pages} pages\n  ${statement.slice(0, 400)}\n  ${plan}`);
    for (const line of said) console.log(line);
  }
  if (whole.length > 0) process.exitCode = 1;
} finally {
  await pool.end();
  await postgres.stop();
  if (kept === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
