import { expect, it } from 'vitest';
import { firstInvalidField } from './first-invalid-field.ts';

it('takes the first wrong field in the form’s order, found in any order', () => {
  const order = ['firstname', 'email', 'telephone'];
  expect(firstInvalidField(order, ['telephone', 'captcha', 'email'])).toBe('email');
  expect(firstInvalidField(order, new Set(['captcha']))).toBeUndefined();
  expect(firstInvalidField(order, [])).toBeUndefined();
});
