import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

describe('a bounded cache', () => {
  it('forgets the entry unused for longest', () => {
    const cache = new BoundedCache<string>(3, (value) => value.length);
    cache.set('a', 'x');
    cache.set('b', 'x');
    cache.set('c', 'x');
    cache.get('a');
    cache.set('d', 'x');
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['x', undefined, 'x', 'x']);
  });

  it('refuses an entry above the limit by itself', () => {
    const cache = new BoundedCache<string>(3, (value) => value.length);
    cache.set('a', 'long');
    expect(cache.get('a')).toBeUndefined();
    expect(cache.weight).toBe(0);
  });

  it('never weighs more than its limit, and its weight is the sum of its entries', () => {
    const entry = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 0, max: 40 }));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), (entries) => {
        const cache = new BoundedCache<number>(100, (weight) => weight);
        for (const [key, weight] of entries) {
          cache.set(key, weight);
          expect(cache.weight).toBeLessThanOrEqual(100);
        }
        const kept = ['a', 'b', 'c', 'd', 'e'].map((key) => cache.get(key) ?? 0);
        expect(kept.reduce((sum, weight) => sum + weight, 0)).toBe(cache.weight);
      }),
    );
  });
});
