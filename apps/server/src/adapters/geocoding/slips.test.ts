import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slips } from './slips.ts';

/** The same count by its plain definition. */
const counted = (typed: string, meant: string): number => {
  const [a, b, c, d] = [typed.at(-1), typed.at(-2), meant.at(-1), meant.at(-2)];
  if (typed === '' || meant === '') return typed.length + meant.length;
  const [shorter, less] = [typed.slice(0, -1), meant.slice(0, -1)];
  const swapped = a === d && b === c && b !== undefined && d !== undefined;
  return Math.min(
    counted(shorter, less) + Number(a !== c),
    counted(shorter, meant) + 1,
    counted(typed, less) + 1,
    swapped ? counted(typed.slice(0, -2), meant.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
};

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

describe('slips', () => {
  it('are counted by their definition, up to the forgiven number', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, meant, most) => {
        expect(slips(typed, meant, most)).toBe(Math.min(counted(typed, meant), most + 1));
      }),
    );
  });

  it('of anything too long for a name are too many', () => {
    expect(slips('a'.repeat(5_000), 'a'.repeat(5_000), 2)).toBe(3);
  });
});
