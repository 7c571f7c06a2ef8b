import os from 'node:os';
import type { Cart } from '@zanga/contract/ordering/carts';
import pg from 'pg';
import { formFor, openStall } from '../order-stall.ts';
import { median, type Row, report, rounded } from '../table.ts';

// Cost of the way from a cart to a paid order for server and database, step by step: one step of all orders, then the
// next, so that its processor time and statements stand apart. Jobs and the bank's report are a step of their own.
// PEOPLE order at once, each a guest with own mail and telephone. BENCH_TREE names another working tree, whose server
// is measured instead.
const orders = Number(process.env.ORDERS ?? 200);
const people = Number(process.env.PEOPLE ?? 4);
const rounds = Number(process.env.ROUNDS ?? 3);

const tree = process.env.BENCH_TREE;

const stall = await openStall({ TRUST_PROXY: '127.0.0.1', ...(tree !== undefined && { BENCH_TREE: tree }) });

const pool = new pg.Pool({ ...stall.connection, max: 1 });

type Placed = { readonly order: { readonly id: string }; readonly token: string };
type Way = { cart?: Cart; placed?: Placed; secret?: string; paid?: boolean };

const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };

/** An own address for each person, so that the limits per address do not interfere. */
const from = (at: number) => ({ from: `10.0.${(at >> 8) & 255}.${at & 255}` });

const need = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('A step before this one did not end');
  return value;
};

const steps: Readonly<Record<string, (way: Way, at: number) => Promise<void>>> = {
  cart: async (way, at) => {
    way.cart = await stall.post<Cart>('/api/carts', stall.pizzasAndMug(at), from(at));
  },
  order: async (way, at) => {
    way.placed = await stall.post<Placed>('/api/orders', formFor(need(way.cart), 'new'), from(at));
  },
  intent: async (way, at) => {
    const { order, token } = need(way.placed);
    const body = { order_id: order.id, token, payment_method: 'new' };
    const intent = await stall.post<{ client_secret: string }>('/api/payment/intent', body, from(at));
    way.secret = intent.client_secret;
  },
  'the bank (sandbox)': async (way, at) => {
    await stall.post('/dev/payments/confirm', { client_secret: need(way.secret), card }, from(at));
  },
  settled: async (way, at) => {
    const body = { client_secret: need(way.secret) };
    const { status } = await stall.post<{ status: string }>('/api/payment/settle', body, from(at));
    way.paid = status === 'succeeded';
  },
  seen: async (way, at) => {
    const { order, token } = need(way.placed);
    await stall.post(`/api/orders/${order.id}`, { token }, from(at));
  },
};

const later = 'afterwards: mail, report of the bank';

/** Bytes of the write-ahead log: the load of disk, replica and backup. */
const logged = async (): Promise<number> => {
  const { rows } = await pool.query<{ bytes: string }>("select pg_current_wal_insert_lsn() - '0/0' as bytes");
  return Number(rows[0]?.bytes);
};

const used = async () => ({
  logged: await logged(),
  server: stall.zanga.cpu(),
  database: stall.database.cpu(),
  statements: await stall.zanga.statements(),
  messages: await stall.zanga.messages(),
});

/** Waits until no job is due and no report of the bank is on its way. */
const untilDone = async (pool: pg.Pool) => {
  const waiting = `select exists (select from pgboss.job where state < 'completed' and start_after <= now() and name not like '\\_\\_%')
    or exists (select from sandbox_deliveries where delivered_at is null) as waits`;
  for (;;) {
    const { rows } = await pool.query<{ waits: boolean }>(waiting);
    if (rows[0]?.waits !== true) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
};

type Cost = Awaited<ReturnType<typeof used>>;
const costs = new Map<string, Cost[]>();

const measure = async (name: string, work: () => Promise<unknown>) => {
  const before = await used();
  await work();
  const after = await used();
  const each = (of: keyof Cost) => (after[of] - before[of]) / orders;
  const cost = {
    server: each('server'),
    database: each('database'),
    statements: each('statements'),
    messages: each('messages'),
    logged: each('logged'),
  };
  costs.set(name, [...(costs.get(name) ?? []), cost]);
};

const walk = async (pool: pg.Pool) => {
  const ways: Way[] = Array.from({ length: orders }, () => ({}));
  for (const [name, step] of Object.entries(steps)) {
    let next = 0;
    const person = async () => {
      for (let at = next++; at < orders; at = next++) await step(need(ways[at]), at);
    };
    await measure(name, () => Promise.all(Array.from({ length: people }, person)));
  }
  await measure(later, () => untilDone(pool));
  const paid = ways.filter((way) => way.paid).length;
  if (paid < orders) throw new Error(`Only ${paid} of ${orders} were paid`);
};

const rowOf = (step: string, all: readonly Cost[]): Row => ({
  step,
  'server CPU ms': rounded(median(all.map(({ server }) => server)) * 1_000, 1),
  'database CPU ms': rounded(median(all.map(({ database }) => database)) * 1_000, 1),
  statements: rounded(median(all.map(({ statements }) => statements)), 1),
  messages: rounded(median(all.map(({ messages }) => messages)), 1),
  'log KB': rounded(median(all.map(({ logged: bytes }) => bytes)) / 1_000, 1),
});

/** Floor: time of as many commits as there are writing steps, with bare inserts. */
const floor = async (pool: pg.Pool): Promise<number> => {
  await pool.query('create table if not exists bare (id int generated always as identity, what text)');
  const before = stall.database.cpu();
  for (let at = 0; at < orders; at += 1)
    await pool.query({ name: 'bare', text: 'insert into bare (what) values ($1)', values: [`order ${at}`] });
  return ((stall.database.cpu() - before) / orders) * 1_000;
};

try {
  await walk(pool);
  costs.clear();
  for (let round = 0; round < rounds; round += 1) await walk(pool);
  const rows = [...costs].map(([name, all]) => rowOf(name, all));
  const total = (of: string) =>
    rounded(
      rows.reduce((sum, row) => sum + Number(row[of]), 0),
      1,
    );
  const whole = {
    step: 'the whole way',
    'server CPU ms': total('server CPU ms'),
    'database CPU ms': total('database CPU ms'),
    statements: total('statements'),
    messages: total('messages'),
    'log KB': total('log KB'),
  };
  const bare = {
    step: 'a bare insert',
    'database CPU ms': rounded(await floor(pool), 2),
    statements: 1,
    messages: 1,
  };
  report(
    tree === undefined ? 'paid-order' : 'paid-order-of-another-tree',
    [...rows, whole, bare],
    [
      `${orders} orders, ${people} at once, median of ${rounds} rounds; the goal of the whole way is 14 ms of the server and 12 of the database.`,
      'Statements are all that the server sends, those that begin and end a transaction and those of its jobs and clocks included; several may go in one message.',
      `The load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)} on ${os.cpus().length} cores: others were working on the machine, too.`,
    ],
  );
} finally {
  await pool.end();
  await stall.close();
}
