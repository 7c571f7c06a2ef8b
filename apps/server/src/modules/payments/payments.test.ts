import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceStatus } from '@zanga/contract/brand/status-office';
import type { PaymentId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { describe, expect, it, vi } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import type { Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refundJob } from './job-kinds.ts';
import { doRefund, doRelease } from './provider/do-jobs.ts';
import { settlePayment } from './settle-payment.ts';
import { reconcile, sellThings, switchSandbox, toolsBehind } from './testing.ts';

const app = await makeTestApp();
const { payments, db } = app;
const tools = toolsBehind(payments);
const shop = await sellThings(app);

/** Opens an intent that must exist. */
const intentOf = async (paymentId: PaymentId, asked = { method: 'new', save: false }) => {
  const intent = await payments.intentFor(paymentId, asked);
  if ('ok' in intent) throw new Error(intent.code);
  return intent;
};
const pay = async (paymentId: PaymentId, number?: string) => {
  const { client_secret } = await intentOf(paymentId);
  return shop.browser.confirm(client_secret, number);
};
const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 8_000, interval: 100 });
const inTx = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db, work);
const paymentOf = async (owner: string) => {
  const payment = await payments.of(db, owner);
  if (!payment) throw new Error('no such payment');
  return payment;
};

describe('work at the provider that finds nothing to do', () => {
  it('is given up, and the status page says why', async () => {
    const { token } = await app.signIn('owner');
    const jobsOf = async () => {
      const status = await app.get('/api/backoffice/status', { authorization: `Bearer ${token}` });
      const { data } = status.body as { readonly data: readonly ServiceStatus[] };
      return data.find(({ service }) => service === 'jobs');
    };
    await tools.jobs.enqueue(db, refundJob, { refundId: 'rfd_nothing' }, 'rfd_nothing');
    await soon(async () =>
      expect(await jobsOf()).toMatchObject({
        ...{ state: 'slow', count: 1, told: 'payments.refund: refund_unknown' },
      }),
    );
    await app.pool.query("delete from pgboss.job where name = 'payments.refund'");
  });

  it('is told apart from work done before', async () => {
    const { id: paymentId } = await shop.offer('ord_done_before');
    await pay(paymentId);
    await payments.settle(paymentId);
    const { refundId } = await inTx(async (tx) => {
      const refunded = await payments.refund(tx, paymentId, {
        ...{ amountCents: cents(100), key: 'once', reason: 'test', now: app.now.at },
      });
      if (!refunded.ok) throw new Error(refunded.code);
      return refunded;
    });
    await doRefund(tools, refundId);
    await expect(doRefund(tools, refundId)).resolves.toBeUndefined();
    await expect(doRelease(tools, paymentId)).rejects.toThrow('payment_not_given_up');
    await expect(doRelease(tools, 'pay_nothing')).rejects.toThrow('payment_unknown');
  });
});

describe('a payment and what it pays', () => {
  it('[API-16] move together, once, however often they are settled', async () => {
    const { id } = await shop.offer('ord_once');
    await pay(id);
    for (const _ of [1, 2, 3]) await payments.settle(id);
    expect(await shop.stateOf('ord_once')).toBe('paid');
    expect(await shop.changesOf('ord_once')).toEqual(['moved paid']);
    expect(await paymentOf('ord_once')).toMatchObject({
      capturedCents: 1_850,
      card: { brand: 'visa', last4: '4242' },
    });
  });

  it('[API-16] keep the same intent through any number of requests, simultaneous ones too', async () => {
    const { id } = await shop.offer('ord_same');
    const intents = await Promise.all(Array.from({ length: 8 }, () => intentOf(id)));
    expect(new Set(intents.map(({ client_secret }) => client_secret)).size).toBe(1);
  });

  it('[ERR-8] fail with the card, then are paid with another', async () => {
    const { id } = await shop.offer('ord_second_card');
    expect(await pay(id, '4000000000009995')).toMatchObject({
      status: 'requires_payment_method',
      error: { message: 'La carta non ha fondi sufficienti: prova con un’altra carta' },
    });
    await payments.settle(id);
    expect(await paymentOf('ord_second_card')).toMatchObject({
      state: 'failed',
      refusal: 'La carta non ha fondi sufficienti: prova con un’altra carta',
    });
    await pay(id);
    await payments.settle(id);
    expect(await shop.changesOf('ord_second_card')).toEqual(['moved failed', 'moved paid']);
  });

  it('[ERR-9] keep a status that we do not know, and move when it is known again', async () => {
    const { id } = await shop.offer('ord_strange');
    await pay(id);
    const strange = { status: 'unknown', unknownStatus: 'requires_dance' } as const;
    const readIntent = async (ref: string) => ({ ...(await tools.provider.readIntent(ref)), ...strange });
    await settlePayment({ ...tools, provider: { ...tools.provider, readIntent } }, id);
    expect(await paymentOf('ord_strange')).toMatchObject({ state: 'open', unknownStatus: 'requires_dance' });
    await payments.settle(id);
    expect(await paymentOf('ord_strange')).toMatchObject({ state: 'paid', unknownStatus: null });
  });

  it('[API-41] wait for the bank’s question to be answered', async () => {
    const { id } = await shop.offer('ord_asked');
    const asked = await pay(id, '4000000000003220');
    expect(asked.status).toBe('requires_action');
    await payments.settle(id);
    expect(await shop.stateOf('ord_asked')).toBe('open');
    await shop.browser.answer(asked.challenge_url, 'yes');
    await payments.settle(id);
    expect(await shop.stateOf('ord_asked')).toBe('paid');
  });

  it('[ERR-8] are not paid when the bank’s question is answered with no', async () => {
    const { id } = await shop.offer('ord_unasked');
    const asked = await pay(id, '4000000000003220');
    await shop.browser.answer(asked.challenge_url, 'no');
    await payments.settle(id);
    expect(await shop.stateOf('ord_unasked')).toBe('failed');
  });
});

describe('races', () => {
  it('[API-16] twenty settlings at once make one transition', async () => {
    const { id } = await shop.offer('ord_race');
    await pay(id);
    const settled = await Promise.all(Array.from({ length: 20 }, () => payments.settle(id)));
    expect(settled.map((one) => one?.payment.state)).toEqual(Array.from({ length: 20 }, () => 'paid'));
    expect(await shop.changesOf('ord_race')).toEqual(['moved paid']);
  });

  it('[API-16] many refunds at once never exceed the money taken', async () => {
    const { id } = await shop.offer('ord_refunds', { amountCents: 1_000 });
    await pay(id);
    await payments.settle(id);
    const refunds = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        inTx((tx) =>
          payments.refund(tx, id, {
            amountCents: cents(300),
            key: `line-${n}`,
            reason: 'line',
            now: app.now.at,
          }),
        ),
      ),
    );
    expect(refunds.filter(({ ok }) => ok)).toHaveLength(3);
    expect((await paymentOf('ord_refunds')).refundedCents).toBe(900);
    await soon(async () => {
      const there = await db
        .selectFrom('sandbox_intents')
        .select('refunded_cents')
        .where('house_payment', '=', id)
        .executeTakeFirst();
      expect(there?.refunded_cents).toBe(900);
    });
  });

  it('[API-16] the same refund requested many times at once is one', async () => {
    const { id } = await shop.offer('ord_one_refund', { amountCents: 1_000 });
    await pay(id);
    await payments.settle(id);
    const ask = () =>
      inTx((tx) =>
        payments.refund(tx, id, { amountCents: cents(400), key: 'line', reason: 'line', now: app.now.at }),
      );
    const refunds = await Promise.all(Array.from({ length: 8 }, ask));
    expect(new Set(refunds.map((one) => (one.ok ? one.refundId : 'no'))).size).toBe(1);
    expect((await paymentOf('ord_one_refund')).refundedCents).toBe(400);
  });

  it('[API-16] the table itself refuses refunds beyond the money taken', async () => {
    const { id } = await shop.offer('ord_constraint', { amountCents: 500 });
    await pay(id);
    await payments.settle(id);
    const refund = { id: 'rfd_x', payment_id: id, key: 'x', amount_cents: 501, reason: 'x' } as const;
    await expect(
      db
        .insertInto('payment_refunds')
        .values({ ...refund, created_at: app.now.at })
        .execute(),
    ).rejects.toThrow(/check/);
  });
});

describe('bad luck', () => {
  it('[ERR-9] an answer lost after the intent was opened: the next try gets the same one', async () => {
    const { id } = await shop.offer('ord_lost_answer');
    await switchSandbox(db, { outage: 'error' });
    expect(await payments.intentFor(id, { method: 'new', save: false })).toMatchObject({
      ok: false,
      code: 'payment.unavailable',
    });
    await switchSandbox(db, { outage: 'none' });
    const { client_secret } = await intentOf(id);
    const there = await db
      .selectFrom('sandbox_intents')
      .select('client_secret')
      .where('house_payment', '=', id)
      .execute();
    expect(there).toEqual([{ client_secret }]);
  });

  it('[ERR-9] a dead provider charges no card and says so', async () => {
    const { id } = await shop.offer('ord_dead');
    await switchSandbox(db, { outage: 'down' });
    expect(await payments.intentFor(id, { method: 'new', save: false })).toMatchObject({
      code: 'payment.unavailable',
    });
    await switchSandbox(db, { outage: 'none' });
    expect((await paymentOf('ord_dead')).state).toBe('open');
  });

  it('[ERR-9] a slow provider is waited for with empty hands, and its answer is used once', async () => {
    const { id } = await shop.offer('ord_slow');
    await shop.browser.confirm((await intentOf(id)).client_secret);
    await switchSandbox(db, { outage: 'slow' });
    const settling = Promise.all([payments.settle(id), payments.settle(id), payments.settle(id)]);
    await wait(500);
    const { rows } = await app.pool.query(
      `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(rows).toEqual([]);
    await switchSandbox(db, { outage: 'none' });
    for (const settled of await settling) expect(settled?.payment.state).toBe('paid');
    expect(await shop.changesOf('ord_slow')).toEqual(['moved paid']);
  });

  it('[API-16] when moving the order fails, the payment has not moved either, and does the next time', async () => {
    const { id } = await shop.offer('ord_crash');
    await pay(id);
    const follower = tools.followers.order;
    if (!follower) throw new Error('nobody follows');
    payments.followOrders({
      ...follower,
      hold: async (tx, held) => {
        const told = await follower.hold(tx, held);
        return async (...change) => {
          await told(...change);
          throw new Error('the process dies here');
        };
      },
    });
    await expect(payments.settle(id)).rejects.toThrow('dies');
    payments.followOrders(follower);
    expect((await paymentOf('ord_crash')).state).toBe('open');
    expect(await shop.changesOf('ord_crash')).toEqual([]);
    await payments.settle(id);
    expect(await shop.changesOf('ord_crash')).toEqual(['moved paid']);
  });

  it('[API-16] a refund whose answer is lost is sent again with its key, and made once', async () => {
    const { id } = await shop.offer('ord_refund_lost', { amountCents: 1_000 });
    await pay(id);
    await payments.settle(id);
    await switchSandbox(db, { outage: 'error' });
    await inTx((tx) =>
      payments.refund(tx, id, { amountCents: cents(1_000), key: 'all', reason: 'x', now: app.now.at }),
    );
    const there = () =>
      db
        .selectFrom('sandbox_refunds as refund')
        .innerJoin('sandbox_intents as intent', 'intent.ref', 'refund.intent_ref')
        .select('refund.amount_cents')
        .where('intent.house_payment', '=', id)
        .execute();
    await soon(async () => expect(await there()).toHaveLength(1));
    await switchSandbox(db, { outage: 'none' });
    app.now.at = new Date(app.now.at.getTime() + 11 * 60_000);
    await reconcile(tools);
    expect(await there()).toEqual([{ amount_cents: 1_000 }]);
    const kept = await db
      .selectFrom('payment_refunds')
      .select('state')
      .where('payment_id', '=', id)
      .execute();
    expect(kept).toEqual([{ state: 'done' }]);
  });
});

describe('a payment that is given up', () => {
  const giveUp = (id: PaymentId) =>
    inTx((tx) => payments.giveUp(tx, id, { reason: 'expired', now: app.now.at }));

  it('[API-16] cannot be paid any more', async () => {
    const { id } = await shop.offer('ord_expired');
    const { client_secret } = await intentOf(id);
    await giveUp(id);
    await soon(async () => expect((await paymentOf('ord_expired')).state).toBe('released'));
    expect((await shop.browser.confirm(client_secret)).status).toBe('canceled');
    expect(await payments.intentFor(id, { method: 'new', save: false })).toMatchObject({
      code: 'order.not_payable',
    });
  });

  it('[API-16] and is paid in that very moment refunds the money by itself', async () => {
    const { id } = await shop.offer('ord_late');
    await pay(id);
    await giveUp(id);
    await soon(async () =>
      expect(await paymentOf('ord_late')).toMatchObject({ state: 'paid', refundedCents: 1_850 }),
    );
    expect(await shop.changesOf('ord_late')).toEqual(['moved paid', 'refunded paid']);
  });

  it('[API-41] lets a hold go', async () => {
    const { id } = await shop.offer('ord_held', { capture: 'manual', amountCents: 100 });
    await pay(id);
    await payments.settle(id);
    expect(await shop.stateOf('ord_held')).toBe('authorised');
    await giveUp(id);
    await soon(async () => expect(await shop.stateOf('ord_held')).toBe('released'));
    expect((await paymentOf('ord_held')).capturedCents).toBe(0);
  });

  it('[API-41] a hold can be taken in part', async () => {
    const { id } = await shop.offer('ord_taken', { capture: 'manual', amountCents: 1_000 });
    await pay(id);
    await payments.settle(id);
    expect(await inTx((tx) => payments.capture(tx, id, cents(1_001)))).toBe(false);
    expect(await inTx((tx) => payments.capture(tx, id, cents(700)))).toBe(true);
    await soon(async () =>
      expect(await paymentOf('ord_taken')).toMatchObject({ state: 'paid', capturedCents: 700 }),
    );
  });

  it('[API-16] a refund that the bank refuses is announced, and may be requested again', async () => {
    const { id } = await shop.offer('ord_refund_fails');
    await pay(id, '4000000000005126');
    await payments.settle(id);
    await inTx((tx) =>
      payments.refund(tx, id, { amountCents: cents(1_850), key: 'all', reason: 'x', now: app.now.at }),
    );
    await soon(async () => {
      const sent = await db
        .selectFrom('payment_refunds')
        .select('state')
        .where('payment_id', '=', id)
        .execute();
      expect(sent).toEqual([{ state: 'pending' }]);
    });
    app.now.at = new Date(app.now.at.getTime() + 11 * 60_000);
    await reconcile(tools);
    expect(await shop.changesOf('ord_refund_fails')).toEqual([
      'moved paid',
      'refunded paid',
      'refund_failed paid',
    ]);
    expect((await paymentOf('ord_refund_fails')).refundedCents).toBe(0);
  });
});
