import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { favouritesKept, toggled } from './favourites.ts';

const lists = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: favouritesKept });

it('puts a new favourite first and takes an old one out', () => {
  expect(toggled(['norma'], 'margherita')).toEqual(['margherita', 'norma']);
  expect(toggled(['margherita', 'norma'], 'norma')).toEqual(['margherita']);
});

it('[CON-1] keeps at most sixty, each once', () => {
  fc.assert(
    fc.property(lists, fc.string({ minLength: 1 }), (slugs, slug) => {
      const next = toggled(slugs, slug);
      expect(next.length).toBeLessThanOrEqual(60);
      expect(new Set(next).size).toBe(next.length);
      expect(next.includes(slug)).toBe(!slugs.includes(slug));
    }),
  );
});
