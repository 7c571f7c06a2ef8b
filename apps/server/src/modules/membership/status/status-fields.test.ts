import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import { expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { callAs, offerPlan } from '../testing.ts';

const app = await makeTestApp();
await offerPlan(app, { trial_amount_cents: 199 });

it('[PRM-13] shows non-members the price of a trial, and that nothing has begun', async () => {
  const { token } = await app.signIn();
  const { body }: { body: PrimeStatus } = await callAs(app)('GET', '/api/customer/prime', token);
  expect(body).toMatchObject({
    active: false,
    can_trial: true,
    trial_amount: 199,
    trial_ends_at: null,
    ends_at: null,
    cancelled: false,
    cancelled_not_expired: false,
    economy_amount: 0,
    economy_possible_amount: 0,
  });
});
