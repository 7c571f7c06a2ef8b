import os from 'node:os';
import type { Cart } from '@zanga/contract/ordering/carts';
import type { Order } from '@zanga/contract/ordering/orders';
import pg from 'pg';
import { openLines } from './live/lines.ts';
import { signInWorker } from './live/staff.ts';
import { formFor, openStall } from './order-stall.ts';
import { percentile, type Row, report, rounded } from './table.ts';

// Orders a second with every reservation over the embedded PostgreSQL, beside what the same driver reaches when it only
// inserts a row and commits. Client, server and database share the machine.
const orders = Number(process.env.ORDERS ?? 500);
const crowds = [1, 8, 32];
/** A process that has just started has yet to find out what it does most. */
const starting = 200;
/** Orders on each board whose moves are measured. */
const onBoard = 30;
const moved = 'moved on by the shop: accepted, being made, ready';

const stall = await openStall();

/** As many at once as there are people; each waits for their own answer. */
const crowd = async <T>(people: number, count: number, work: (at: number) => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  let next = 0;
  const person = async () => {
    for (let at = next++; at < count; at = next++) done.push(await work(at));
  };
  await Promise.all(Array.from({ length: people }, person));
  return done;
};

/** Times each piece of work, and what it costs the server and the database. */
const measure = async (
  measured: string,
  people: number,
  count: number,
  work: (at: number) => Promise<unknown>,
) => {
  const waits: number[] = [];
  const used = async () => [stall.zanga.cpu(), stall.database.cpu(), await stall.zanga.statements()] as const;
  const before = await used();
  const started = performance.now();
  await crowd(people, count, async (at) => {
    const asked = performance.now();
    await work(at);
    waits.push(performance.now() - asked);
  });
  const seconds = (performance.now() - started) / 1_000;
  const after = await used();
  const each = (at: 0 | 1 | 2) => (after[at] - before[at]) / count;
  const perSecond = count / seconds;
  const row: Row = {
    measured,
    'at once': people,
    'per second': Math.round(perSecond),
    'p50 ms': rounded(percentile(waits, 0.5), 1),
    'p99 ms': rounded(percentile(waits, 0.99), 1),
    'server CPU ms each': rounded(each(0) * 1_000, 2),
    'database CPU ms each': rounded(each(1) * 1_000, 2),
    'statements each': rounded(each(2), 1),
  };
  return { row, perSecond };
};

/** The least that a database does for an order: one row, one commit. */
const measureBare = async (people: number): Promise<number> => {
  const pool = new pg.Pool({ ...stall.connection, max: people });
  await pool.query('create table if not exists bare (id int generated always as identity, what text)');
  const text = 'insert into bare (what) values ($1)';
  const insert = (at: number) => pool.query({ name: 'bare', text, values: [`order ${at}`] });
  await crowd(people, people, insert);
  const { perSecond } = await measure('bare', people, orders, insert);
  await pool.end();
  return perSecond;
};

const measureOrders = async (
  measured: string,
  people: number,
  { wish, payment }: { readonly wish: (at: number) => object; readonly payment: string },
): Promise<Row> => {
  const carts = await crowd(8, orders, (at) => stall.post<Cart>('/api/carts', wish(at)));
  const bare = await measureBare(people);
  const { row, perSecond } = await measure(measured, people, orders, async (at) => {
    const cart = carts[at];
    if (cart) await stall.post('/api/orders', formFor(cart, payment));
  });
  return { ...row, 'bare inserts/s': Math.round(bare), 'of bare inserts': rounded(perSecond / bare, 3) };
};

/** A shop moves its orders on, each in three steps, while its board is open on one screen. */
const measureMoves = async (): Promise<Row> => {
  const orders = onBoard * stall.shops.length;
  const placed = await crowd(8, orders, async (at) => {
    const cart = await stall.post<Cart>('/api/carts', stall.pizzas(at));
    const { order } = await stall.post<{ order: Order }>('/api/orders', formFor(cart, 'till'));
    return { order: order.id, shop: at % stall.shops.length };
  });
  const tokens: string[] = [];
  for (const shop of stall.shops) tokens.push(await signInWorker(stall.db, shop, tokens.length));
  const boards = await openLines(
    stall.shops.map((shop, at) => ({
      url: `${stall.zanga.url}/api/backoffice/board/live?shop=${shop}&tell=changes`,
      headers: { authorization: `Bearer ${tokens[at]}` },
    })),
  );
  const steps = [
    ['accept', {}],
    ['advance', { event: 'prepare' }],
    ['advance', { event: 'finish' }],
  ] as const;
  const { row } = await measure(moved, 8, orders * steps.length, async (at) => {
    const one = placed[at % orders];
    const [step, body] = steps[Math.floor(at / orders)] ?? steps[0];
    if (!one) return;
    const path = `/api/backoffice/orders/${one.order}/parts/food/${step}`;
    await stall.post(path, body, { token: tokens[one.shop] ?? '' });
  });
  for (const { leave } of boards) leave();
  return row;
};

try {
  const waiting = { wish: stall.pizzasAndMug, payment: 'new' };
  const carts = await crowd(8, starting, (at) => stall.post<Cart>('/api/carts', stall.pizzasAndMug(at)));
  await crowd(8, starting, async (at) => {
    const cart = carts[at];
    if (cart) await stall.post('/api/orders', formFor(cart, 'new'));
  });
  const rows: Row[] = [];
  for (const people of crowds)
    rows.push(await measureOrders('waiting for a card: stock, slot, payment', people, waiting));
  // Before orders at the till, which would all stand on the boards as well.
  rows.push(await measureMoves());
  const till = { wish: stall.pizzas, payment: 'till' };
  rows.push(await measureOrders('paid at the till: slot, mail and its sending', 8, till));
  report('orders', rows, [
    `Six shops, ${orders} orders each; the goal is 200 orders a second. Each shop's board is open on one screen and shows ${onBoard} orders.`,
    'Statements are all that the server sends, those that begin and end a transaction and those of its jobs included.',
    `The load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)}: above the number of cores others were working on the machine, too.`,
  ]);
} finally {
  await stall.close();
}
