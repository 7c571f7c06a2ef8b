import { expect, it } from 'vitest';
import { firstInvalidField } from './first-invalid-field.ts';

it('takes the first wrong field as a form shows them, in whatever order they were found', () => {
  const order = ['firstname', 'email', 'telephone'];
  expect(firstInvalidField(order, ['telephone', 'captcha', 'email'])).toBe('email');
  expect(firstInvalidField(order, new Set(['captcha']))).toBeUndefined();
  expect(firstInvalidField(order, [])).toBeUndefined();
});
