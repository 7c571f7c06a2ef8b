import { call, type Person, tokenFor } from './people.ts';

/** Each of them can have one trial in a run: whoever joins takes the first that is left. */
const cards = [
  { number: '378282246310005', cvc: '1234' },
  { number: '4000000000005126', cvc: '123' },
  { number: '4242424242424242', cvc: '123' },
  { number: '5555555555554444', cvc: '123' },
];

/** Makes somebody a member, round the browser. */
export const joinPrime = async (person: Person): Promise<void> => {
  const token = (await tokenFor(person)) ?? '';
  for (const card of cards) {
    const wanted = { prime_subscription: true, payment_method: 'new' };
    const { body: intent } = await call('POST /api/customer/payment/intent', { token, body: wanted });
    const confirmation = {
      client_secret: intent.client_secret,
      card: { ...card, exp_month: 12, exp_year: 2030 },
    };
    await call('POST /dev/payments/confirm', { body: confirmation });
    const joining = { payment_method: 'new' };
    const { body: status } = await call('PATCH /api/customer/prime/subscribe', { token, body: joining });
    if (status.active) return;
  }
  throw new Error('Every test card has had its trial');
};
