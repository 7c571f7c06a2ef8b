import type { TestApp } from '../../../test/harness.ts';
import { makeKeys } from '../accounts/testing.ts';
import { foundBrand } from '../brand/testing.ts';
import { toolsBehind } from '../payments/testing.ts';
import { makeRedemptions } from '../redemption/testing.ts';
import { lookAround } from './jobs.ts';
import { readDue } from './membership-queries.ts';
import type { MembershipTools } from './membership-tools.ts';
import { renewOne } from './renewal/renew.ts';

/** Switches Prime on, with a plan of 4.99 euro a month after fourteen free days. */
export const offerPlan = async (
  { db }: Pick<TestApp, 'db'>,
  given: Partial<{
    version: string;
    trial_days: number;
    trial_amount_cents: number;
    price_cents: number;
    begins_at: Date;
  }> = {},
) => {
  await foundBrand(db, { features: ['zanga_prime'] });
  await db
    .insertInto('prime_plans')
    .values({
      version: '1',
      price_cents: 499,
      trial_days: 14,
      trial_amount_cents: 0,
      free_delivery_over_cents: 1500,
      instore_percent: 10,
      begins_at: new Date('2020-01-01T00:00:00Z'),
      ...given,
    })
    .execute();
};

type Method = 'GET' | 'PATCH' | 'POST' | 'DELETE';

/** A call of a signed-in customer. */
export const callAs =
  ({ http }: Pick<TestApp, 'http'>) =>
  async (method: Method, url: string, token: string, payload?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await http.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body ? answer.json() : undefined };
  };

/** Confirms a card at the sandbox's bank. */
export const confirmCard = ({ http }: Pick<TestApp, 'http'>, secret: string, number: string) =>
  http.inject({
    method: 'POST',
    url: '/dev/payments/confirm',
    payload: { client_secret: secret, card: { number, exp_month: 12, exp_year: 2039, cvc: '123' } },
  });

/** A customer joins with a card: intent, confirmation by the bank, joining. Returns the answer of the joining. */
export const joinPrime = async (app: Pick<TestApp, 'http'>, token: string, number: string) => {
  const call = callAs(app);
  const asked = { prime_subscription: true, payment_method: 'new' };
  const { body } = await call('POST', '/api/customer/payment/intent', token, asked);
  await confirmCard(app, body.client_secret, number);
  return call('PATCH', '/api/customer/prime/subscribe', token, { payment_method: 'new' });
};

/** Dependencies of the membership use cases. */
export const toolsOf = (app: TestApp): MembershipTools => ({
  ...toolsBehind(app.payments),
  notify: app.notify,
  payments: app.payments,
  confirmsPhones: true,
  redemptions: makeRedemptions(app.db),
  keys: makeKeys(Buffer.alloc(32)),
});

/** Looks for due memberships, and leaves the work to the queue. */
export const lookAgain = (app: TestApp): Promise<void> => lookAround(toolsOf(app));

/** Does the due renewals now, without a queue. */
export const passTime = async (app: TestApp): Promise<void> => {
  const tools = toolsOf(app);
  for await (const id of readDue(app.db, app.now.at)) await renewOne(tools, id, app.now.at);
  await lookAround(tools);
};
