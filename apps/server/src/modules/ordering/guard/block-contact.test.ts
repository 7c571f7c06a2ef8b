import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call, contact, openStand, signInStaff } from '../order/order-testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const worker = await signInStaff(app, 'worker', stand.shop);
const till = { payment_method: 'till' };
const pathOf = (id: string) => `backoffice/orders/${id}/parts/food/block`;
const block = (id: string, payload: object, token = worker) =>
  call(app, `POST ${pathOf(id)}`, { token, payload });
const orderAs = async (who: object) => stand.order(await stand.cartOf(), { ...till, contact: who });

describe('a shop with an order that was never collected', () => {
  it('takes no more orders from the phone, from the mail address, or from both', async () => {
    const { id } = await stand.placed(undefined, till);
    expect(await block(id, { phone: true, email: false })).toMatchObject({
      status: 200,
      body: { phone: true, email: false },
    });
    expect(await orderAs(contact)).toMatchObject({ status: 409, body: { code: 'order.blocked' } });
    expect((await orderAs({ ...contact, telephone: '+393337654321' })).status).toBe(201);
    await block(id, { phone: false, email: true });
    expect(await orderAs({ ...contact, telephone: '+393337654321' })).toMatchObject({ status: 409 });
    expect((await orderAs({ ...contact, email: 'eva@example.it' })).status).toBe(201);
    expect((await call(app, `GET ${pathOf(id)}`, { token: worker })).body).toEqual({
      phone: false,
      email: true,
    });
    await block(id, { phone: false, email: false });
    expect((await orderAs(contact)).status).toBe(201);
  });

  it('blocks for this shop alone, for a year, and records the person', async () => {
    const { id } = await stand.placed(undefined, till);
    const stranger = await signInStaff(app, 'worker', null);
    expect((await block(id, { phone: true, email: true }, stranger)).status).toBe(404);
    await block(id, { phone: true, email: true });
    expect((await orderAs(contact)).status).toBe(409);
    const { rows } = await app.pool.query(
      `select before, after from audit_entries where action = 'order.block_contact' and thing = $1`,
      [id],
    );
    expect(rows).toEqual([{ before: { phone: false, email: false }, after: { phone: true, email: true } }]);
    app.now.at = new Date(app.now.at.getTime() + 366 * 86_400_000);
    expect((await call(app, `GET ${pathOf(id)}`, { token: worker })).status).toBe(401);
    expect((await orderAs(contact)).status).toBe(201);
  });
});
