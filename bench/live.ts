import { randomUUID } from 'node:crypto';
import os from 'node:os';
import type { Api } from '@zanga/contract/contract';
import type { Cart } from '@zanga/contract/ordering/carts';
import type { Order } from '@zanga/contract/ordering/orders';
import { liveClient } from '@zanga/contract/wire/live';
import { hashToken } from '../apps/server/src/modules/accounts/testing.ts';
import { formFor, openStall } from './order-stall.ts';
import { percentile, report, rounded } from './table.ts';

// How long a shop's word takes from the worker's tap to the event in the customer's stream.
const orders = Number(process.env.ORDERS ?? 200);

const stall = await openStall();

const signInWorker = async (): Promise<string> => {
  const { db, shop } = stall;
  const token = randomUUID();
  const user = { id: 'usr_bench', email: 'banco@example.it', firstname: 'Ada', lastname: 'Rossi' };
  await db.insertInto('users').values(user).execute();
  await db.insertInto('user_roles').values({ user_id: user.id, role: 'worker', shop_id: shop }).execute();
  const expires_at = new Date(Date.now() + 3_600_000);
  await db
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(token), user_id: user.id, expires_at })
    .execute();
  return token;
};

const watch = liveClient<Api>({ baseUrl: stall.zanga.url });

/** Places an order, watches it as its guest does, accepts it as its shop does. */
const accept = async (worker: string) => {
  const cart = await stall.post<Cart>('/api/carts', stall.pizzas(0));
  const { order, token } = await stall.post<{ order: Order; token: string }>(
    '/api/orders',
    formFor(cart, 'till'),
  );
  const open = Promise.withResolvers<void>();
  const accepted = Promise.withResolvers<number>();
  const stop = watch(
    'POST /api/orders/:order/live',
    { params: { order: order.id }, body: { token } },
    {
      onEvent: ({ state }) => {
        open.resolve();
        if (state === 'accepted') accepted.resolve(performance.now());
      },
    },
  );
  await open.promise;
  const tapped = performance.now();
  await stall.post(
    `/api/backoffice/orders/${order.id}/parts/food/accept`,
    { minutes: 20 },
    { token: worker },
  );
  const answered = performance.now();
  const seen = await accepted.promise;
  stop();
  return { toAnswer: answered - tapped, toEvent: seen - tapped };
};

const rowOf = (measured: string, waits: readonly number[]) => ({
  measured,
  count: waits.length,
  'p50 ms': rounded(percentile(waits, 0.5), 1),
  'p99 ms': rounded(percentile(waits, 0.99), 1),
  'worst ms': rounded(Math.max(...waits), 1),
});

try {
  const worker = await signInWorker();
  for (let warm = 0; warm < 20; warm += 1) await accept(worker);
  const waits: Awaited<ReturnType<typeof accept>>[] = [];
  while (waits.length < orders) waits.push(await accept(worker));
  report(
    'live',
    [
      rowOf(
        'accept → the customer’s stream',
        waits.map(({ toEvent }) => toEvent),
      ),
      rowOf(
        'accept → the worker’s own answer',
        waits.map(({ toAnswer }) => toAnswer),
      ),
    ],
    [
      'One order after the other; the goal is 500 ms.',
      `The load average at the end was ${rounded(os.loadavg()[0] ?? 0, 1)}: above the number of cores others were working on the machine, too.`,
    ],
  );
} finally {
  await stall.close();
}
