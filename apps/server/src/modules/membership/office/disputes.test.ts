import type { SeenMember } from '@zanga/contract/ordering/prime-members';
import type { PrimeNumbers } from '@zanga/contract/ordering/prime-office';
import { givenId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { messagesTo } from '../../notifications/testing.ts';
import { call, newKey, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { reconcile, toolsBehind } from '../../payments/testing.ts';
import { joinPrime, offerPlan } from '../testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-03-20T10:00:00Z') } });
const { db } = app;

/** The first charge of a member. */
const charged = async () => {
  const { token, userId } = await app.signIn();
  await db
    .updateTable('users')
    .set({ firstname: 'Ugo', lastname: 'Neri' })
    .where('id', '=', userId)
    .execute();
  await joinPrime(app, token, '4242424242424242');
  return db
    .selectFrom('memberships as m')
    .innerJoin('payments as p', 'p.owner_id', 'm.id')
    .select(['m.id', 'p.intent_ref as intent'])
    .where('m.user_id', '=', userId)
    .executeTakeFirstOrThrow();
};

it('shows and mails the dispute of a charge, and subtracts a lost one from the month of its loss', async () => {
  const { shop } = await openStand(app);
  await offerPlan(app, { trial_days: 0 });
  const token = await signInStaff(app, 'manager');
  await signInStaff(app, 'manager', shop);
  const { id, intent } = await charged();
  const answerBy = new Date(app.now.at.getTime() + 7 * 86_400_000);
  const ref = 'dp_prime';
  await db
    .insertInto('sandbox_disputes')
    .values({
      ...{ ref, intent_ref: intent ?? '', amount_cents: 499, reason: 'subscription_canceled' },
      ...{ status: 'needs_response', due_at: answerBy, created_at: app.now.at },
    })
    .execute();
  await reconcile(toolsBehind(app.payments));

  const see = () => call<SeenMember>(app, `GET backoffice/prime/members/${id}`, { token });
  expect((await see()).body.disputes).toMatchObject([
    { id: ref, amount: 499, state: 'to_answer', answer_by: answerBy.toISOString() },
  ]);
  const managers = await db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select(['users.email', 'user_roles.all_shops as all'])
    .where('user_roles.role', '=', 'manager')
    .execute();
  const letters = async (all: boolean) =>
    messagesTo(app, managers.find((one) => one.all === all)?.email ?? '', all ? 1 : 0);
  const [mail] = await letters(true);
  expect(mail?.subject).toContain('pagamento contestato');
  expect(mail?.text).toContain('Ugo Neri');
  expect(mail?.text).toContain('Rispondi entro il 27/03/2026');
  expect(mail?.text).toContain(`/gestione/prime/iscritti/${id}`);
  expect(await letters(false)).toEqual([]);

  app.now.at = new Date('2026-04-02T10:00:00Z');
  await db.updateTable('sandbox_disputes').set({ status: 'lost' }).execute();
  const later = await signInStaff(app, 'manager');
  await reconcile(toolsBehind(app.payments));
  const numbers = await call<PrimeNumbers>(app, 'GET backoffice/prime/numbers', { token: later });
  expect(numbers.body.months.slice(0, 2)).toMatchObject([
    { month: '2026-04', charged: 0, refunded: 499 },
    { month: '2026-03', charged: 499, refunded: 0 },
  ]);
});

describe('a charge that the bank has returned after a lost dispute', () => {
  let token = '';
  beforeAll(async () => {
    token = await signInStaff(app, 'manager');
    await db.updateTable('access_tokens').set({ confirmed_at: app.now.at }).execute();
  });
  const see = async (id: string) =>
    (await call<SeenMember>(app, `GET backoffice/prime/members/${id}`, { token })).body;
  const refund = (id: string, expected: number, amount: number) =>
    see(id).then(({ payments }) =>
      call<{ readonly code?: string }>(
        app,
        `POST backoffice/prime/members/${id}/payments/${payments[0]?.id}/refund`,
        {
          token,
          payload: { key: newKey(), reason: 'lo chiede', expected, amount },
        },
      ),
    );
  const lost = async (amount: number) => {
    const { id, intent } = await charged();
    await db
      .insertInto('sandbox_disputes')
      .values({
        ...{ ref: `dp_${id}`, intent_ref: intent ?? '', amount_cents: amount, reason: 'duplicate' },
        ...{ status: 'lost', due_at: null, created_at: app.now.at },
      })
      .execute();
    await reconcile(toolsBehind(app.payments));
    return id;
  };

  it('is not refunded again, and the ending of the membership promises nothing', async () => {
    const id = await lost(499);
    const seen = await see(id);
    expect(seen).toMatchObject({ charged: 0, end_now: 0, payments: [{ left: 0, disputed: 499 }] });
    expect(await refund(id, 499, 499)).toMatchObject({ status: 409, body: { code: 'member.changed' } });
    const payment = givenId('pay', seen.payments[0]?.id ?? '');
    const asked = { amountCents: cents(1), key: 'again', reason: 'on_request', now: app.now.at };
    const again = await inTransaction(db, (tx) => app.payments.refund(tx, payment, asked));
    expect(again).toMatchObject({ ok: false, code: 'refund.too_much' });
    const end = { reason: 'lo chiede', expected: 0 };
    expect((await call(app, `POST backoffice/prime/members/${id}/end`, { token, payload: end })).status).toBe(
      200,
    );
    expect(
      await db.selectFrom('payment_refunds').select('id').where('payment_id', '=', payment).execute(),
    ).toEqual([]);
  });

  it('in part is refunded down to the rest', async () => {
    const id = await lost(200);
    expect(await see(id)).toMatchObject({
      charged: 299,
      end_now: 299,
      payments: [{ left: 299, disputed: 200 }],
    });
    expect(await refund(id, 299, 300)).toMatchObject({ status: 409, body: { code: 'refund.too_much' } });
    expect((await refund(id, 299, 299)).status).toBe(200);
    const asked = db
      .selectFrom('payment_refunds as r')
      .innerJoin('payments as p', 'p.id', 'r.payment_id')
      .select('r.amount_cents')
      .where('p.owner_id', '=', id);
    expect(await asked.execute()).toEqual([{ amount_cents: 299 }]);
  });
});
