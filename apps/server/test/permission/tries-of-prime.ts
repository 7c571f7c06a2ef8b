import type { OfficePlans } from '@zanga/contract/ordering/prime-office';
import { cents } from '@zanga/domain/money';
import { joinPrime, offerPlan } from '../../src/modules/membership/testing.ts';
import { call } from '../../src/modules/ordering/order/order-testing.ts';
import type { TestApp } from '../harness.ts';

type Try = { readonly names?: readonly string[]; readonly payload: unknown };

const reason = 'L’ha chiesto per telefono';
const key = 'una-chiave';
let price = 600;

/** One good call of each endpoint for Prime's plan and its members. */
export const triesOfPrime = (app: TestApp, owner: string): Readonly<Record<string, () => Promise<Try>>> => {
  const versions = async () =>
    (await call<OfficePlans>(app, 'GET backoffice/prime/plans', { token: owner })).body;
  const plan = () => {
    price += 1;
    return {
      ...{ price: cents(price), trial_days: 14, trial_amount: 0, free_delivery_over: null },
      instore_percent: 10,
    };
  };
  const tomorrow = () => new Date(app.now.at.getTime() + 86_400_000 + price).toISOString();
  /** A member who has paid a month. */
  const member = async () => {
    const known = await app.db.selectFrom('prime_plans').select('version').limit(1).executeTakeFirst();
    if (!known) await offerPlan(app);
    await app.db.updateTable('prime_plans').set({ trial_days: 0 }).execute();
    const { token, userId } = await app.signIn();
    await joinPrime(app, token, '4242424242424242');
    const row = app.db.selectFrom('memberships').select('id').where('user_id', '=', userId);
    return (await row.executeTakeFirstOrThrow()).id;
  };
  return {
    'POST /api/backoffice/prime/plans': async () => ({
      payload: { version: (await versions()).version, form: plan(), from: tomorrow() },
    }),
    'POST /api/backoffice/prime/plans/:plan/take-back': async () => {
      const payload = { version: (await versions()).version, form: plan(), from: tomorrow(), sure: true };
      const { body } = await call<OfficePlans>(app, 'POST backoffice/prime/plans', { token: owner, payload });
      return { names: [body.plans[0]?.version ?? ''], payload: { version: body.version } };
    },
    'POST /api/backoffice/prime/members/:member/cancel': async () => ({
      names: [await member()],
      payload: { reason },
    }),
    'POST /api/backoffice/prime/members/:member/resume': async () => {
      const id = await member();
      await app.db
        .updateTable('memberships')
        .set({ cancelled_at: app.now.at })
        .where('id', '=', id)
        .execute();
      return { names: [id], payload: { reason } };
    },
    'POST /api/backoffice/prime/members/:member/end': async () => {
      const id = await member();
      return { names: [id], payload: { reason, expected: await paidBy(app, id) } };
    },
    'POST /api/backoffice/prime/members/:member/payments/:payment/refund': async () => {
      const id = await member();
      const row = app.db.selectFrom('payments').select('id').where('owner_id', '=', id);
      const { id: payment } = await row.executeTakeFirstOrThrow();
      return { names: [id, payment], payload: { key, reason, expected: await paidBy(app, id) } };
    },
    'POST /api/backoffice/prime/members/:member/notes': async () => ({
      names: [await member()],
      payload: { key, text: 'Ha chiamato' },
    }),
  };
};

const paidBy = async (app: TestApp, owner: string) => {
  const row = app.db.selectFrom('payments').select('captured_cents').where('owner_id', '=', owner);
  return (await row.executeTakeFirstOrThrow()).captured_cents;
};
