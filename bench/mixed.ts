import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clients, openLoad, type Sample, type Stretched, together } from './mixed/load.ts';
import { openMixedShop } from './mixed/mixed-shop.ts';
import { openWire } from './mixed/wire.ts';
import { type Running, run } from './process.ts';
import { residentMegabytes } from './shop.ts';
import { median, percentile, type Row, report, rounded } from './table.ts';

// The load of a day: fourteen clients in a closed loop over the demo shop. Eight read lists, products, searches and
// pages as browsers do, four fill carts, two go from a cart to a paid order. In turns nothing changes and one product
// changes each second. MINUTES sets the length with changes, for the memory; REST the average milliseconds before a
// call. BEFORE names another working tree, measured in the same run. Clients, server and database share the machine.
// Pages come from the last `npm run build`.
const seconds = Number(process.env.SECONDS ?? 10);
const rounds = Number(process.env.ROUNDS ?? 4);
const minutes = Number(process.env.MINUTES ?? 0);
const restMs = Number(process.env.REST ?? 0);
const names = ['list', 'detail', 'search', 'page', 'cart', 'checkout'];

const shop = await openMixedShop();

const rowOf = (measured: string, all: readonly Stretched[]): Row => {
  const sum = together(all);
  const times = names.flatMap((name) => {
    const waits = sum.waitsOf(name);
    return [0.5, 0.99].map((share) => [`${name} p${share * 100} ms`, rounded(percentile(waits, share), 1)]);
  });
  return {
    measured,
    calls: sum.calls,
    'calls a second': Math.round(sum.perSecond),
    'calls a second of server CPU': Math.round(sum.perServerSecond),
    'server CPU ms each': rounded(1_000 / sum.perServerSecond, 3),
    'database CPU ms each': rounded((1_000 * sum.databaseShare) / sum.perSecond, 3),
    'answered 304': sum.unchanged,
    'answered 4xx': sum.refused,
    'answered 5xx': sum.failed,
    'paid orders': sum.paid,
    ...Object.fromEntries(times),
    'server MB, most': sum.megabytes,
  };
};

/** Floor: the same clients at a server that only writes the bytes of a list. */
const measureFloor = async (server: Running): Promise<Row> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-floor-'));
  const list = openWire(server.url, 1);
  const url = `/api/products?category=${shop.categories[0]}&paginate=40`;
  const { body } = await list.ask(url, { headers: { 'accept-encoding': 'br' } });
  list.close();
  const file = path.join(folder, 'body');
  writeFileSync(file, body);
  const bare = await run('bare.ts', [file, 'br']);
  const wire = openWire(bare.url, clients);
  const [cpu, started] = [bare.cpu(), performance.now()];
  let calls = 0;
  const client = async () => {
    for (; performance.now() - started < seconds * 1_000; calls += 1) await wire.ask('/');
  };
  await Promise.all(Array.from({ length: clients }, client));
  const took = (performance.now() - started) / 1_000;
  const perServerSecond = calls / (bare.cpu() - cpu);
  const megabytes = Math.round(residentMegabytes(bare.pid));
  wire.close();
  await bare.stop();
  rmSync(folder, { recursive: true });
  return {
    measured: 'bare node:http that has one list ready',
    calls,
    'calls a second': Math.round(calls / took),
    'calls a second of server CPU': Math.round(perServerSecond),
    'server MB, most': megabytes,
  };
};

/** Share of the quiet throughput that remains under changes. */
const share = ([quiet, changing]: readonly Row[]): number =>
  rounded(
    Number(changing?.['calls a second of server CPU']) / Number(quiet?.['calls a second of server CPU']),
  );

const measure = async (name: string, env: NodeJS.ProcessEnv = {}) => {
  const server = await shop.serve(env);
  const load = await openLoad(shop, server, restMs);
  // Warms up: hot code is compiled, caches are full.
  await load.stretch({ seconds: 2 * seconds, changes: false });
  const [quiet, changing]: [Stretched[], Stretched[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await load.stretch({ seconds, changes: false }));
    changing.push(await load.stretch({ seconds, changes: true }));
  }
  const floor = await measureFloor(server);
  load.close();
  await server.stop();
  const rows = [
    rowOf(`${name}, nothing changes`, quiet),
    rowOf(`${name}, one product changes each second`, changing),
  ];
  return { rows, floor };
};

const others = () =>
  `The load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)} on ${os.cpus().length} cores, this measurement included: compare by CPU.`;

const compare = async () => {
  const before = process.env.BEFORE ? await measure('before', { BENCH_TREE: process.env.BEFORE }) : undefined;
  const now = await measure('now');
  const rows = [...(before?.rows ?? []), ...now.rows];
  report(
    'mixed',
    [...rows, now.floor],
    [
      `With a change each second, of what is answered without: ${share(now.rows)}${before ? `; before: ${share(before.rows)}` : ''}, by server CPU; the goal is 0.8.`,
      'A checkout is six calls: cart, order, intent, the bank, settling, a look at the order.',
      others(),
    ],
  );
};

/** Memory by quarters: it is flat when the last has no more than the second. */
const quarterRows = (samples: readonly Sample[]): Row[] =>
  ['first', 'second', 'third', 'last'].map((quarter, at) => {
    const from = Math.floor((samples.length * at) / 4);
    const own = samples.slice(from, Math.floor((samples.length * (at + 1)) / 4));
    return {
      measured: `memory, ${quarter} quarter`,
      'server MB, median': median(own.map(({ megabytes }) => megabytes)),
      'server MB, most': Math.max(...own.map(({ megabytes }) => megabytes)),
      'heap MB, median': median(own.map(({ heap }) => heap)),
      'outside of the heap MB, median': median(own.map(({ outside }) => outside)),
    };
  });

const hold = async () => {
  const server = await shop.serve();
  const load = await openLoad(shop, server, restMs);
  const long = await load.stretch({
    seconds: minutes * 60,
    changes: true,
    onSample: ({ second, ...sample }) => console.log(second, sample),
  });
  load.close();
  await server.stop();
  const quarters = quarterRows(long.samples);
  const [, second, , last] = quarters.map((row) => Number(row['server MB, median']));
  report(
    'mixed-memory',
    [rowOf(`${minutes} minutes, one product changes each second`, [long]), ...quarters],
    [
      `The last quarter holds ${rounded(Number(last) / Number(second))} of the second; flat is at most 1.05. The goal is 350 MB.`,
      `Each client rests ${restMs} ms before a call, on average. The memory is what the system counts for the process, asked every ten seconds.`,
      others(),
    ],
  );
};

try {
  if (minutes > 0) await hold();
  else await compare();
} finally {
  await shop.close();
}
