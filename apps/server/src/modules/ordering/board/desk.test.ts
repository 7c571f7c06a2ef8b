import type { ServiceStatus } from '@zanga/contract/brand/status-office';
import type { Desk } from '@zanga/contract/ordering/order-desk';
import type { Order } from '@zanga/contract/ordering/orders';
import type { DaySum, TakingsFlow } from '@zanga/contract/ordering/takings';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { messagesTo } from '../../notifications/testing.ts';
import { openKitchen } from '../cart/cart-testing.ts';
import {
  call,
  contact,
  newKey,
  openStand,
  pay,
  signInStaff,
  takeMoney,
  work,
} from '../order/order-testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const other = await openKitchen(app, { name: 'Zanga Palermo' });
const manager = await signInStaff(app, 'manager');
const worker = await signInStaff(app, 'worker', stand.shop);
const viewer = await signInStaff(app, 'viewer', stand.shop);
const stranger = await signInStaff(app, 'worker', other);

type Seen = Desk & { readonly order: Order; readonly code?: string };
const see = (order: string, token = worker) => call<Seen>(app, `GET backoffice/orders/${order}`, { token });
const deskOf = async (order: string) => (await see(order)).body;
const till = { payment_method: 'till' };

describe('the desk of an order', () => {
  it('opens by id and by reference, in every state, for staff of its shop', async () => {
    const { id, order } = await stand.placed(undefined, till);
    for (const name of [id, order.reference, order.reference.toLowerCase().replace('-', '')])
      expect(await see(name)).toMatchObject({
        status: 200,
        body: { order: { id, reference: order.reference } },
      });
    expect((await see(id, viewer)).status).toBe(200);
    for (const name of [id, order.reference]) expect((await see(name, stranger)).status).toBe(404);
    await work(app, worker, id, 'reject', { reason: 'forno spento' });
    expect(await see(order.reference)).toMatchObject({ status: 200, body: { order: { state: 'rejected' } } });
    expect((await see('222-222')).status).toBe(404);
  });

  it('lists the messages to the customer', async () => {
    const { id } = await stand.placed(undefined, {
      ...till,
      contact: { ...contact, email: 'desk@example.it' },
    });
    await work(app, worker, id, 'accept', { minutes: 20 });
    await messagesTo(app, 'desk@example.it', 2);
    const { messages } = await deskOf(id);
    expect(messages.map(({ channel, news }) => `${channel} ${news}`).toSorted()).toEqual([
      'email accepted',
      'email placed',
    ]);
  });

  it('shows a payment dispute: the deadline for an answer, and its end', async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { id, token, order } = await stand.placed();
    expect(await pay(app, { id, token }, '4000000000000259')).toBe('succeeded');
    const disputes = async () => (await deskOf(id)).disputes;
    const answerBy = new Date(app.now.at.getTime() + 7 * 86_400_000).toISOString();
    await expect
      .poll(disputes)
      .toMatchObject([
        { amount: order.total, reason: 'fraudulent', state: 'to_answer', answer_by: answerBy },
      ]);
    const { email } = await app.db
      .selectFrom('users')
      .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
      .select('users.email')
      .where('user_roles.role', '=', 'manager')
      .executeTakeFirstOrThrow();
    const [mail] = await messagesTo(app, email);
    expect(mail).toMatchObject({ subject: `Ordine ${order.reference}: pagamento contestato` });
    expect(mail?.text).toContain('Rispondi entro il 27/11/2026');
    const status = await call<{ data: readonly ServiceStatus[] }>(app, 'GET backoffice/status', {
      token: manager,
    });
    expect(status.body.data.find(({ service }) => service === 'payments')).toMatchObject({
      ...{ state: 'slow', count: 1, told: `1 ${answerBy}` },
    });

    const ref = (await disputes())?.[0]?.id ?? '';
    expect((await app.http.inject(`/dev/payments/disputes?ref=${ref}&to=lost`)).statusCode).toBe(303);
    await expect.poll(disputes).toMatchObject([{ id: ref, state: 'lost' }]);
    const noted = app.db.selectFrom('order_events').select('event').where('order_id', '=', id).orderBy('id');
    expect((await noted.execute()).map(({ event }) => event).slice(-2)).toEqual([
      'dispute_open',
      'dispute_lost',
    ]);
    expect(await messagesTo(app, email)).toHaveLength(1);
    const { body: sum } = await call<DaySum>(app, `GET backoffice/shops/${stand.shop}/day-sum`, {
      token: manager,
    });
    expect(sum.disputed).toBe(order.total);
    const { body: flow } = await call<TakingsFlow>(app, `GET backoffice/shops/${stand.shop}/takings-flow`, {
      token: manager,
    });
    // The orders of the day count in its hours, less this one in the day itself.
    const placed = flow.hours.reduce((all, { amount }) => all + amount, 0);
    expect(flow.days.at(-1)?.amount).toBe(placed - order.total);
  });

  it('stores notes of colleagues, each once and unchanged', async () => {
    const { id } = await stand.placed(undefined, till);
    const key = newKey();
    const leave = (text: string, token = worker, own = newKey()) =>
      call<{ notes: { text: string; name: string }[] }>(app, `POST backoffice/orders/${id}/notes`, {
        token,
        payload: { key: own, text },
      });
    expect(await leave('  Ha chiamato: <b>citofono</b> rotto 🍕 ', worker, key)).toMatchObject({
      status: 200,
      body: { notes: [{ text: 'Ha chiamato: <b>citofono</b> rotto 🍕', name: 'Ada Rossi' }] },
    });
    await Promise.all([leave('di nuovo', worker, key), leave('di nuovo', worker, key)]);
    expect((await deskOf(id)).notes).toHaveLength(1);
    expect((await leave('   ')).status).toBe(422);
    expect((await leave('ciao', viewer)).status).toBe(403);
    expect((await leave('ciao', stranger)).status).toBe(404);
    await expect(app.pool.query(`update order_notes set text = 'altro'`)).rejects.toThrow(
      'only ever added to',
    );
    // The customer sees none of it.
    const { token } = await stand.placed(undefined, till);
    expect(JSON.stringify(await stand.see({ id, token }))).not.toContain('citofono');
  });
});

describe('money back', () => {
  beforeAll(async () => {
    await app.db
      .updateTable('access_tokens')
      .set({ expires_at: new Date('2099-01-01'), confirmed_at: new Date('2099-01-01') })
      .execute();
  });
  const refund = (id: string, body: object, token = manager) =>
    call<Seen & { refunded: number }>(app, `POST backoffice/orders/${id}/refunds`, {
      token,
      payload: { key: newKey(), reason: 'era fredda', items: null, ...body },
    });
  /** Two pizzas for 17 € and their delivery, paid with a card. */
  const brought = async () => {
    const order = await stand.placed({ items: stand.pizzas(), deliveries: [stand.delivery] });
    await pay(app, order);
    const fee = order.order.delivery;
    return { ...order, fee, item: order.order.items[0]?.id ?? '' };
  };

  it('goes back for the delivery alone, once, and then a piece goes back without it', async () => {
    const { id, fee, item } = await brought();
    expect(fee).toBeGreaterThan(0);
    expect(await refund(id, { fee: 'food' })).toMatchObject({ status: 200, body: { refunded: fee } });
    expect(await refund(id, { fee: 'food' })).toMatchObject({
      status: 409,
      body: { code: 'refund.nothing_left' },
    });
    expect(await refund(id, { items: [{ id: item, qty: 1 }] })).toMatchObject({
      body: { refunded: fee + 850 },
    });
    expect(await refund(id, {})).toMatchObject({ body: { refunded: fee + 1700 } });
    const { refunds, refundable } = await deskOf(id);
    const ofDelivery = { amount: fee, fee: 'food', items: [], method: 'card', name: 'Ada Rossi' };
    const ofPiece = { amount: 850, fee: null, items: [{ id: item, qty: 1, amount: 850 }] };
    expect(refunds).toHaveLength(3);
    expect(refunds.find((one) => one.fee !== null)).toMatchObject(ofDelivery);
    expect(refunds.filter((one) => one.fee === null)).toMatchObject([ofPiece, ofPiece]);
    expect(refundable).toMatchObject({ given: fee + 1700, total: fee + 1700, feesGiven: ['food'] });
  });

  it('is any sum that is left, and no more', async () => {
    const { id, order } = await brought();
    expect(await refund(id, { sum: order.total + 1 })).toMatchObject({
      status: 409,
      body: { code: 'refund.too_much' },
    });
    expect(await refund(id, { sum: 500 })).toMatchObject({ body: { refunded: 500 } });
    expect(await refund(id, { sum: order.total - 499 })).toMatchObject({ status: 409 });
    expect(await refund(id, { sum: 0 })).toMatchObject({ status: 409 });
    expect(await refund(id, {})).toMatchObject({ body: { refunded: order.total } });
  });

  it('goes back by hand instead of to the card: method and person are stored, and the mail says so', async () => {
    const { id } = await brought();
    expect(await refund(id, { sum: 300, by_hand: 'contanti alla cassa' })).toMatchObject({ status: 200 });
    expect(await deskOf(id)).toMatchObject({
      card: { state: 'paid', refunded: 0 },
      refunds: [{ amount: 300, method: 'by_hand', how: 'contanti alla cassa', name: 'Ada Rossi' }],
    });
    const mails = await messagesTo(app, contact.email, 3);
    expect(mails.find(({ subject }) => subject.includes('rimborso'))?.text).not.toContain('sulla carta');
  });

  it('is refunded by one of two who press at once; the other is refused', async () => {
    const { id, order, item } = await brought();
    const share = order.total / 2;
    const body = { items: [{ id: item, qty: 1 }], expected: { amount: share, left: order.total } };
    const answers = await Promise.all([refund(id, body), refund(id, body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('refund.changed');
    expect((await deskOf(id)).refundable).toMatchObject({ given: share });
    expect(
      await refund(id, { ...body, expected: { amount: share + 1, left: order.total - share } }),
    ).toMatchObject({
      body: { code: 'refund.changed' },
    });
  });

  it('is reckoned from nothing where nothing was paid', async () => {
    const { id, order } = await stand.placed(undefined, till);
    expect((await deskOf(id)).refundable).toBeNull();
    await takeMoney(app, worker, id, order.total);
    expect(await deskOf(id)).toMatchObject({
      refundable: { given: 0, total: order.total },
      takings: [{ how: 'cash', amount: order.total, name: 'Ada Rossi' }],
    });
  });

  it('a delivery fee whose refund the bank refused can be refunded again', async () => {
    const { id, fee } = await brought();
    await refund(id, { fee: 'food' });
    await app.pool.query(`update order_refunds set failed_at = created_at where order_id = $1`, [id]);
    await app.pool.query(`update orders set refunded_cents = 0 where id = $1`, [id]);
    expect((await deskOf(id)).refundable).toMatchObject({ feesGiven: [] });
    expect(await refund(id, { fee: 'food', by_hand: 'in contanti' })).toMatchObject({
      body: { refunded: fee },
    });
  });
});
