import { orderReference, referenceCount, referenceIn } from '@zanga/domain/ordering/finding/order-reference';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { messagesTo } from '../../notifications/testing.ts';
import { takeNumbers } from '../order/order-store.ts';
import { boardOf, call, contact, openStand, signInStaff } from '../order/order-testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const till = { payment_method: 'till' };

const taken = (references: readonly string[]) =>
  inTransaction(app.db, (tx) => takeNumbers(tx, { scopes: [stand.shop], references }, app.now.at));

describe('the reference of an order', () => {
  it('is shown to the customer, in the mail, and to the shop', async () => {
    const { order, id, token } = await stand.placed(undefined, till);
    expect(referenceIn(order.reference)).toBe(order.reference);
    expect(await stand.see({ id, token })).toMatchObject({ reference: order.reference });
    const board = await boardOf(app, await signInStaff(app, 'worker', stand.shop));
    expect(board.data).toMatchObject([{ number: order.number, reference: order.reference }]);
    await expect
      .poll(async () => JSON.stringify(await messagesTo(app, contact.email)))
      .toContain(order.reference);
  });

  it('opens nothing', async () => {
    const { order, id } = await stand.placed(undefined, till);
    for (const [key, payload] of [
      [`POST orders/${id}`, { token: order.reference.repeat(4) }],
      [`POST orders/${order.reference}`, { token: order.reference.repeat(4) }],
    ] as const)
      expect(await call(app, key, { payload })).toMatchObject({ status: 404 });
  });

  it('is never one that another order has', async () => {
    const { order } = await stand.placed(undefined, till);
    const free = orderReference(7);
    expect(await taken([order.reference, free])).toMatchObject({ reference: free });
    await expect(taken([order.reference])).rejects.toThrow('longer ones are due');
  });

  it('is drawn again where another order took the same in this moment', async () => {
    await app.pool.query(`
      create sequence draws;
      create function collide() returns trigger language plpgsql as $$
      begin
        if nextval('draws') = 1 then
          raise unique_violation using constraint = 'orders_reference', message = 'taken meanwhile';
        end if;
        return new;
      end $$;
      create trigger collide before insert on orders for each row execute function collide()`);
    const { order } = await stand.placed(undefined, till);
    expect(referenceIn(order.reference)).toBe(order.reference);
    await app.pool.query('drop trigger collide on orders');
  });

  it('is the same by the database and by the domain', async () => {
    const draws = [0, 1, 27, 28, 783, 784, 123_456_789, referenceCount - 1];
    const { rows } = await app.pool.query<{ reference: string }>(
      'select order_reference(draw) as reference from unnest($1::bigint[]) with ordinality as d (draw, place) order by place',
      [draws],
    );
    expect(rows.map(({ reference }) => reference)).toEqual(draws.map(orderReference));
  });
});
