import { expect } from '@playwright/test';
import { call } from './people.ts';

/** Saves a customer's card without a browser: the sandbox gets the number as from its own fields. */
export const keepCard = async (token: string, number = '4242424242424242'): Promise<void> => {
  const { body } = await call('POST /api/customer/payment/setup', { token });
  const client_secret = String(body.client_secret);
  const card = { number, exp_month: 12, exp_year: 2030, cvc: '123' };
  const confirmed = await call('POST /dev/payments/confirm', { body: { client_secret, card } });
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
  const settled = await call('POST /api/customer/payment/setup/settle', { token, body: { client_secret } });
  expect(settled.body.status).toBe('succeeded');
};
