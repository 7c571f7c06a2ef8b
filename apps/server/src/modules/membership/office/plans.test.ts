import type { OfficePlan, OfficePlans, PlanForm } from '@zanga/contract/ordering/prime-office';
import { cents } from '@zanga/domain/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { messagesTo } from '../../notifications/testing.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { callAs, confirmCard, joinPrime, offerPlan, passTime } from '../testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-06-15T10:00:00Z') } });
const { db, now } = app;
const stand = await openStand(app);
await offerPlan(app);
const owner = await signInStaff(app, 'owner');
const manager = await signInStaff(app, 'manager');
const worker = await signInStaff(app, 'worker', stand.shop);
const stayIn = () =>
  db
    .updateTable('access_tokens')
    .set({ expires_at: new Date('2099-01-01'), created_at: new Date('2098-12-31') })
    .execute();
await stayIn();
const customer = callAs(app);
beforeEach(async () => {
  await db.deleteFrom('prime_trials').execute();
});

type PlansAnswer = OfficePlans & { readonly code: string; readonly fields: Record<string, string[]> };
const url = 'backoffice/prime/plans';
const list = async () => (await call<OfficePlans>(app, `GET ${url}`, { token: owner })).body;
const form: PlanForm = {
  price: cents(599),
  trial_days: 7,
  trial_amount: cents(0),
  free_delivery_over: cents(2000),
  instore_percent: 5,
};
type Sent = { readonly from?: string | null; readonly sure?: boolean; readonly version?: string };
const write = async (change: Partial<PlanForm> = {}, sent: Sent = {}, token = owner) => {
  // No two versions begin at the same moment.
  now.at = new Date(now.at.getTime() + 1_000);
  const { version } = await list();
  const payload = { version, form: { ...form, ...change }, from: null, ...sent };
  return call<PlansAnswer>(app, `POST ${url}`, { token, payload });
};
const takeBack = (plan: string, version: string, token = owner) =>
  call<PlansAnswer>(app, `POST ${url}/${plan}/take-back`, { token, payload: { version } });
const planOf = ({ plans }: OfficePlans, phase: OfficePlan['phase']) =>
  plans.find((one) => one.phase === phase);
const offered = async () => (await app.http.inject('/api/prime/plan')).json();
const inDays = (days: number) => new Date(now.at.getTime() + days * 86_400_000).toISOString();
const wait = async (days: number) => {
  now.at = new Date(inDays(days));
  await stayIn();
};
let price = 600;
const another = () => {
  price += 1;
  return { price: cents(price) };
};

describe('a version of the plan', () => {
  it('is read and agreed to by customers from the moment it is saved', async () => {
    const { token } = await app.signIn();
    expect(await offered()).toMatchObject({ price: 499 });
    const { status, body } = await write();
    expect([status, planOf(body, 'offered')?.form]).toEqual([201, form]);
    expect(await offered()).toMatchObject({ price: 599, trial_days: 7, free_delivery_over: 2000 });
    const read = (await customer('GET', '/api/customer/prime', token)).body;
    expect(read.plan).toMatchObject({ price: 599, instore_percent: 5 });
    await joinPrime(app, token, '4242424242424242');
    const joined = (await customer('GET', '/api/customer/prime', token)).body;
    expect(joined).toMatchObject({ state: 'trial', plan: { price: 599, version: read.plan.version } });
    // The letter states the agreed terms.
    const email = (await customer('GET', '/api/user', token)).body.email;
    const [letter] = await messagesTo(app, email, 1);
    expect(letter?.text).toContain('5,99');
    expect(planOf(await list(), 'offered')).toMatchObject({ members: 1, by: 'Ada Rossi' });
  });

  it('changes nothing for members: they pay as agreed', async () => {
    const { token, userId } = await app.signIn();
    await joinPrime(app, token, '4242424242424242');
    const before = (await customer('GET', '/api/customer/prime', token)).body.plan;
    const rows = () =>
      db.selectFrom('prime_plans').selectAll().where('version', '=', before.version).execute();
    const kept = await rows();
    expect((await write(another())).status).toBe(201);
    expect(await rows()).toEqual(kept);
    await wait(8);
    await passTime(app);
    const after = (await customer('GET', '/api/customer/prime', token)).body;
    expect(after).toMatchObject({ state: 'active', plan: before });
    const paid = await db
      .selectFrom('payments')
      .select('captured_cents')
      .where('user_id', '=', userId)
      .where('captured_cents', '>', cents(0))
      .execute();
    expect(paid.map(({ captured_cents }) => captured_cents)).toEqual([before.price]);
  });

  it('for later begins by itself, and can be deleted until then', async () => {
    const { price: today } = await offered();
    const written = (await write(another(), { from: inDays(3) })).body;
    const later = planOf(written, 'later');
    expect((await offered()).price).toBe(today);
    const other = (await write(another(), { from: inDays(2) })).body;
    expect(other.plans.filter(({ phase }) => phase === 'later')).toHaveLength(2);
    const soonest = other.plans.findLast(({ phase }) => phase === 'later');
    const back = await takeBack(soonest?.version ?? '', other.version);
    expect([back.status, back.body.plans.filter(({ phase }) => phase === 'later')]).toEqual([200, [later]]);
    await wait(3);
    expect((await offered()).price).toBe(later?.form.price);
    const begun = await takeBack(later?.version ?? '', (await list()).version);
    expect([begun.status, begun.body.code]).toEqual([409, 'plan.begun']);
    expect((await takeBack('9999-1', (await list()).version)).status).toBe(404);
  });

  it('is not lost when two write at once: the second is refused', async () => {
    const { version } = await list();
    const answers = await Promise.all([write(another(), { version }), write(another(), { version })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('plan.changed');
    const later = (await write(another(), { from: inDays(5) })).body;
    const plan = planOf(later, 'later')?.version ?? '';
    const backs = await Promise.all([takeBack(plan, later.version), takeBack(plan, later.version)]);
    expect(backs.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('names each wrong field, and asks again about unusual values', async () => {
    const wrong = await write(
      { price: cents(10), trial_days: 0, trial_amount: cents(100) },
      { from: inDays(-1) },
    );
    expect([wrong.status, Object.keys(wrong.body.fields).toSorted()]).toEqual([
      422,
      ['form.from', 'form.price', 'form.trial_amount'],
    ]);
    expect((await write({ price: cents(-1) })).status).toBe(422);
    expect((await write({ price: cents(9_900) })).body.code).toBe('plan.unusual');
    expect((await write({ price: cents(9_900) }, { sure: true })).status).toBe(201);
    expect((await write(another(), { sure: true })).status).toBe(201);
  });

  it('is written by owners of all shops alone, and recorded in the audit', async () => {
    expect((await write(another(), {}, manager)).status).toBe(403);
    expect((await write(another(), {}, worker)).status).toBe(403);
    const ofOne = await signInStaff(app, 'owner', stand.shop);
    await db.updateTable('user_roles').set({ all_shops: false }).where('shop_id', '=', stand.shop).execute();
    expect((await write(another(), {}, ofOne)).body.code).toBe('plan.of_all_shops');
    expect((await call(app, `GET ${url}`, { token: manager })).status).toBe(200);
    expect((await call(app, `GET ${url}`, { token: worker })).status).toBe(403);
    const { body } = await write(another());
    const entry = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('action', '=', 'plan.add')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      thing: planOf(body, 'offered')?.version,
      after: { price_cents: price, trial_days: 7 },
    });
  });
});

describe('a customer who reads one plan while another is written', () => {
  const asked = (plan: string) => ({ prime_subscription: true, payment_method: 'new', plan });

  it('pays by the terms they have read', async () => {
    const { token } = await app.signIn();
    const read = (await customer('GET', '/api/customer/prime', token)).body.plan.version;
    await write(another());
    const intent = await customer('POST', '/api/customer/payment/intent', token, asked(read));
    expect(intent.body).toMatchObject({
      client_secret: null,
      message: 'Le condizioni dell’abbonamento sono appena cambiate: rileggile, poi riprova',
    });
    const now_ = (await customer('GET', '/api/customer/prime', token)).body.plan.version;
    expect(
      (await customer('POST', '/api/customer/payment/intent', token, asked(now_))).body.message,
    ).toBeNull();
  });

  it('keeps the offer once the card is being confirmed', async () => {
    const { token } = await app.signIn();
    const { plan } = (await customer('GET', '/api/customer/prime', token)).body;
    const { body } = await customer('POST', '/api/customer/payment/intent', token, asked(plan.version));
    await confirmCard(app, body.client_secret, '5555555555554444');
    await write(another());
    const joined = await customer('PATCH', '/api/customer/prime/subscribe', token, { payment_method: 'new' });
    expect(joined.body).toMatchObject({ error: null, state: 'trial', plan });
  });
});
