import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { PossibleTime } from '@zanga/contract/ordering/order-changes';
import type { Order } from '@zanga/contract/ordering/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { messagesTo } from '../../notifications/testing.ts';
import {
  boardOf,
  call,
  contact,
  openStand,
  pay,
  signInStaff,
  takeMoney,
  work,
} from '../order/order-testing.ts';

const app = await makeTestApp({ env: { UNDO_SECONDS: '10' } });
const stand = await openStand(app);
const manager = await signInStaff(app, 'manager');
const worker = await signInStaff(app, 'worker', stand.shop);
const noon = new Date('2026-11-20T12:00:00Z');
beforeEach(() => {
  app.now.at = noon;
});

const till = { payment_method: 'till' };
const later = (seconds: number) => {
  app.now.at = new Date(app.now.at.getTime() + seconds * 1_000);
};
const cardOf = async (id: string): Promise<BoardOrder> =>
  (await boardOf(app, worker)).data.find(({ order }) => order === id) ?? expect.fail();
const undo = async (id: string, since: string) =>
  call<BoardOrder & { code: string }>(app, `POST backoffice/orders/${id}/parts/food/undo`, {
    token: worker,
    payload: { since },
  });
const waiting = async (id: string) => {
  const { rows } = await app.pool.query<{ key: string }>(
    `select singleton_key as key from pgboss.job where starts_with(singleton_key, $1) and state = 'created'`,
    [`${id}:`],
  );
  return rows.map(({ key }) => key);
};

describe('a step that is undone', () => {
  it('is as if it had not happened, and no message is sent', async () => {
    const order = await stand.placed(undefined, till);
    const before = await cardOf(order.id);
    later(30);
    await work(app, worker, order.id, 'accept', { minutes: 40 });
    const accepted = await cardOf(order.id);
    expect(accepted).toMatchObject({ state: 'accepted', undo: { event: 'accept' } });
    expect(await waiting(order.id)).toContain(`${order.id}:accepted:food`);
    later(9);
    expect(await undo(order.id, accepted.since)).toMatchObject({ status: 200, body: { state: 'placed' } });
    const after = await cardOf(order.id);
    expect(after).toMatchObject({ promised_at: before.promised_at, since: before.since, undo: null });
    expect(await waiting(order.id)).not.toContain(`${order.id}:accepted:food`);
    const { state, deliveries } = await stand.see(order);
    expect([state, deliveries[0]?.progress.map((one) => one.state)]).toEqual(['placed', ['placed']]);
    // Taken again, the step is notified again, with the facts of then.
    await work(app, worker, order.id, 'accept', { minutes: 20 });
    expect(await waiting(order.id)).toContain(`${order.id}:accepted:food`);
  });

  it('cannot be undone too late, twice, or after a further step', async () => {
    const { id } = await stand.placed(undefined, till);
    await work(app, worker, id, 'accept', { minutes: 20 });
    const accepted = await cardOf(id);
    later(12);
    expect(await undo(id, accepted.since)).toMatchObject({ status: 409, body: { code: 'order.undo_late' } });
    await work(app, worker, id, 'advance', { event: 'prepare' });
    expect(await undo(id, accepted.since)).toMatchObject({ status: 409, body: { code: 'order.wrong_step' } });
    const preparing = await cardOf(id);
    const both = await Promise.all([undo(id, preparing.since), undo(id, preparing.since)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await cardOf(id)).state).toBe('accepted');
  });

  it('cannot be undone once it was notified', async () => {
    const { id } = await stand.placed(undefined, till);
    await work(app, worker, id, 'accept', { minutes: 20 });
    const { since } = await cardOf(id);
    await app.pool.query(`update pgboss.job set start_after = now() where singleton_key = $1`, [
      `${id}:accepted:food`,
    ]);
    await expect.poll(() => waiting(id), { timeout: 8_000 }).toEqual([]);
    expect(await undo(id, since)).toMatchObject({ status: 409, body: { code: 'order.undo_late' } });
    expect((await cardOf(id)).state).toBe('accepted');
  });

  it('leaves the money that was recorded', async () => {
    const order = await stand.placed(undefined, till);
    await work(app, worker, order.id, 'accept', { minutes: 20 });
    await work(app, worker, order.id, 'advance', { event: 'finish' });
    await takeMoney(app, worker, order.id, order.order.total);
    later(20);
    await work(app, worker, order.id, 'advance', { event: 'complete' });
    const { since } = await cardOf(order.id);
    expect(await undo(order.id, since)).toMatchObject({
      status: 200,
      body: { state: 'ready', payment: { due: 0, paid: true } },
    });
    const { rows } = await app.pool.query(
      'select o.completed_at, p.completed_at as part from orders o join order_parts p on p.order_id = o.id where o.id = $1',
      [order.id],
    );
    expect(rows).toEqual([{ completed_at: null, part: null }]);
  });

  it('a rejection cannot be undone: its money is on the way', async () => {
    const { id } = await stand.placed(undefined, till);
    await work(app, worker, id, 'reject', { reason: 'forno spento' });
    const card = await cardOf(id);
    expect(card.undo).toBeNull();
    expect(await undo(id, card.since)).toMatchObject({ status: 409 });
  });
});

describe('a change that its customer agrees to', () => {
  const propose = (id: string, items: readonly { id: string; qty: number }[], token = manager) =>
    call<BoardOrder & { code: string }>(app, `POST backoffice/orders/${id}/parts/food/change`, {
      token,
      payload: { items, reason: 'è finita la ricotta' },
    });
  const decide = (order: { id: string; token: string }, change: string, agree: boolean) =>
    call<Order & { code: string }>(app, `POST orders/${order.id}/change`, {
      payload: { token: order.token, change, agree },
    });
  const ofTwo = async (form?: object) => {
    const order = await stand.placed({ items: stand.pizzas(), deliveries: [stand.delivery] }, { ...form });
    return { ...order, line: order.order.items[0]?.id ?? '' };
  };

  it('is a manager’s to propose, and the order goes on unchanged until then', async () => {
    const order = await ofTwo({ payment_method: 'cash' });
    expect(await propose(order.id, [{ id: order.line, qty: 1 }], worker)).toMatchObject({ status: 403 });
    expect(await propose(order.id, [{ id: order.line, qty: 2 }])).toMatchObject({
      body: { code: 'order.change_impossible' },
    });
    const proposed = await propose(order.id, [{ id: order.line, qty: 1 }]);
    expect(proposed).toMatchObject({ status: 200, body: { change: { amount: 850, back: 'less' } } });
    expect(await propose(order.id, [{ id: order.line, qty: 1 }])).toMatchObject({
      body: { code: 'order.change_waiting' },
    });
    const seen = await stand.see(order);
    expect(seen).toMatchObject({
      total: order.order.total,
      change: { reason: 'è finita la ricotta', items: [{ qty: 1 }], amount: 850 },
    });
  });

  it('costs less to pay where nothing was paid, and no cent of the delivery', async () => {
    const order = await ofTwo({ payment_method: 'cash' });
    const { change } = (await propose(order.id, [{ id: order.line, qty: 1 }])).body;
    const both = await Promise.all([
      decide(order, change?.id ?? '', true),
      decide(order, change?.id ?? '', true),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const after = await stand.see(order);
    expect(after).toMatchObject({ total: order.order.total - 850, qty: 1, refunded: 0, change: null });
    expect(after.delivery).toBe(order.order.delivery);
    expect(after.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(after.total);
    expect(await cardOf(order.id)).toMatchObject({ payment: { due: after.total }, items: [{ qty: 1 }] });
  });

  it('goes back to the card where that has paid', async () => {
    const order = await ofTwo();
    await pay(app, order);
    const { change } = (await propose(order.id, [{ id: order.line, qty: 1 }])).body;
    expect(change).toMatchObject({ amount: 850, back: 'card' });
    expect(await decide(order, change?.id ?? '', true)).toMatchObject({
      status: 200,
      body: { refunded: 850 },
    });
    expect(await cardOf(order.id)).toMatchObject({ items: [{ qty: 2, refunded_qty: 1 }] });
  });

  it('is over when refused, withdrawn, late, or overtaken', async () => {
    const fresh = async () => {
      const order = await ofTwo();
      await pay(app, order);
      const { change } = (await propose(order.id, [{ id: order.line, qty: 1 }])).body;
      return { order, id: change?.id ?? '' };
    };
    const refused = await fresh();
    expect(await decide(refused.order, refused.id, false)).toMatchObject({
      status: 200,
      body: { refunded: 0 },
    });
    expect(await decide(refused.order, refused.id, true)).toMatchObject({ status: 409 });
    const withdrawn = await fresh();
    const back = `POST backoffice/orders/${withdrawn.order.id}/parts/food/change/withdraw`;
    expect(await call(app, back, { token: manager, payload: { change: withdrawn.id } })).toMatchObject({
      status: 200,
    });
    expect(await decide(withdrawn.order, withdrawn.id, true)).toMatchObject({ status: 409 });
    const ready = await fresh();
    await work(app, worker, ready.order.id, 'accept', { minutes: 20 });
    await work(app, worker, ready.order.id, 'advance', { event: 'finish' });
    expect(await decide(ready.order, ready.id, true)).toMatchObject({ body: { code: 'order.change_over' } });
    const race = await fresh();
    const cancelled = work(app, worker, race.order.id, 'reject', { reason: 'forno spento' });
    await Promise.all([cancelled, decide(race.order, race.id, true)]);
    expect((await stand.see(race.order)).refunded).toBe(race.order.order.total);
    const late = await fresh();
    later(601);
    expect(await decide(late.order, late.id, true)).toMatchObject({ status: 409 });
    expect((await stand.see(late.order)).change).toBeNull();
  });
});

describe('another time', () => {
  const timesOf = async (id: string) =>
    (
      await call<{ times: PossibleTime[]; promised_at: string | null }>(
        app,
        `GET backoffice/orders/${id}/parts/food/times`,
        { token: worker },
      )
    ).body;
  const change = (id: string, at: string, expected: string | null) =>
    call<BoardOrder & { code: string }>(app, `POST backoffice/orders/${id}/parts/food/promise`, {
      token: worker,
      payload: { at, expected },
    });
  const bookings = async (id: string) => {
    const { rows } = await app.pool.query<{ slot_at: Date }>(
      'select slot_at from slot_bookings where order_id = $1',
      [`${id}:food`],
    );
    return rows.map(({ slot_at }) => slot_at.toISOString());
  };

  it('is promised, notified, and moves its room in the slots', async () => {
    const mail = 'orario@example.it';
    const order = await stand.placed(undefined, { ...till, contact: { ...contact, email: mail } });
    const { promised_at, times } = await timesOf(order.id);
    const to = times.find(({ at }) => Date.parse(at) > Date.parse(promised_at ?? '') + 3_600_000)?.at ?? '';
    expect(await change(order.id, to, promised_at)).toMatchObject({ status: 200, body: { promised_at: to } });
    const { begin_at } = await cardOf(order.id);
    expect(Date.parse(begin_at ?? '')).toBeLessThan(Date.parse(to));
    expect(await bookings(order.id)).toEqual([to]);
    expect((await stand.see(order)).deliveries[0]).toMatchObject({ promised_at: to, slot: to });
    const mails = await messagesTo(app, mail, 2);
    expect(mails.map(({ subject }) => subject)).toContain(`Ordine ${order.order.number}: nuovo orario`);
    // The same press again changes nothing.
    expect(await change(order.id, to, promised_at)).toMatchObject({ status: 200 });
    const { body } = await call<{ history: { event: string; details: object }[] }>(
      app,
      `GET backoffice/orders/${order.id}`,
      { token: worker },
    );
    expect(body.history.filter(({ event }) => event === 'change_time')).toMatchObject([
      { details: { from: promised_at, promised_at: to } },
    ]);
  });

  it('is set by one of two; a full slot, or one that is not offered, is refused', async () => {
    const { id } = await stand.placed(undefined, till);
    const { promised_at, times } = await timesOf(id);
    const [a, b] = [times.at(-1)?.at ?? '', times.at(-2)?.at ?? ''];
    const both = await Promise.all([change(id, a, promised_at), change(id, b, promised_at)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const now = (await cardOf(id)).promised_at;
    expect(await bookings(id)).toEqual([now]);
    const full = times.at(-3)?.at ?? '';
    await app.pool.query(
      `insert into slot_loads (shop_id, mode, slot_at, pieces, orders) values ($1, 'pickup', $2, 40, 10)`,
      [stand.shop, full],
    );
    expect(await change(id, full, now)).toMatchObject({ status: 409, body: { code: 'order.slot_gone' } });
    expect(await change(id, '2026-11-20T03:33:00.000Z', now)).toMatchObject({ status: 409 });
    expect(await bookings(id)).toEqual([now]);
  });

  it('of a part in the making is any time ahead, and its room stays', async () => {
    const { id } = await stand.placed(undefined, till);
    const booked = await bookings(id);
    await work(app, worker, id, 'accept', {});
    await work(app, worker, id, 'advance', { event: 'prepare' });
    const { promised_at, times } = await timesOf(id);
    const to = times[7]?.at ?? '';
    expect(await change(id, to, promised_at)).toMatchObject({
      status: 200,
      body: { promised_at: to, undo: null },
    });
    expect(await bookings(id)).toEqual(booked);
    await work(app, worker, id, 'reject', { reason: 'forno spento' });
    expect(await change(id, times[9]?.at ?? '', to)).toMatchObject({
      status: 409,
      body: { code: 'order.wrong_step' },
    });
  });
});
