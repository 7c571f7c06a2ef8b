import { expect, it } from 'vitest';
import { openStand, signInStaff, work } from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const worker = await signInStaff(app, 'worker', stand.shop);
const stateOf = async (id: string) =>
  (await app.pool.query<{ state: string }>('select state from orders where id = $1', [id])).rows[0]?.state;
const jump = (minutes: number) => {
  app.now.at = new Date(app.now.at.getTime() + minutes * 60_000);
};

it('a clock that goes back and forth signs nobody out and keeps no order from its way', async () => {
  const first = await stand.placed(undefined, { payment_method: 'till' });
  jump(-20);
  expect((await work(app, worker, first.id, 'accept')).status).toBe(200);
  const second = await stand.placed(undefined, { payment_method: 'till' });
  expect(second.id).not.toBe(first.id);
  jump(20);
  expect(await stateOf(first.id)).toBe('accepted');
  expect((await work(app, worker, second.id, 'accept')).status).toBe(200);
  expect(await stateOf(second.id)).toBe('accepted');
});
