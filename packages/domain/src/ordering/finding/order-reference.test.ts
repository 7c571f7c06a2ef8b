import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderReference, referenceCount, referenceIn } from './order-reference.ts';

const draws = fc.integer({ min: 0, max: referenceCount - 1 });

describe('a reference', () => {
  it('has no letter that looks or sounds like another', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        expect(orderReference(draw)).toMatch(/^[2-9BCDFGHJKMNP-TV-Z]{3}-[2-9BCDFGHJKMNP-TV-Z]{3}$/);
      }),
    );
  });

  it('is another for each draw, from the first to the last', () => {
    expect([orderReference(0), orderReference(1), orderReference(referenceCount - 1)]).toEqual([
      '222-222',
      '222-223',
      'ZZZ-ZZZ',
    ]);
    fc.assert(
      fc.property(draws, draws, (one, other) => {
        expect(orderReference(one) === orderReference(other)).toBe(one === other);
      }),
    );
    for (const wrong of [-1, referenceCount, 0.5]) expect(() => orderReference(wrong)).toThrow(RangeError);
  });

  it('is understood in every usual spelling', () => {
    for (const text of ['ZK7-4Q2', 'zk7-4q2', ' zk74q2 ', 'ZK7 4Q2', 'zk7–4q2'])
      expect(referenceIn(text)).toBe('ZK7-4Q2');
    for (const text of ['', 'A-017', 'ZK7-4Q', 'ZK7-4Q22', 'ZK0-4Q2', 'ZKI-4Q2', 'ZK7--4Q2', '013123'])
      expect(referenceIn(text), text).toBeUndefined();
    fc.assert(
      fc.property(draws, (draw) => {
        expect(referenceIn(orderReference(draw).replace('-', '').toLowerCase())).toBe(orderReference(draw));
      }),
    );
  });
});
