import { kept, percentile, type Row, report, rounded } from '../table.ts';
import { closedLoop, openLoop } from './queue.ts';

// Servers that many shops need at dinner, from the measured CPU of each action: npm run bench:scaling

const numberOf = (row: Row | undefined, name: string): number => {
  const value = row?.[name];
  if (typeof value !== 'number') throw new Error(`bench/results has no ${name}: measure it first`);
  return value;
};

const orders = kept('orders');
const paid = orders.find(({ measured }) => String(measured).startsWith('paid at the till'));
const moved = orders.find(({ measured }) => String(measured).startsWith('moved on by the shop'));
const waiting = orders.filter(({ measured }) => String(measured).startsWith('waiting for a card'));
const calls = kept('one-change').find(({ measured }) => measured === 'now, one product changes each second');
const followers = kept('followers').filter(({ measured }) => String(measured).startsWith('one reading'));

/** Milliseconds of CPU. Each who follows is a line through the two measured numbers of followers. */
const few = followers.find((row) => row.followers === 250);
const many = followers.find((row) => row.followers === 1_000);
const perFollower =
  (numberOf(many, 'server CPU ms a change') - numberOf(few, 'server CPU ms a change')) / 750;
const measured = {
  order: { server: numberOf(paid, 'server CPU ms each'), database: numberOf(paid, 'database CPU ms each') },
  read: 1_000 / numberOf(calls, 'calls a second of server CPU'),
  change: numberOf(moved, 'server CPU ms each'),
  changeDatabase: numberOf(moved, 'database CPU ms each'),
};

/** Busiest hour of a shop. These numbers are assumptions: change them, and run again. */
const dinner = { orders: 40, readsEach: 60, changesEach: 5, followersEach: 3 };

/** Target load of the cores, so that chance finds room. */
const full = 0.6;

const needOf = (shops: number) => {
  const perSecond = (shops * dinner.orders) / 3_600;
  const changes = perSecond * dinner.changesEach;
  const reads = perSecond * dinner.readsEach;
  const changeMs = measured.change + dinner.followersEach * perFollower;
  const server = perSecond * measured.order.server + reads * measured.read + changes * changeMs;
  const database = perSecond * measured.order.database + changes * measured.changeDatabase;
  return { perSecond, changes, reads, changeMs, server: server / 1_000, database: database / 1_000 };
};

const rowOf = (shops: number): Row => {
  const need = needOf(shops);
  const nodes = Math.max(1, Math.ceil(need.server / full));
  const cores = Math.max(1, Math.ceil(need.database / full));
  const took = openLoop(
    {
      kinds: [
        { perSecond: need.perSecond, ...measured.order },
        { perSecond: need.reads, server: measured.read, database: 0 },
        { perSecond: need.changes, server: need.changeMs, database: measured.changeDatabase },
      ],
      serverCores: nodes,
      databaseCores: cores,
    },
    Math.max(20, 2_000 / need.perSecond),
  );
  return {
    shops,
    'orders/s': rounded(need.perSecond),
    'reads/s': rounded(need.reads, 0),
    'server cores busy': rounded(need.server),
    processes: nodes,
    'database cores busy': rounded(need.database),
    'database cores': cores,
    'order p50 ms': rounded(percentile(took, 0.5), 0),
    'order p99 ms': rounded(percentile(took, 0.99), 0),
  };
};

/** The model against a measured load, for which server and database shared two cores. */
const checks = waiting.map((row): Row => {
  const clients = numberOf(row, 'at once');
  const said = closedLoop(
    {
      clients,
      server: { cores: 1, ms: numberOf(row, 'server CPU ms each') },
      database: { cores: 1, ms: numberOf(row, 'database CPU ms each') },
    },
    120,
  );
  const was = numberOf(row, 'per second');
  return {
    'clients at once': clients,
    'model orders/s': rounded(said, 0),
    'measured orders/s': was,
    'measured of model': rounded(was / said),
  };
});

console.table(checks);
report(
  'scaling',
  [...checks, ...[1, 10, 100, 1_000, 10_000].map(rowOf)],
  [
    `CPU from bench/results: order ${measured.order.server} ms server and ${measured.order.database} ms database, read ${rounded(measured.read, 3)} ms, change of an order ${rounded(measured.change)} ms and ${rounded(perFollower, 3)} ms for each who follows, ${measured.changeDatabase} ms database.`,
    `A shop at dinner: ${dinner.orders} orders in the hour, ${dinner.readsEach} reads and ${dinner.changesEach} changes for each, ${dinner.followersEach} who follow it. Assumed, not measured.`,
    `Cores are planned to be busy ${full * 100} % of the time. A process uses one core.`,
    'The first rows compare the model with bench:orders, whose machine had two cores for server, database and clients together.',
  ],
);
