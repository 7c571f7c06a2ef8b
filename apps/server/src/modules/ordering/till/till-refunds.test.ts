import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { DaySum } from '@zanga/contract/ordering/takings';
import { expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call, openStand, signInStaff, takeMoney } from '../order/order-testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const manager = await signInStaff(app, 'manager');

it('[ROL-3] cash refunded after a change is of the person who proposed it, not of the system', async () => {
  const order = await stand.placed(undefined, { payment_method: 'till' });
  await takeMoney(app, manager, order.id, order.order.total);
  const items = [{ id: order.order.items[0]?.id ?? '', qty: 1 }];
  const proposed = await call<BoardOrder>(app, `POST backoffice/orders/${order.id}/parts/food/change`, {
    token: manager,
    payload: { items, reason: 'è finita la ricotta' },
  });
  const change = proposed.body.change?.id ?? expect.fail('nothing was proposed');
  await call(app, `POST orders/${order.id}/change`, { payload: { token: order.token, change, agree: true } });
  const { till, totals } = (
    await call<DaySum>(app, `GET backoffice/shops/${stand.shop}/day-sum`, { token: manager })
  ).body;
  expect(totals.refunded).toBe(850);
  // One line: the same manager took the money.
  expect(till).toHaveLength(1);
  expect(till[0]).toMatchObject({ how: 'cash', taken: 1700, refunded: 850, net: 850 });
  expect(till[0]?.name).not.toBeNull();
});
