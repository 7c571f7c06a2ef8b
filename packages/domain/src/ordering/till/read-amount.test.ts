import { expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

it.each([
  ['20', 2000],
  [' 20,5 € ', 2050],
  ['20.05', 2005],
  ['1.234,50', 123_450],
  ['1.234', 123_400],
  ['', undefined],
  ['venti', undefined],
  ['-5', undefined],
  ['5,555', undefined],
])('reads %j as %s cents', (written, amount) => expect(readAmount(written)).toBe(amount));
