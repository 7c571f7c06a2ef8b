import type { Tickets } from '@zanga/contract/ordering/cinema';
import type { ShowWithOrders } from '@zanga/contract/ordering/cinema-office';
import type { Scan } from '@zanga/contract/ordering/redemptions';
import type { OrderId, ProductId } from '@zanga/domain/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { addShow } from '../../cinema/testing.ts';
import { messagesTo } from '../../notifications/testing.ts';
import { openShop } from '../../shops/testing.ts';
import { askToCallOff } from '../job-kinds.ts';
import {
  call,
  confirmCard,
  intentFor,
  openStand,
  orderTools,
  pay,
  settle,
  signInStaff,
} from '../order/order-testing.ts';
import { callOffOrder } from './call-off-order.ts';

const start = new Date('2026-11-20T12:00:00Z');
const startsAt = new Date('2026-11-20T20:00:00Z');
const app = await makeTestApp({ now: { at: start } });
const stand = await openStand(app);
const manager = await signInStaff(app, 'manager', stand.shop);
const chief = await signInStaff(app, 'owner');
const worker = await signInStaff(app, 'worker', stand.shop);
const elsewhere = await signInStaff(app, 'manager', await openShop(app.db, { name: 'Zanga Palermo' }));
await app.db
  .updateTable('access_tokens')
  .set({ confirmed_at: new Date('2099-01-01'), expires_at: new Date('2099-01-02') })
  .execute();
const tools = await orderTools(app);

let show: ProductId = 'prd_';
let slug = '';
let shows = 0;
beforeEach(async () => {
  app.now.at = start;
  shows += 1;
  slug = `limoni-${shows}`;
  show = await addShow(app.db, stand.menu.root, { shop: stand.shop, startsAt, seats: 40, slug });
});

const whole = async () => {
  const { rows } = await app.pool.query<{ id: string }>(
    `select c.id from option_choices c join product_option_groups g using (group_id)
     where g.product_id = $1 and c.name = 'Intero'`,
    [show],
  );
  return rows[0]?.id ?? '';
};
const seats = async (qty = 1) => ({ product: slug, options: [await whole()], qty });
const ordered = async (items: readonly unknown[]) => {
  const email = `ada-${shows}-${Math.random().toString(36).slice(2)}@example.it`;
  const wish = items.length > 1 ? { items: items as [], deliveries: [stand.pickup] } : { items: items as [] };
  const contact = { firstname: 'Ada', lastname: 'Rossi', email, telephone: '+393331234567' };
  return { ...(await stand.placed(wish, { contact })), email };
};
const bought = async (qty = 1, more: readonly unknown[] = []) => {
  const order = await ordered([await seats(qty), ...more]);
  await pay(app, order);
  return order;
};
const ticketsOf = async ({ id, token }: { id: string; token: string }) =>
  (await call<Tickets>(app, `POST orders/${id}/tickets`, { payload: { token } })).body.data;
const seen = async (token = manager) =>
  call<ShowWithOrders & { code: string }>(app, `GET backoffice/cinema/shows/${show}`, { token });
const cancel = (expected: number, token = manager, reason = 'piove sull’arena') =>
  call<ShowWithOrders & { code: string }>(app, `POST backoffice/cinema/shows/${show}/cancel`, {
    token,
    payload: { reason, expected },
  });
const done = async () => {
  await expect.poll(async () => (await seen()).body.to_give_back, { timeout: 15_000 }).toBe(0);
};
const mailsTo = async (to: string) =>
  (await messagesTo(app, to, 0)).filter((mail) => JSON.stringify(mail).includes('Spettacolo annullato'));
const refundsOf = (id: OrderId) =>
  app.db
    .selectFrom('order_refunds')
    .select(['amount_cents', 'method', 'actor', 'key', 'reason'])
    .where('order_id', '=', id)
    .execute();

describe('calling a show off', () => {
  it('says so where it is opened as a product on sale', async () => {
    const opened = async () =>
      (await call<{ availability: { label: string | null } }>(app, `GET products/${slug}`)).body.availability
        .label;
    expect(await opened()).toBeNull();
    expect((await cancel(0)).status).toBe(200);
    await expect.poll(opened).toBe('Annullato: lo spettacolo non si tiene');
    const { issues } = await stand.cartOf({ items: [await seats()] });
    expect(issues[0]?.text).toContain('annullato: lo spettacolo non si tiene');
  });

  it('[RTE-22] refunds the tickets of every order, ends them, and tells each customer once', async () => {
    const one = await bought(2);
    const other = await bought(1);
    expect((await seen()).body).toMatchObject({ to_give_back: 2250, show: { sold: 3, seats: 40 } });
    expect(await cancel(2250)).toMatchObject({ status: 200, body: { show: { cancelled: {} } } });
    await done();
    expect(await stand.see(one)).toMatchObject({ state: 'cancelled', refunded: 1500 });
    expect(await stand.see(other)).toMatchObject({ state: 'cancelled', refunded: 750 });
    expect((await stand.see(one)).deliveries[0]?.reason).toContain('piove sull’arena');
    expect((await ticketsOf(one)).map(({ state, code }) => [state, code])).toEqual([
      ['cancelled', null],
      ['cancelled', null],
    ]);
    expect(await refundsOf(one.id)).toMatchObject([{ amount_cents: 1500, method: 'card', actor: 'worker' }]);
    await expect.poll(async () => (await mailsTo(one.email)).length, { timeout: 15_000 }).toBe(1);
    // A repeated job finds nothing to do.
    await callOffOrder(tools, { orderId: one.id, show }, app.now.at);
    await inTransaction(app.db, (tx) => askToCallOff(tools.jobs, tx, { orderId: one.id, show }));
    expect(await refundsOf(one.id)).toHaveLength(1);
    expect((await mailsTo(one.email)).length).toBe(1);
  });

  it('sells no seat any more, and the programme says why', async () => {
    expect(await cancel(0)).toMatchObject({ status: 200 });
    const cart = await stand.cartOf({ items: [await seats()] as unknown as [] }).catch(() => undefined);
    if (cart) expect((await stand.order(cart)).status).toBe(409);
    await expect
      .poll(async () => (await app.get('/api/cinema/shows')).body)
      .toMatchObject({
        data: expect.arrayContaining([
          expect.objectContaining({ slug, seats_left: 0, cancelled: 'piove sull’arena' }),
        ]),
      });
  });

  it('refunds only the tickets of an order with food, which goes on', async () => {
    const order = await bought(1, stand.pizzas(1));
    await cancel(750);
    await done();
    const after = await stand.see(order);
    expect(after).toMatchObject({ state: 'placed', refunded: 750 });
    expect(after.deliveries.map(({ part, state }) => [part, state])).toEqual([
      ['food', 'placed'],
      ['tickets', 'cancelled'],
    ]);
  });

  it('reaches an order that is being paid: one of tickets alone ends, one with food is handled when it is paid', async () => {
    const paying = await ordered([await seats(1)]);
    const secret = await intentFor(app, paying);
    const mixed = await ordered([await seats(1), ...stand.pizzas(1)]);
    await cancel(0);
    await expect.poll(async () => (await stand.see(paying)).state).toBe('cancelled');
    await confirmCard(app, secret);
    await settle(app, secret);
    const paid = () =>
      app.db.selectFrom('payments').selectAll().where('owner_id', '=', paying.id).executeTakeFirst();
    await expect.poll(async () => (await paid())?.state, { timeout: 15_000 }).not.toBe('paid');
    expect(await stand.see(paying)).toMatchObject({ state: 'cancelled' });
    await pay(app, mixed);
    await expect.poll(async () => (await stand.see(mixed)).refunded, { timeout: 15_000 }).toBe(750);
    expect((await ticketsOf(mixed)).map(({ state }) => state)).toEqual(['cancelled']);
  });

  it('[RTE-23] admits no one any more, and refunds customers who were in already', async () => {
    const order = await bought(2);
    const [first, second] = await ticketsOf(order);
    app.now.at = startsAt;
    const scan = async (code = '') =>
      (await call<Scan>(app, 'POST worker/redemptions', { token: worker, payload: { code } })).body;
    expect(await scan(first?.code?.qrcode)).toMatchObject({ done: true });
    expect((await seen()).body).toMatchObject({ to_give_back: 1500, show: { sold: 2, burnt: 1 } });
    expect(await cancel(1500)).toMatchObject({ status: 200 });
    expect(await scan(second?.code?.qrcode)).toMatchObject({ done: false, title: 'Spettacolo annullato' });
    await done();
    expect(await stand.see(order)).toMatchObject({ refunded: 1500 });
  });

  it('leaves earlier refunds, and tickets of another evening', async () => {
    const order = await bought(2);
    const [first] = await ticketsOf(order);
    const token = order.token;
    await call(app, `POST orders/${order.id}/tickets/${first?.id}/refund`, { payload: { token } });
    expect((await seen()).body.to_give_back).toBe(750);
    await cancel(750);
    await done();
    expect((await refundsOf(order.id)).map(({ amount_cents }) => amount_cents)).toEqual([750, 750]);
    expect(
      await call(app, `POST orders/${order.id}/tickets/${first?.id}/refund`, { payload: { token } }),
    ).toMatchObject({ status: 200, body: { refunded: 0 } });
  });

  it('leaves money of a till to be refunded by hand, and owes nothing for unpaid orders', async () => {
    const paid = await bought(1);
    const owed = await bought(1);
    await app.pool.query(`update orders set payment_kind = 'till' where id = any($1)`, [[paid.id, owed.id]]);
    await app.pool.query('update orders set taken_cents = total_cents where id = $1', [paid.id]);
    expect((await seen()).body.to_give_back).toBe(750);
    await cancel(750);
    await expect.poll(async () => (await stand.see(owed)).state, { timeout: 15_000 }).toBe('cancelled');
    await done();
    expect(await refundsOf(paid.id)).toMatchObject([{ amount_cents: 750, method: 'by_hand' }]);
    expect(await refundsOf(owed.id)).toEqual([]);
    expect((await ticketsOf(owed)).map(({ state }) => state)).toEqual(['cancelled']);
  });

  it('is done once by two at once, and is a manager’s of that shop', async () => {
    const order = await bought(1);
    expect((await cancel(750, worker)).status).toBe(403);
    expect((await cancel(750, elsewhere)).body.code).toBe('show.not_found');
    expect((await seen(elsewhere)).status).toBe(404);
    const both = await Promise.all([cancel(750), cancel(750, chief, 'proiettore rotto')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await done();
    expect(await refundsOf(order.id)).toHaveLength(1);
    const entries = await app.db
      .selectFrom('audit_entries')
      .select(['after', 'reason'])
      .where('thing', '=', show)
      .execute();
    expect(entries).toHaveLength(1);
    expect(entries[0]?.after).toMatchObject({ orders: 1, amount_cents: 750 });
  });

  it('does nothing where the sum on the button is no longer true, or the show is over', async () => {
    await bought(1);
    expect(await cancel(0)).toMatchObject({ status: 409, body: { code: 'show.changed' } });
    app.now.at = new Date(startsAt.getTime() + 3 * 3_600_000);
    expect(await cancel(750)).toMatchObject({ status: 409, body: { code: 'show.over' } });
    expect((await seen()).body.show.cancelled).toBeNull();
  });

  it('misses no customer who pays while it is called off', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, async () => ordered([await seats(1)])));
    const secrets = await Promise.all(orders.map((order) => intentFor(app, order)));
    await Promise.all(secrets.map((secret) => confirmCard(app, secret)));
    await Promise.all([
      ...secrets.map((secret) => settle(app, secret)),
      (async () => {
        for (let tries = 0; tries < 50; tries += 1) {
          const { body } = await seen();
          if ((await cancel(body.to_give_back)).status === 200) return;
        }
        throw new Error('never called off');
      })(),
    ]);
    for (const order of orders) {
      await expect.poll(async () => (await stand.see(order)).state, { timeout: 20_000 }).toBe('cancelled');
      const payment = await app.db
        .selectFrom('payments')
        .select(['captured_cents', 'refunded_cents'])
        .where('owner_id', '=', order.id)
        .executeTakeFirst();
      await expect
        .poll(async () => (await stand.see(order)).refunded === 750 || payment?.captured_cents === 0)
        .toBe(true);
    }
  }, 60_000);
});
