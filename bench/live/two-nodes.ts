import { Agent, get } from 'node:http';
import os from 'node:os';
import { urlOf } from '../../apps/server/src/platform/embedded-postgres/connection.ts';
import { openStall } from '../order-stall.ts';
import { run } from '../process.ts';
import { percentile, type Row, report, rounded } from '../table.ts';
import { allHaveHeard, type Line, openLines } from './lines.ts';
import { signInWorker } from './staff.ts';

// Two nodes over one database with a thousand open pages and fifty boards: the time of one change to reach all, and
// its cost on both nodes.
const pages = Number(process.env.PAGES_OPEN ?? 1_000);
const boards = Number(process.env.BOARDS ?? 50);
const changes = Number(process.env.CHANGES ?? 20);
/** As in the storefront: all pages hear at once, and ask again within this time (`follow-changes.ts`). */
const spreadMs = 250;

const stall = await openStall();
const { db, database, shop } = stall;
const second = await run('zanga.ts', [], { DATABASE_URL: urlOf(stall.connection), SANDBOX: '1' });
const nodes = [stall.zanga, second];
const baseOf = (place: number) => (nodes[place % nodes.length] ?? second).url;
const cpu = () => nodes.reduce((sum, node) => sum + node.cpu(), 0);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Change = (number: number) => Promise<unknown>;

const rowOf = (measured: string, waits: readonly number[], spent: readonly [number, number]): Row => ({
  measured,
  'on two nodes': waits.length / changes,
  changes,
  'p50 ms': rounded(percentile(waits, 0.5), 0),
  'p99 ms': rounded(percentile(waits, 0.99), 0),
  'latest ms': rounded(Math.max(...waits), 0),
  'server CPU ms a change': rounded((spent[0] / changes) * 1_000, 0),
  'database CPU ms a change': rounded((spent[1] / changes) * 1_000, 0),
});

/** Makes the change repeatedly; the first one warms up. */
const measure = async (
  measured: string,
  change: Change,
  allSeen: (changed: number) => Promise<readonly number[]>,
): Promise<Row> => {
  const waits: number[] = [];
  let spent: [number, number] = [0, 0];
  for (let number = 0; number <= changes; number += 1) {
    await pause(500);
    const before = [cpu(), database.cpu()] as const;
    const changed = performance.now();
    const seen = allSeen(changed);
    await change(number);
    const heard = await seen;
    // Later work still belongs to this change.
    await pause(300);
    if (number === 0) continue;
    waits.push(...heard);
    spent = [spent[0] + cpu() - before[0], spent[1] + database.cpu() - before[1]];
  }
  return rowOf(measured, waits, spent);
};

const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const read = (url: string) =>
  new Promise<string>((resolve, reject) => {
    const request = get(url, { agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks).toString()));
    });
    request.on('error', reject);
  });

const pauseShop: Change = (number) =>
  db
    .updateTable('shops')
    .set({ paused_until: new Date(Date.now() + (number + 60) * 60_000) })
    .where('id', '=', shop)
    .execute();

const priceOf = (number: number) => 700 + number;
const changePrice: Change = (number) =>
  db
    .updateTable('products')
    .set({ price_cents: priceOf(number) })
    .where('slug', '=', 'norma')
    .execute();

/** A page with the dish: asks for it within its spread, at its own node. */
const readAnew = async (place: number, price: number): Promise<number> => {
  await pause(Math.random() * spreadMs);
  const { price: shown } = JSON.parse(await read(`${baseOf(place)}/api/products/norma`));
  if (shown !== price) throw new Error(`A page was told of ${price} and read ${shown}`);
  return performance.now();
};

try {
  const tokens: string[] = [];
  while (tokens.length < boards) tokens.push(await signInWorker(db, shop, tokens.length));
  const waiting = new Map<number, () => void>();
  const open: readonly Line[] = await openLines(
    Array.from({ length: pages }, (_, at) => ({ url: `${baseOf(at)}/api/changes` })),
    (place) => waiting.get(place)?.(),
  );
  const watched: readonly Line[] = await openLines(
    tokens.map((token, at) => ({
      url: `${baseOf(at)}/api/backoffice/board/live?shop=${shop}`,
      headers: { authorization: `Bearer ${token}` },
    })),
  );
  const everybody = [...open, ...watched];
  const heardBy = (lines: readonly Line[]) => (changed: number) =>
    allHaveHeard(
      lines,
      lines.map(({ count }) => count()),
      changed,
    );
  const hearNext = (place: number) =>
    new Promise<void>((resolve) => {
      waiting.set(place, resolve);
    });
  let price = priceOf(0);
  const changeAndKeep: Change = (number) => {
    price = priceOf(number);
    return changePrice(number);
  };
  const readByAll = (changed: number) =>
    Promise.all(
      open.map(async (_, place) => {
        await hearNext(place);
        return (await readAnew(place, price)) - changed;
      }),
    );
  const rows = [
    await measure('a shop takes a pause: told on each page and board', pauseShop, heardBy(everybody)),
    await measure('a price changes: told on each page', changePrice, heardBy(open)),
    await measure('a price changes: read anew by each page', changeAndKeep, readByAll),
  ];
  for (const { leave } of everybody) leave();
  report('two-nodes', rows, [
    'CPU is that of both nodes, and of all of the database’s processes, until 300 ms after the last had it. The waits hold the 150 ms for which changes are gathered; pages that read anew ask within the next 250 ms, as the storefront does, so that all do not ask at once.',
    `The load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)} on ${os.cpus().length} cores, which nodes, database and everybody who looks share.`,
  ]);
} finally {
  agent.destroy();
  await second.stop();
  await stall.close();
}
