import { call, type Person, tokenFor } from './people.ts';

const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' };

/** Makes a person a member without a browser; without the trial, which each card has once a run. */
export const joinPrime = async (person: Person): Promise<void> => {
  const token = (await tokenFor(person)) ?? '';
  const wanted = { prime_subscription: true, trial: false, payment_method: 'new' };
  const { body: intent } = await call('POST /api/customer/payment/intent', { token, body: wanted });
  const confirmation = { client_secret: intent.client_secret, card };
  await call('POST /dev/payments/confirm', { body: confirmation });
  const joining = { payment_method: 'new' };
  const { body: status } = await call('PATCH /api/customer/prime/subscribe', { token, body: joining });
  if (!status.active) throw new Error(`They did not become a member: ${status.error}`);
};
