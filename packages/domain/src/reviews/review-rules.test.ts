import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryStates } from '../ordering/states.ts';
import { ratingOf, reviewUntil, signature, whyNotReview } from './review-rules.ts';

const completedAt = new Date('2026-10-01T19:30:00Z');
const later = (milliseconds: number) => new Date(completedAt.getTime() + milliseconds);
const month = 30 * 86_400_000;

describe('[RTE-20] an order can be reviewed', () => {
  it('from its handover, for thirty days', () => {
    expect(reviewUntil(completedAt)).toEqual(new Date('2026-10-31T19:30:00Z'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * month }), (after) => {
        const why = whyNotReview({ state: 'completed', completedAt }, later(after));
        expect(why).toBe(after < month ? undefined : 'review.too_late');
      }),
    );
  });

  it('in no other state', () => {
    for (const state of deliveryStates.filter((one) => one !== 'completed'))
      expect(whyNotReview({ state, completedAt: null }, later(0))).toBe('review.not_completed');
  });
});

describe('[RTE-20] a rating', () => {
  const counts = fc.tuple(fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(500));

  it('lies between one star and five, and leans towards every vote that comes in', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 0, max: 4 }), (votes, star) => {
        const { average, count } = ratingOf(votes);
        expect(count).toBe(votes.reduce((sum, some) => sum + some, 0));
        const more = votes.map((some, at) => (at === star ? some + 1 : some)) as unknown as typeof votes; // same length
        const after = ratingOf(more).average ?? Number.NaN;
        expect(after).toBeGreaterThanOrEqual(1);
        expect(after).toBeLessThanOrEqual(5);
        if (average === null) expect(after).toBe(star + 1);
        else if (star + 1 >= average + 0.05) expect(after).toBeGreaterThanOrEqual(average);
        else if (star + 1 <= average - 0.05) expect(after).toBeLessThanOrEqual(average);
      }),
    );
  });

  it('is none before the first vote, and has one decimal', () => {
    expect(ratingOf([0, 0, 0, 0, 0])).toEqual({ average: null, count: 0 });
    expect(ratingOf([0, 0, 1, 1, 1])).toEqual({ average: 4, count: 3 });
    expect(ratingOf([1, 0, 0, 0, 2])).toEqual({ average: 3.7, count: 3 });
  });
});

describe('[RTE-20] a review is signed', () => {
  it.each([
    ['Ada', 'Rossi', 'Ada R.'],
    ['  Ada ', ' de Luca', 'Ada D.'],
    ['Ada', '', 'Ada'],
    ['Łukasz', 'ćma', 'Łukasz Ć.'],
  ])('%s %s as %s', (firstname, lastname, signed) => expect(signature(firstname, lastname)).toBe(signed));
});
