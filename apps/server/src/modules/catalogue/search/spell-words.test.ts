import { slipsBetween } from '@zanga/domain/search/slips';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipsForgiven, spell, wordsMeant } from './spell-words.ts';

const word = (minLength: number) => fc.string({ unit: fc.constantFrom(...'abcde'), minLength, maxLength: 9 });

/** A word with one slip: a letter too many, too few, wrong, or swapped with its neighbour. */
const slipped = (right: string, place: number, letter: string, kind: number) => {
  const [before, after] = [right.slice(0, place), right.slice(place)];
  if (kind === 0) return before + letter + after;
  if (kind === 1) return before + after.slice(1);
  if (kind === 2) return before + letter + after.slice(1);
  return before + after.charAt(1) + after.charAt(0) + after.slice(2);
};

describe('slips between words', () => {
  it('[API-33] counts letters added, left out, changed and swapped', () => {
    const whole = (typed: string, meant: string) => slipsBetween(typed, meant).whole;
    expect(whole('piza', 'pizza')).toBe(1);
    expect(whole('pizzza', 'pizza')).toBe(1);
    expect(whole('pizzo', 'pizza')).toBe(1);
    expect(whole('pziza', 'pizza')).toBe(1);
    expect(whole('arncini', 'arancino')).toBe(2);
    expect(whole('', 'pizza')).toBe(5);
    expect(slipsBetween('marger', 'margherita')).toEqual({ whole: 4, begun: 1 });
  });

  it('[API-33] is zero for the same word, and equal in both directions', () => {
    fc.assert(
      fc.property(word(0), word(0), (one, other) => {
        const { whole, begun } = slipsBetween(one, other);
        expect(whole).toBe(slipsBetween(other, one).whole);
        expect(whole === 0).toBe(one === other);
        expect(begun).toBeLessThanOrEqual(whole);
        expect(slipsBetween(one, one + other).begun).toBe(0);
      }),
    );
  });

  it('[API-33] is one for any single slip', () => {
    fc.assert(
      fc.property(word(4), fc.nat(8), fc.constantFrom(...'abcde'), fc.nat(3), (right, at, letter, kind) => {
        const typed = slipped(right, at % (right.length - 1), letter, kind);
        expect(slipsBetween(typed, right).whole).toBeLessThanOrEqual(1);
      }),
    );
  });
});

const meant = (typed: string, words: readonly string[]) => wordsMeant(typed, words.map(spell));

describe('words that a misspelt one may mean', () => {
  it('[API-33] are the nearest, all of them when several are', () => {
    expect(meant('piza', ['pizza', 'pizze', 'piazza'])).toEqual(['pizza']);
    expect(meant('caffa', ['caffe', 'caffo'])).toEqual(['caffe', 'caffo']);
    expect(meant('marger', ['margherita', 'mandorla'])).toEqual(['margherita']);
  });

  it('[API-33] may end differently, as Italian words do', () => {
    expect(meant('canoli', ['cavoliceddi', 'cannolo', 'cannella'])).toEqual(['cannolo']);
    expect(meant('arncini', ['arancina', 'arancino', 'arance'])).toEqual(['arancina', 'arancino']);
  });

  it('[API-33] are the better half of a longer word, when nothing is nearer', () => {
    expect(meant('hamburger', ['burger', 'ger', 'pizza'])).toEqual(['burger']);
    expect(meant('cocacola', ['cola', 'coca', 'acca'])).toEqual(['cola', 'coca']);
    expect(meant('hamburger', ['burger', 'hamburgher'])).toEqual(['hamburgher']);
    expect(meant('fiordilatte', ['latte'])).toEqual([]);
  });

  it('[API-33] are none for a short word, or one too far from all', () => {
    expect(meant('pis', ['piz', 'più'])).toEqual([]);
    expect(meant('ananas', ['banana'])).toEqual([]);
    expect(meant('sushi', ['pizza'])).toEqual([]);
    expect(meant('sushi', [])).toEqual([]);
  });

  it('[API-33] always hold a word with one slip in it, unless another is as near', () => {
    const slip = fc.tuple(fc.nat(8), fc.constantFrom(...'abcde'), fc.nat(3));
    fc.assert(
      fc.property(
        word(6),
        fc.array(word(4), { maxLength: 20 }),
        slip,
        (right, others, [at, letter, kind]) => {
          const typed = slipped(right, at % (right.length - 1), letter, kind);
          const all = meant(typed, [...others, right]);
          const slips = (one: string) => Math.min(...Object.values(slipsBetween(typed, one)));
          expect(slipsForgiven(typed)).toBeGreaterThan(0);
          expect(all.length).toBeGreaterThan(0);
          for (const one of all) expect(slips(one)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
