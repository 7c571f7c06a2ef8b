import { cents } from '@zanga/domain/money';
import { expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { makeLog } from '../../../platform/log.ts';
import { openPayments } from '../mount.ts';
import { toolsBehind } from '../testing.ts';

const app = await makeTestApp();
const { db } = app;

it('money whose purpose has no registered follower does not move', async () => {
  // The state of a server whose module forgot to register a follower.
  const { provider, jobs, clock } = toolsBehind(app.payments);
  const idle = { ...jobs, handle: () => undefined, every: () => undefined };
  const alone = openPayments({ db, jobs: idle, clock, provider, log: makeLog({ LOG_LEVEL: 'silent' }) });
  const payment = await inTransaction(db, (tx) =>
    alone.open(tx, {
      purpose: 'order',
      ownerId: 'ord_nobodys',
      userId: null,
      amountCents: cents(1_000),
      capture: 'automatic',
      now: clock(),
    }),
  );
  const intent = await alone.intentFor(payment.id, { method: 'new', save: false });
  const secret = 'ok' in intent ? '' : intent.client_secret;
  await app.http.inject({
    method: 'POST',
    url: '/dev/payments/confirm',
    payload: {
      client_secret: secret,
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2039, cvc: '123' },
    },
  });
  await expect(alone.settle(payment.id)).rejects.toThrow('Nobody follows the payments of purpose order');
  expect((await alone.of(db, 'ord_nobodys'))?.state).toBe('open');
});

it('the provider stays behind the door of payments', () => {
  const { provider } = toolsBehind(app.payments);
  const reachable = (thing: unknown, depth: number): boolean =>
    thing === provider ||
    (depth > 0 &&
      typeof thing === 'object' &&
      thing !== null &&
      Object.values(thing).some((inner) => reachable(inner, depth - 1)));
  expect(reachable(app.payments, 4)).toBe(false);
});
