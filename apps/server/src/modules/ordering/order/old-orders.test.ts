import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { postCart } from '../cart/cart-testing.ts';
import {
  forgetGuestsDoors,
  forgetOldOrders,
  forgetPointsOfOrders,
  purgeSteps,
} from './order-privacy-store.ts';
import { call, formFor, openStand, type Placed, signInStaff, work } from './order-testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const worker = await signInStaff(app, 'worker', stand.shop);
const days = (count: number) => new Date(app.now.at.getTime() + count * 86_400_000);

const delivered = { items: stand.pizzas(), deliveries: [stand.delivery] };
const guest = async () => (await stand.placed(delivered, { payment_method: 'cash' })).id;
const customer = async () => {
  const { token } = await app.signIn();
  const cart = await postCart(app, delivered, token);
  const payload = formFor(cart, { payment_method: 'cash' });
  const { status, body } = await call<Placed>(app, 'POST customer/orders', { token, payload });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.order.id;
};
const refused = async (id: string) => {
  await work(app, worker, id, 'reject', { reason: 'chiusi' });
  return id;
};

type OldOrder = { email: string; street: string; zip: string; total_cents: number; steps: number };
const keptOf = async (id: string) => {
  const { rows } = await app.pool.query<OldOrder>(
    `select o.email, p.address ->> 'street' as street, p.address ->> 'zip' as zip, o.total_cents,
       (select count(*)::int from order_events e where e.order_id = o.id) as steps
     from orders o join order_parts p on p.order_id = o.id where o.id = $1`,
    [id],
  );
  return rows[0];
};

describe('an order of long ago', () => {
  it('of a guest loses the door and keeps the town; of an account, or one that goes on, nothing', async () => {
    const over = await refused(await guest());
    const goingOn = await guest();
    const known = await refused(await customer());
    const before = await keptOf(over);
    expect(before?.street).not.toBe('');
    expect(await forgetGuestsDoors(app.db, days(-1))).toBe(0);
    expect(await forgetGuestsDoors(app.db, days(1))).toBe(1);
    expect(await keptOf(over)).toEqual({ ...before, street: '' });
    expect((await keptOf(goingOn))?.street).toBe(before?.street);
    expect((await keptOf(known))?.street).toBe(before?.street);
    expect(await forgetGuestsDoors(app.db, days(1))).toBe(0);
  });

  it('loses the point of its door where that was borrowed, and keeps the door', async () => {
    const placed = await refused(await customer());
    const pointOf = async () =>
      (
        await app.pool.query(
          "select address ->> 'lat' as lat, address ->> 'street' as street from order_parts where order_id = $1",
          [placed],
        )
      ).rows[0];
    const before = await pointOf();
    await forgetPointsOfOrders(app.db, days(-9), days(-2));
    expect(await pointOf()).toEqual(before);
    await forgetPointsOfOrders(app.db, days(-2), days(1));
    expect(await pointOf()).toEqual({ ...before, lat: '0' });
  });

  it('loses the person and its history after the years of the law, and keeps its sums', async () => {
    const over = await refused(await customer());
    const before = await keptOf(over);
    await forgetOldOrders(app.db, days(-1));
    expect(await keptOf(over)).toEqual(before);
    expect(await forgetOldOrders(app.db, days(1))).toBeGreaterThan(0);
    const forgotten = await keptOf(over);
    expect(forgotten).toEqual({ ...before, email: '', street: '' });
    expect(forgotten?.total_cents).toBeGreaterThan(0);
    expect(await purgeSteps(app.db, days(-1))).toBe(0);
    expect(await purgeSteps(app.db, days(1))).toBeGreaterThan(0);
    expect((await keptOf(over))?.steps).toBe(0);
    expect(await forgetOldOrders(app.db, days(1))).toBe(0);
  });
});
