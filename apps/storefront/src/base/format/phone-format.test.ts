import { expect, it } from 'vitest';
import { showPhone } from './phone-format.ts';

it('groups an Italian number as it is read aloud, and leaves a foreign one as it is', () => {
  expect(showPhone('+393331234567')).toBe('+39 333 123 4567');
  expect(showPhone('+39333123456')).toBe('+39 333 123 456');
  expect(showPhone('+41791234567')).toBe('+41791234567');
});
