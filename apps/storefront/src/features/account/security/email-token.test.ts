import { expect, it } from 'vitest';
import { tokenIn } from './email-token.ts';

it('finds the key of a mailed link in the fragment, and none in other fragments', () => {
  expect(tokenIn('email=abc-_1')).toBe('abc-_1');
  expect(tokenIn('#email=abc')).toBe('abc');
  expect(tokenIn('gusti')).toBeUndefined();
  expect(tokenIn('email=')).toBeUndefined();
  expect(tokenIn('')).toBeUndefined();
});
