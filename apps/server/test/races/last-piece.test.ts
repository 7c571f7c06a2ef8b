import { expect, it } from 'vitest';
import { openStand } from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp } from '../harness.ts';

const buyers = 200;

// The pool of a real server, with more patience: a slow machine must not refuse buyers.
const app = await makeTestApp({
  env: { DATABASE_WAIT: '100' },
  reach: async (database) => ({ ...database }),
});
const stand = await openStand(app);

it('two hundred people want the last piece: one has it, and the others are told that it is sold out', async () => {
  await app.db.updateTable('products').set({ stock: 1 }).where('slug', '=', 'tazza').execute();
  const wanted = [];
  for (let at = 0; at < buyers; at += 1)
    wanted.push(await stand.cartOf({ items: [{ product: 'tazza', qty: 1 }], deliveries: [stand.shipped] }));
  const answers = await Promise.all(wanted.map((cart) => stand.order(cart)));
  const refusals = answers.filter(({ status }) => status !== 201);
  expect(refusals).toHaveLength(buyers - 1);
  const words = refusals.map(
    ({ status, body }) => `${status} ${JSON.stringify(body).match(/"code":"([^"]+)"/)?.[1]}`,
  );
  expect([...new Set(words)]).toEqual(['409 order.sold_out']);
  expect(app.pool.options.max).toBe(10);
});
