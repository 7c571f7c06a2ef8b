import type { TestApp } from '../../../test/harness.ts';
import { makeRedemptions } from '../redemption/testing.ts';
import { lookAround } from './jobs.ts';
import { readDue } from './membership-queries.ts';
import { renewOne } from './renew.ts';

/** A plan of five euros less a cent a month, after a free fortnight. */
export const offerPlan = (
  { db }: Pick<TestApp, 'db'>,
  given: Partial<{
    version: string;
    trial_days: number;
    trial_amount_cents: number;
    price_cents: number;
  }> = {},
) =>
  db
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

/** The work that the clock brings, done now and without a queue. */
export const passTime = async (app: TestApp): Promise<void> => {
  const tools = {
    ...app.payments.tools,
    notify: app.notify,
    payments: app.payments,
    redemptions: makeRedemptions(app.db),
  };
  for (const id of await readDue(app.db, app.now.at)) await renewOne(tools, id, app.now.at);
  await lookAround(tools);
};
