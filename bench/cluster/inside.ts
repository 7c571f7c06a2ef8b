import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { median, type Row, report, rounded } from '../table.ts';
import { unknownOrders, wrongsInBooks, wrongsInMemberships } from './books.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { type Fault, faults } from './faults.ts';
import { watchLateness } from './lateness.ts';
import { joinAll, monthFallsDue, monthsAreCharged } from './members.ts';
import { type Ledger, newLedger, openCrowd } from './people.ts';
import { fillStock, type Stock } from './stock.ts';
import { openTidings, type Tiding } from './tidings.ts';
import { type Board, openBoard, openReaders, type Reading, seeChange } from './watching.ts';

// Runs in the namespaces that `run.ts` makes.
const [folder = '', ...options] = process.argv.slice(2);
const given = (option: string) => options[options.indexOf(option) + 1];
const times = options.includes('--times') ? Number(given('--times')) : 1;
const only = options.includes('--only') ? given('--only')?.split(',') : undefined;
const people = 4;
/** Longest wait for a page in any fault: a silent database is noticed after four seconds. */
const pageBoundMs = 8_000;
// The parent process has ended.
process.stdin.resume().on('end', () => process.exit(1));

const tell = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);

/** Lateness of the machine itself above which a fault that took too long is tried again. */
const lateMs = 500;
const mostTries = 3;

type Run = {
  readonly cluster: Cluster;
  readonly stock: Stock;
  readonly ledger: Ledger;
  readonly board: Board;
};
const lateWithin = watchLateness();

/** `late`: too slow while the machine itself had no time either. */
type Tried = { readonly row: Row; readonly wrongs: readonly string[]; readonly late?: boolean };

const seconds = (ms: number) => rounded(ms / 1_000, 1);

type Wait = Ledger['waits'][number];

/** Longest time without an acknowledged order. */
const longestPause = (from: number, acknowledged: readonly Wait[]) =>
  acknowledged.reduce(({ last, longest }, { at }) => ({ last: at, longest: Math.max(longest, at - last) }), {
    last: from,
    longest: 0,
  }).longest;

const noWait: Wait = { at: 0, ms: 0, what: 'none' };
const longer = (most: Wait, one: Wait): Wait => (one.ms > most.ms ? one : most);

/** Longest wait for a cart or order, before a moment and after it; a payment is three calls. */
const longestOf = (waits: readonly Wait[], moment: number) => {
  const asked = waits.filter(({ what }) => what !== 'pay');
  // A wait that spans the moment counts before it only up to the moment.
  const upToIt = asked.flatMap((one): Wait[] => {
    const began = one.at - one.ms;
    const at = Math.min(one.at, moment);
    return began < moment ? [{ ...one, at, ms: at - began }] : [];
  });
  return {
    longest: upToIt.reduce(longer, noWait),
    later: asked.filter(({ at }) => at > moment).reduce(longer, noWait),
  };
};

/** Waits up to a minute, without a fault, for a machine that has time. */
const untilCalm = async () => {
  for (let tries = 0; tries < 20; tries += 1) {
    await wait(3_000);
    if (lateWithin(performance.now() - 3_000, performance.now()) < lateMs / 2) return;
  }
};

type Waited = {
  readonly longest: { readonly at: number; readonly ms: number };
  readonly longestLate: number;
  readonly usual: number;
  readonly read: Reading;
  /** Slowest change, when changes were made all the time. */
  readonly latest: Tiding | undefined;
};

/** Waits that were too long, and whether the machine's own lateness explains them. */
const judge = (fault: Fault, { longest, longestLate, usual, read, latest }: Waited) => {
  const readLate = lateWithin(read.longestEnd - read.longestMs, read.longestEnd);
  const tooLong: string[] = [];
  if (longest.ms - usual - longestLate > fault.bound * 1_000)
    tooLong.push(`somebody waited ${seconds(longest.ms)} s for a cart or an order`);
  if (read.longestMs - readLate > pageBoundMs)
    tooLong.push(`somebody waited ${seconds(read.longestMs)} s for a page`);
  const told = latest?.ms ?? 0;
  const toldLate = latest ? lateWithin(latest.at - told, latest.at) : 0;
  if (fault.toldWithin && told - toldLate > fault.toldWithin * 1_000)
    tooLong.push(`a change was told after ${seconds(told)} s`);
  return { tooLong, late: tooLong.length > 0 && Math.max(longestLate, readLate, toldLate) > lateMs };
};

/** One fault while people order, read, watch a board and pay for their months. */
const tryFault = async ({ cluster, stock, ledger, board }: Run, fault: Fault): Promise<Tried> => {
  const { url, ask } = cluster;
  const before = ledger.waits.length;
  const leave = openCrowd({ url, stock, ledger }, people);
  await monthFallsDue(cluster);
  const readers = openReaders(url);
  // Gives each node time to cache the pages.
  await wait(4_000);
  board.longestMs();
  const usual = median(ledger.waits.slice(before).flatMap(({ what, ms }) => (what === 'pay' ? [] : [ms])));
  const done = ledger.waits.length;
  const tidings = fault.toldWithin ? openTidings(cluster) : undefined;
  const struck = performance.now();
  const mend = await fault.strike(cluster);
  const mended = performance.now();
  await mend();
  await cluster.whole();
  await wait(1_000);
  await leave();
  const latest = await tidings?.();
  const read = await readers();
  for (const [what, times] of read.instead) tell(`instead of a page: ${what}, ${times} times`);
  const waits = ledger.waits.slice(done);
  const orders = waits.filter(({ what }) => what === 'order');
  const { longest, later } = longestOf(waits, fault.beforeItStarts ? mended : Number.POSITIVE_INFINITY);
  const longestLate = lateWithin(longest.at - longest.ms, longest.at);
  const seen = await seeChange(cluster, board, stock);
  const wrongs = await wrongsInBooks(ask, ledger);
  if (Number.isNaN(usual) || orders.length === 0) wrongs.push('nobody could order, before or after');
  const { tooLong, late } = judge(fault, { longest, longestLate, usual, read, latest });
  if (late) tell(`not judged, the machine was late: ${tooLong.join(', ')}`);
  else wrongs.push(...tooLong);
  if (fault.away && read.kept === 0) wrongs.push('nothing that was kept was shown');
  return {
    late,
    wrongs: wrongs.map((wrong) => `${fault.what}: ${wrong}`),
    row: {
      fault: fault.what,
      orders: orders.length,
      'longest wait s': seconds(longest.ms),
      'while it comes back s': seconds(later.ms),
      'usual wait s': seconds(usual),
      'machine late s': seconds(longestLate),
      'no order for s': seconds(longestPause(struck, orders)),
      'whole again s': seconds(performance.now() - struck),
      reads: read.asked,
      'reads failed': read.failed,
      'read from what is kept': read.kept,
      'no page for s': seconds(read.longestMs),
      'board away s': seconds(board.longestMs()),
      'change on all pages ms': Math.round(seen.pagesMs),
      'change on the board ms': Math.round(seen.boardMs),
      ...(latest && { 'changes meanwhile': latest.changes, 'told at the latest s': seconds(latest.ms) }),
    },
  };
};

const chosen = faults.filter(({ what }) => !only || only.some((part) => what.includes(part)));
const wrongs: string[] = [];
const rows: Row[] = [];
let stock: Stock | undefined;
const cluster = await openCluster(folder, tell, async (databaseUrl) => {
  stock = await fillStock(databaseUrl, chosen.length * times + 10);
});
if (!stock) throw new Error('There is nothing to be sold');
const ledger = newLedger();
await joinAll(cluster, stock);
const board = openBoard(cluster, stock);
/** Saves the results so far: ten runs take an hour, and a failed tenth must not lose nine. */
const keep = (done: number, charges: string) =>
  report(only ? `cluster-${only.join('-').toLowerCase()}` : 'cluster', rows, [
    `${done} of ${times} runs of ${chosen.length} faults: ${ledger.orders.size} orders acknowledged, ${ledger.paid.size} of them paid, ${charges}${ledger.refused} refused because time had moved on.`,
    wrongs.length === 0 ? 'Nothing was lost, doubled or later than its bound.' : `WRONG: ${wrongs.length}`,
    `Three nodes, three PostgreSQL with Patroni and etcd, PgBouncer, HAProxy, three Valkey with Sentinel, all on one machine: ${people} people order without a pause, two read, one board is open.`,
    `The load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)}: above the number of cores others were working on the machine, too. How late a thread was that only wanted to wake during the longest wait is "machine late s", and how long a cart or an order took before the fault "usual wait s"; a bound is held against the rest.`,
  ]);
for (let time = 1; time <= times; time += 1) {
  for (const fault of chosen) {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      await untilCalm();
      tell(`${time}/${times} ${fault.what}`);
      const tried = await tryFault({ cluster, stock, ledger, board }, fault).catch(
        (error: Error): Tried => ({
          row: { fault: fault.what },
          wrongs: [`${fault.what}: ${error.message}`],
        }),
      );
      const judged = tried.late === true ? { 'not judged': 'machine late' } : {};
      rows.push({ run: time, ...tried.row, ...judged });
      console.log(JSON.stringify(tried.row));
      for (const wrong of tried.wrongs.slice(0, 10)) tell(`WRONG: ${wrong}`);
      wrongs.push(...tried.wrongs);
      if (!tried.late) break;
      if (tries === mostTries) wrongs.push(`${fault.what}: the machine was too late each time to say`);
    }
  }
  keep(time, '');
}
board.close();
await monthsAreCharged(cluster);
const prime = await wrongsInMemberships(cluster.ask);
wrongs.push(...prime.wrongs);
const unknown = await unknownOrders(cluster.ask, ledger);
if (unknown > 0) wrongs.push(`${unknown} orders are in the database that nobody was told of`);
keep(times, `${prime.charges} months of memberships charged, `);
for (const wrong of new Set(wrongs)) tell(`WRONG: ${wrong}`);
process.exit(wrongs.length > 0 ? 1 : 0);
