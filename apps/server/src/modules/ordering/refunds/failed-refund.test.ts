import { expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { reconcile, recordDispute, toolsBehind } from '../../payments/testing.ts';
import { call, openStand, pay, signInStaff, work } from '../order/order-testing.ts';

const app = await makeTestApp();
const { db, now } = app;
const stand = await openStand(app);
const manager = await signInStaff(app, 'manager');
const worker = await signInStaff(app, 'worker', stand.shop);
// Banks take their time; the managers keep a fresh proof of identity.
await db
  .updateTable('access_tokens')
  .set({ expires_at: new Date('2099-01-01'), confirmed_at: new Date('2099-01-01') })
  .execute();

type Seen = {
  readonly code?: string;
  readonly refunded?: number;
  readonly order?: { readonly refunded: number };
  readonly refundable?: object;
  readonly parts?: readonly { readonly back: object }[];
  readonly failed_refunds?: readonly {
    readonly id: string;
    readonly amount: number;
    readonly reason: string;
  }[];
  readonly history?: readonly {
    readonly event: string;
    readonly name: string | null;
    readonly details: object;
  }[];
};

const backoffice = (method: 'GET' | 'POST', url: string, payload?: unknown, token = manager) =>
  call<Seen>(app, `${method} backoffice/orders/${url}`, { token, ...(payload !== undefined && { payload }) });

const refund = (id: string, key: string, items: unknown = null) =>
  backoffice('POST', `${id}/refunds`, { key, reason: 'era fredda', items });

/** The bank refuses all refunds requested so far. */
const bankRefuses = async () => {
  const waits = async () =>
    (await db.selectFrom('payment_refunds').select('id').where('state', '=', 'asked').execute()).length;
  await expect.poll(waits).toBe(0);
  now.at = new Date(now.at.getTime() + 11 * 60_000);
  await reconcile(toolsBehind(app.payments));
};

/** Two pizzas for 17 €, refunded to a card whose bank makes no refunds. */
const refused = async () => {
  const order = await stand.placed();
  await pay(app, order, '4000000000005126');
  expect((await refund(order.id, 'first-key')).status).toBe(200);
  await bankRefuses();
  return order;
};
const failedOf = async (id: string) => (await backoffice('GET', id)).body.failed_refunds ?? [];
const cardsAre = (behaviour: 'good' | 'refund_fails') =>
  db.updateTable('sandbox_cards').set({ behaviour }).execute();
const sentFor = async (id: string) => {
  const rows = await db
    .selectFrom('payment_refunds')
    .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
    .select(['payment_refunds.state', 'payment_refunds.amount_cents'])
    .where('owner_id', '=', id)
    .execute();
  return rows.map(({ state, amount_cents }) => `${state} ${amount_cents}`).toSorted();
};

it('frees its pieces: requested again with another key, the refund pays', async () => {
  const order = await refused();
  expect(await stand.see(order)).toMatchObject({ refunded: 0, payment: { state: 'paid' } });
  // The first key has paid nothing, and its repeat says so.
  expect(await refund(order.id, 'first-key')).toMatchObject({ status: 409, body: { code: 'refund.failed' } });
  await cardsAre('good');
  expect(await refund(order.id, 'other-key')).toMatchObject({ status: 200, body: { refunded: 1700 } });
  await expect.poll(() => sentFor(order.id)).toEqual(['done 1700', 'failed 1700']);
  expect(await failedOf(order.id)).toEqual([]);
});

it('is never a 200 for nothing', async () => {
  const order = await stand.placed();
  await pay(app, order);
  expect((await refund(order.id, 'all-of-it')).status).toBe(200);
  expect(await refund(order.id, 'once-more')).toMatchObject({
    status: 409,
    body: { code: 'refund.nothing_left' },
  });
});

it('is tried again as it was, once', async () => {
  const order = await refused();
  const [failed] = await failedOf(order.id);
  expect(failed).toMatchObject({ amount: 1700, reason: 'era fredda' });
  await cardsAre('good');
  const again = () => backoffice('POST', `${order.id}/refunds/${failed?.id}/retry`, {});
  expect(await again()).toMatchObject({ status: 200, body: { refunded: 1700 } });
  expect(await again()).toMatchObject({ status: 409, body: { code: 'refund.settled' } });
  await expect.poll(() => sentFor(order.id)).toEqual(['done 1700', 'failed 1700']);
  expect(await failedOf(order.id)).toEqual([]);
});

it('tried again and refused again, it is there to be seen to once more', async () => {
  const order = await refused();
  const [failed] = await failedOf(order.id);
  await cardsAre('refund_fails');
  await backoffice('POST', `${order.id}/refunds/${failed?.id}/retry`, {});
  await bankRefuses();
  const left = await failedOf(order.id);
  expect(left).toMatchObject([{ amount: 1700 }]);
  expect(left[0]?.id).not.toBe(failed?.id);
});

it('is paid by hand: method, person and time are stored', async () => {
  const order = await refused();
  const [failed] = await failedOf(order.id);
  const url = `${order.id}/refunds/${failed?.id}/by-hand`;
  expect((await backoffice('POST', url, { how: 'contanti' }, worker)).status).toBe(403);
  expect((await backoffice('POST', url, { how: '' })).status).toBe(422);
  expect(await backoffice('POST', url, { how: 'contanti' })).toMatchObject({
    status: 200,
    body: { refunded: 1700, payment: { state: 'refunded' } },
  });
  expect(await backoffice('POST', url, { how: 'contanti' })).toMatchObject({
    status: 409,
    body: { code: 'refund.settled' },
  });
  expect(await sentFor(order.id)).toEqual(['failed 1700']);
  const { body } = await backoffice('GET', order.id);
  expect(body.history?.at(-1)).toMatchObject({
    event: 'refund_by_hand',
    name: 'Ada Rossi',
    at: now.at.toISOString(),
    details: { how: 'contanti', amount_cents: 1700 },
  });
  const row = await db
    .selectFrom('order_refunds')
    .select(['method', 'how', 'actor', 'created_at'])
    .where('order_id', '=', order.id)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ method: 'by_hand', how: 'contanti', actor: 'worker', created_at: now.at });
});

it('of an order that the shop refused is seen to as well, though the order has come to nothing', async () => {
  const order = await stand.placed();
  await pay(app, order, '4000000000005126');
  await work(app, worker, order.id, 'reject', { reason: 'forno spento' });
  await bankRefuses();
  const [failed] = await failedOf(order.id);
  await cardsAre('good');
  expect(await backoffice('POST', `${order.id}/refunds/${failed?.id}/retry`, {})).toMatchObject({
    status: 200,
    body: { refunded: 1700 },
  });
});

it('refunds every cent and no more, whichever piece the bank refused', async () => {
  const order = await stand.placed({ items: stand.pizzas(3), deliveries: [stand.delivery] });
  await pay(app, order, '4000000000005126');
  const item = order.order.items[0]?.id;
  await refund(order.id, 'one-piece', [{ id: item, qty: 1 }]);
  await cardsAre('good');
  await refund(order.id, 'next-piece', [{ id: item, qty: 1 }]);
  await bankRefuses();
  await refund(order.id, 'the-rest');
  expect(await stand.see(order)).toMatchObject({
    refunded: order.order.total,
    payment: { state: 'refunded' },
  });
});

/** The bank decides a dispute of an order's payment for its customer. */
const loseDispute = async (orderId: string, amount: number) => {
  const { intent_ref } = await db
    .selectFrom('payments')
    .select('intent_ref')
    .where('owner_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await recordDispute(toolsBehind(app.payments), {
    ...{ ref: `dp_${orderId}`, intentRef: intent_ref, amountCents: amount, reason: 'fraudulent' },
    ...{ state: 'lost', providerState: 'lost', answerBy: null, openedAt: now.at },
  });
};

it('is settled by the loss of a dispute: the bank has returned the money', async () => {
  const order = await refused();
  const [failed] = await failedOf(order.id);
  const { total } = order.order;
  await loseDispute(order.id, total - 100);
  expect(await failedOf(order.id)).toEqual([]);
  const url = `${order.id}/refunds/${failed?.id}`;
  for (const [path, payload] of [
    ['retry', {}],
    ['by-hand', { how: 'contanti' }],
  ] as const)
    expect(await backoffice('POST', `${url}/${path}`, payload)).toMatchObject({
      status: 409,
      body: { code: 'refund.settled' },
    });
  // One euro is left, for the card and for the hand.
  expect((await backoffice('GET', order.id)).body.refundable).toMatchObject({ total, given: total - 100 });
  const sum = (amount: number, more = {}) =>
    backoffice('POST', `${order.id}/refunds`, {
      ...{ key: `sum-${amount}-key`, reason: 'era fredda', items: null, sum: amount },
      ...more,
    });
  for (const more of [{}, { by_hand: 'contanti' }])
    expect(await sum(101, more)).toMatchObject({ status: 409, body: { code: 'refund.too_much' } });
  expect(await sum(100)).toMatchObject({ status: 200, body: { refunded: 100 } });
  expect(await refund(order.id, 'the-rest')).toMatchObject({
    status: 409,
    body: { code: 'refund.nothing_left' },
  });
});

it('an order cancelled after a lost dispute returns no money', async () => {
  const order = await stand.placed();
  await pay(app, order);
  await loseDispute(order.id, order.order.total);
  const { parts } = (await backoffice('GET', order.id)).body;
  expect(parts?.[0]?.back).toMatchObject({ amount: 0 });
  await work(app, worker, order.id, 'reject', { reason: 'forno spento', back: 0 });
  expect(await sentFor(order.id)).toEqual([]);
  expect(await stand.see(order)).toMatchObject({ state: 'rejected', refunded: 0 });
});

it('a lost dispute that an older release kept from its order reaches it at the next comparison', async () => {
  const order = await stand.placed();
  await pay(app, order, '4000000000000259');
  const lost = async () => {
    const { rows } = await app.pool.query('select disputed_cents as sum from orders where id = $1', [
      order.id,
    ]);
    return rows[0]?.sum;
  };
  await db.updateTable('sandbox_disputes').set({ status: 'lost' }).execute();
  await reconcile(toolsBehind(app.payments));
  expect(await lost()).toBe(order.order.total);
  await app.pool.query('update orders set disputed_cents = 0 where id = $1', [order.id]);
  await reconcile(toolsBehind(app.payments));
  expect(await lost()).toBe(order.order.total);
  const events = (await backoffice('GET', order.id)).body.history?.map(({ event }) => event);
  expect(events?.filter((event) => event === 'dispute_lost')).toHaveLength(1);
});

it('unknown, or another order’s, is not found', async () => {
  const [one, other] = [await refused(), await refused()];
  const [failed] = await failedOf(one.id);
  for (const url of [`${other.id}/refunds/${failed?.id}`, `${one.id}/refunds/rfd_unknown`])
    expect(await backoffice('POST', `${url}/retry`, {})).toMatchObject({
      status: 404,
      body: { code: 'refund.not_found' },
    });
});

it('asks for the password again where a manager signed in an hour ago', async () => {
  const order = await refused();
  const [failed] = await failedOf(order.id);
  const { token, userId } = await app.signIn();
  await db.insertInto('user_roles').values({ user_id: userId, role: 'manager', all_shops: true }).execute();
  await db
    .updateTable('access_tokens')
    .set({ created_at: new Date(now.at.getTime() - 3_600_000), expires_at: new Date('2099-01-01') })
    .where('user_id', '=', userId)
    .execute();
  const url = `${order.id}/refunds`;
  const all = { key: 'late-key', reason: 'era fredda', items: null };
  for (const [path, payload] of [
    [url, all],
    [`${url}/${failed?.id}/retry`, {}],
    [`${url}/${failed?.id}/by-hand`, { how: 'in contanti' }],
  ] as const)
    expect(await backoffice('POST', path, payload, token)).toMatchObject({
      status: 403,
      body: { code: 'auth.confirm_again' },
    });
});
