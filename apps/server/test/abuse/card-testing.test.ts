import type { OrderId } from '@zanga/domain/ids';
import { describe, expect, it } from 'vitest';
import { confirmCard, intentFor, openStand, settle } from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const stand = await openStand(app);
// The sandbox's bank reports refused cards only to a listening server.
await app.http.listen({ port: 0, host: '127.0.0.1' });

const refused = '4000000000000002';
const declines = async () =>
  (await app.db.selectFrom('payment_declines').select('event_ref').execute()).length;

const tryCards = async (secret: string, count: number) => {
  const before = await declines();
  for (let number = 1; number <= count; number += 1) await confirmCard(app, secret, refused);
  await expect.poll(declines).toBe(before + count);
};

const paymentOf = (orderId: OrderId) =>
  app.db
    .selectFrom('payments')
    .select(['id', 'state', 'given_up_at'])
    .where('owner_id', '=', orderId)
    .executeTakeFirstOrThrow();

describe('a person who tries many cards on one payment', () => {
  it('[API-16] may be refused nine times and still pay', async () => {
    const order = await stand.placed();
    const secret = await intentFor(app, order);
    await tryCards(secret, 9);
    await confirmCard(app, secret);
    expect(await settle(app, secret)).toBe('succeeded');
  });

  it('[API-16] finds it given up after ten, at the bank too, and cannot begin another', async () => {
    const order = await stand.placed();
    const secret = await intentFor(app, order);
    await tryCards(secret, 10);
    await expect.poll(async () => (await paymentOf(order.id)).state).toBe('released');
    await confirmCard(app, secret);
    expect(await settle(app, secret)).not.toBe('succeeded');
    const payload = { order_id: order.id, token: order.token, payment_method: 'new' };
    const again = await app.http.inject({ method: 'POST', url: '/api/payment/intent', payload });
    expect([again.statusCode, again.json().code]).toEqual([409, 'order.not_payable']);
  });

  it('counts a report once, however often it comes', async () => {
    const order = await stand.placed();
    const secret = await intentFor(app, order);
    await app.db.updateTable('sandbox_switches').set({ copies: 4 }).execute();
    const before = await declines();
    for (let number = 1; number <= 9; number += 1) await confirmCard(app, secret, refused);
    await expect.poll(declines).toBe(before + 9);
    await app.db.updateTable('sandbox_switches').set({ copies: 1 }).execute();
    expect((await paymentOf(order.id)).given_up_at).toBeNull();
  });
});

describe('a network', () => {
  const ask = (order: { id: OrderId; token: string | null }, from: string) =>
    app.http.inject({
      method: 'POST',
      url: '/api/payment/intent',
      payload: { order_id: order.id, token: order.token, payment_method: 'new' },
      remoteAddress: from,
    });

  it('[API-16] from which sixty cards were refused in an hour gets no payment, until the hour is over', async () => {
    const other = await stand.placed();
    for (let tried = 0; tried < 60; tried += 10) {
      const order = await stand.placed();
      expect((await ask(order, '203.0.113.7')).statusCode).toBe(200);
      const secret = await intentFor(app, order);
      await ask(order, '203.0.113.7');
      await tryCards(secret, 10);
    }
    expect((await ask(other, '203.0.113.200')).json().code).toBe('payment.too_many');
    expect((await ask(other, '198.51.100.7')).statusCode).toBe(200);
    app.now.at = new Date(app.now.at.getTime() + 3_600_001);
    const later = await stand.placed();
    expect((await ask(later, '203.0.113.7')).statusCode).toBe(200);
  });

  it('opens as many payments as a full hall wants', async () => {
    for (let people = 0; people < 31; people += 1) {
      const order = await stand.placed();
      // Each asks ten times, as 310 people would ask once.
      for (let times = 0; times < 10; times += 1)
        expect((await ask(order, '192.0.2.9')).statusCode).toBe(200);
    }
  });
});
