import { expect, it } from 'vitest';
import { linkInHash } from './link-in-hash.ts';

it('reads the token and the address of a mailed link', () => {
  expect(linkInHash('#abc-_9.nina%2Bbanco%40example.it')).toEqual({
    token: 'abc-_9',
    email: 'nina+banco@example.it',
  });
  expect(linkInHash('#abc')).toEqual({ token: 'abc', email: '' });
  expect(linkInHash('')).toEqual({ token: '', email: '' });
  expect(linkInHash('#a.%E0%A4%A')).toEqual({ token: 'a', email: '%E0%A4%A' });
});
