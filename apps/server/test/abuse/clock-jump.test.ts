import { describe, expect, it } from 'vitest';
import { keyOf } from '../../src/modules/ordering/cart/cart-testing.ts';
import {
  call,
  formFor,
  openStand,
  orderTools,
  type Placed,
  signInStaff,
  work,
} from '../../src/modules/ordering/order/order-testing.ts';
import { expireOrders } from '../../src/modules/ordering/placing/expire-orders.ts';
import { makeTestApp, startOtherNode } from '../harness.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const worker = await signInStaff(app, 'worker', stand.shop);
const stateOf = async (id: string) =>
  (await app.pool.query<{ state: string }>('select state from orders where id = $1', [id])).rows[0]?.state;
const jump = (minutes: number) => {
  app.now.at = new Date(app.now.at.getTime() + minutes * 60_000);
};

it('a clock that goes back and forth ends no sign-in and holds up no order', async () => {
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

describe('a node whose clock is 25 minutes ahead', async () => {
  const right = await makeTestApp({ now: { at: new Date() } });
  const mugs = await openStand(right);
  const ahead = await startOtherNode(right, () => new Date(Date.now() + 25 * 60_000));
  const readyOf = async (node: typeof ahead) => {
    const { statusCode, body } = await node.http.inject('/health/ready');
    return { statusCode, body: JSON.parse(body) };
  };
  // Mugs are shipped, and sold at any hour.
  const wish = { items: [{ product: 'tazza', qty: 1 }], deliveries: [mugs.shipped] };

  it('ends no order that waits for its payment on another node, nor gives one longer', async () => {
    const waits = await mugs.placed(wish);
    expect(waits.order.state).toBe('awaiting_payment');
    await expireOrders(await orderTools(ahead));
    expect((await mugs.see(waits)).state).toBe('awaiting_payment');

    const cart = await mugs.cartOf(wish);
    const { body } = await call<Placed>(ahead, 'POST orders', {
      payload: { ...formFor(cart), cart_token: keyOf(cart) },
    });
    const minutesLeft = (Date.parse(body.order.pay_by ?? '') - Date.now()) / 60_000;
    expect(Math.round(minutesLeft)).toBe(15);
  });

  it('takes no more callers, says why, is not restarted for it, and reports its error', async () => {
    expect(await readyOf(ahead)).toEqual({ statusCode: 503, body: { status: 'clock wrong' } });
    expect((await ahead.http.inject('/health/live')).statusCode).toBe(200);
    expect(await readyOf(right)).toMatchObject({ statusCode: 200 });
    const { body } = await ahead.http.inject('/metrics');
    const [, seconds] = /^zanga_clock_ahead_seconds (\S+)$/m.exec(body) ?? [];
    expect(Math.round(Number(seconds) / 60)).toBe(25);
  });
});
