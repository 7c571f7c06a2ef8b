import fc from 'fast-check';
import { expect, it } from 'vitest';
import { italianNumber } from './italian-number.ts';

const intl = (least: number, most: number) =>
  new Intl.NumberFormat('it-IT', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    useGrouping: 'always',
  });

it.each([
  [0, 1],
  [0, 2],
  [1, 1],
  [2, 2],
])('writes with %i to %i decimals what the platform writes', (least, most) => {
  const format = intl(least, most);
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (hundredths) => {
      const value = hundredths / 10 ** most;
      expect(italianNumber(value, { least, most })).toBe(format.format(value === 0 ? 0 : value));
    }),
  );
});

it('rounds halves up and writes no zero with a sign', () => {
  expect(italianNumber(1.45, { most: 1 })).toBe('1,5');
  expect(italianNumber(-0.04, { most: 1 })).toBe('0');
  expect(italianNumber(1234, { most: 0 })).toBe('1.234');
});
