import type { TakingsFlow } from '@zanga/contract/ordering/takings';
import { expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call, openStand, signInStaff, takeMoney, work } from '../order/order-testing.ts';

// Friday, one in the afternoon in Rome.
const app = await makeTestApp({ now: { at: new Date('2026-11-20T12:00:00Z') } });
const stand = await openStand(app);
const owner = await signInStaff(app, 'owner');
const flow = async () =>
  (await call<TakingsFlow>(app, `GET backoffice/shops/${stand.shop}/takings-flow`, { token: owner })).body;

it('sums revenue by day, weekday and hour, without failed orders', async () => {
  const taken = await stand.placed(undefined, { payment_method: 'till' });
  await takeMoney(app, owner, taken.id, 1700);
  const owing = await stand.placed(undefined, { payment_method: 'till' });
  const lost = await stand.placed(undefined, { payment_method: 'till' });
  await work(app, owner, lost.id, 'reject', { reason: 'forno spento' });
  const today = await flow();
  expect(today.days).toHaveLength(30);
  expect(today.days.at(-1)).toEqual({ day: '2026-11-20', orders: 2, amount: 1700 });
  expect(today.days.slice(0, -1).every(({ orders, amount }) => orders === 0 && amount === 0)).toBe(true);
  expect(today.hours).toEqual([{ hour: 13, orders: 2, amount: 1700 }]);
  // An unfinished day does not count in the mean of its weekday.
  expect(today.weekdays.every(({ days, amount }) => days === 0 && amount === null)).toBe(true);
  await app.pool.query(
    `update orders set placed_at = placed_at - interval '7 days', created_at = created_at - interval '7 days'
     where id = any($1)`,
    [[taken.id, owing.id]],
  );
  const after = await flow();
  expect(after.weekdays[4]).toEqual({ weekday: 5, days: 1, amount: 1700 });
  expect(after.days.at(-8)).toEqual({ day: '2026-11-13', orders: 2, amount: 1700 });
});
