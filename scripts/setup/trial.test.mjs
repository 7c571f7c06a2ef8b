import { expect, it } from 'vitest';
import { isTrial } from './trial.mjs';

it.each([
  {},
  { PUBLIC_ORIGIN: '' },
  { PUBLIC_ORIGIN: 'http://localhost:3000' },
  { PUBLIC_ORIGIN: 'http://127.0.0.1:3000', STRIPE_SECRET_KEY: 'sk_test_1' },
])('%o is a trial, to which nothing is refused', (env) => {
  expect(isTrial(env)).toBe(true);
});

it.each([
  { PUBLIC_ORIGIN: 'https://www.example.it' },
  { PUBLIC_ORIGIN: 'http://10.0.0.9' },
  { PUBLIC_ORIGIN: 'not an address' },
  { STRIPE_SECRET_KEY: 'sk_live_1' },
  { STRIPE_SECRET_KEY: 'rk_live_1' },
])('%o is a real shop, and is asked for its dangers', (env) => {
  expect(isTrial(env)).toBe(false);
});
