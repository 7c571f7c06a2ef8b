import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cart } from '@zanga/contract/ordering/carts';
import type { Order } from '@zanga/contract/ordering/orders';
import { addDays, instantOf, wallClock } from '@zanga/domain/time';
import { somebodyCalled } from '../mixed/somebody.ts';
import type { Stock } from './stock.ts';

export type ShopAnswer = { readonly status: number; readonly body: never; readonly date: string | null };

/** Wait for an answer before the client asks again. */
const patienceMs = 4_000;
const pauseMs = 100;
/** Longest wait of a client: after it the call counts as lost. */
const greatestPatienceMs = 90_000;

/** Promises to people: every acknowledged answer. */
export type Ledger = {
  readonly orders: Map<string, { readonly cart: string; readonly total: number }>;
  readonly paid: Map<string, number>;
  /** Each acknowledged order and payment, with its moment and duration. */
  readonly waits: { readonly at: number; readonly ms: number; readonly what: string }[];
  /** Refusals that a mere repetition must never get. */
  readonly wrongs: string[];
  refused: number;
};

export const newLedger = (): Ledger => ({
  orders: new Map(),
  paid: new Map(),
  waits: [],
  wrongs: [],
  refused: 0,
});

/** A random address for each call: a few programs stand for a hundred people in as many houses. */
const someAddress = () => `100.${[64, 256, 256].map((most) => Math.floor(Math.random() * most)).join('.')}`;

export const post = async (url: string, body: unknown, token?: string): Promise<ShopAnswer> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // The balancer has the same address as its callers, and is trusted.
      'x-forwarded-for': someAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  });
  // The caller knows the type of the answer.
  return { status: answer.status, body: (await answer.json()) as never, date: answer.headers.get('date') };
};

/** Asks until the answer is not "later", as a browser and its user do. */
export const insist = async (ask: () => Promise<ShopAnswer>): Promise<{ answer: ShopAnswer; ms: number }> => {
  const began = performance.now();
  for (;;) {
    const answer = await ask().catch(() => undefined);
    const ms = performance.now() - began;
    if (answer && answer.status < 500 && answer.status !== 429) return { answer, ms };
    if (ms > greatestPatienceMs)
      throw new Error(`No answer in ${greatestPatienceMs / 1_000} s: ${answer?.status ?? 'none'} at last`);
    await wait(pauseMs);
  }
};

const card = { number: '4242424242424242', exp_month: 12, exp_year: 2049, cvc: '123' };

type Visit = { readonly url: string; readonly stock: Stock; readonly ledger: Ledger };

/** Tomorrow evening by the shop's calendar: its clock may have been moved. */
const slotAfter = (date: string | null) =>
  instantOf(addDays(wallClock(date ? new Date(date) : new Date()).date, 2), 18 * 60).toISOString();

const pay = async ({ url, ledger }: Visit, order: Order, token: string) => {
  const began = performance.now();
  const asked = { order_id: order.id, token, payment_method: 'new' };
  const { answer: intent } = await insist(() => post(`${url}/api/payment/intent`, asked));
  const { client_secret } = intent.body as { client_secret?: string | null };
  if (!client_secret)
    return void ledger.wrongs.push(
      `nothing to pay for ${order.id}: ${intent.status} ${JSON.stringify(intent.body)}`,
    );
  await insist(() => post(`${url}/dev/payments/confirm`, { client_secret, card }));
  const { answer } = await insist(() => post(`${url}/api/payment/settle`, { client_secret }));
  if (answer.status !== 200)
    return void ledger.wrongs.push(`paying ${order.id}: ${answer.status} ${JSON.stringify(answer.body)}`);
  ledger.paid.set(order.id, order.total);
  ledger.waits.push({ at: performance.now(), ms: performance.now() - began, what: 'pay' });
};

/** One order: a cart, the order with its key, and a card for every second one. */
const orderOnce = async (visit: Visit, at: number): Promise<void> => {
  const { url, stock, ledger } = visit;
  const clock = await insist(async () => {
    const answer = await fetch(`${url}/health/live`, { signal: AbortSignal.timeout(patienceMs) });
    await answer.arrayBuffer();
    return { status: answer.status, body: undefined as never, date: answer.headers.get('date') };
  });
  const wish = stock.wish(at, slotAfter(clock.answer.date));
  const { answer: made, ms: madeMs } = await insist(() => post(`${url}/api/carts`, wish));
  ledger.waits.push({ at: performance.now(), ms: clock.ms + madeMs, what: 'cart' });
  if (made.status >= 300) {
    ledger.refused += 1;
    return;
  }
  const cart = made.body as Cart;
  const form = {
    cart_id: cart.id,
    cart_token: cart.token,
    expected_total: cart.total_price,
    payment_method: 'new',
    idempotency_key: randomUUID(),
    contact: somebodyCalled(cart.id),
    terms_version: 'v1',
  };
  const { answer, ms } = await insist(() => post(`${url}/api/orders`, form));
  if (answer.status !== 201) {
    // The slot may have passed when the clock was moved.
    ledger.refused += 1;
    return;
  }
  const { order, token } = answer.body as { order: Order; token: string };
  ledger.orders.set(order.id, { cart: cart.id, total: order.total });
  ledger.waits.push({ at: performance.now(), ms, what: 'order' });
  if (at % 2 === 0) await pay(visit, order, token);
};

/** People who order one after the other until stopped; resolves after the last one. */
export const openCrowd = (visit: Visit, people: number) => {
  let open = true;
  let next = 0;
  const person = async () => {
    while (open) {
      await orderOnce(visit, next++).catch((error: Error) => void visit.ledger.wrongs.push(error.message));
      await wait(150);
    }
  };
  const all = Promise.all(Array.from({ length: people }, person));
  return async () => {
    open = false;
    await all;
  };
};
