import type { SeenMember } from '@zanga/contract/ordering/prime-members';
import type { PrimeNumbers } from '@zanga/contract/ordering/prime-office';
import { expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { messagesTo } from '../../notifications/testing.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
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
