import { expect, it } from 'vitest';
import { firstWrong } from './first-invalid-field.ts';

it('takes the first wrong field as a form shows them, in whatever order they were found', () => {
  const order = ['firstname', 'email', 'telephone'];
  expect(firstWrong(order, ['telephone', 'captcha', 'email'])).toBe('email');
  expect(firstWrong(order, new Set(['captcha']))).toBeUndefined();
  expect(firstWrong(order, [])).toBeUndefined();
});
