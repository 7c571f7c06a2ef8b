import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../../money.ts';
import { exchangeDifference, notReplaced } from './exchanging.ts';

const amount = fc.nat({ max: 100_000 }).map(cents);
const paid = fc.constantFrom('card', 'hand', 'not_yet');

it('tells one difference, the way that fits how it was paid', () => {
  expect(exchangeDifference(cents(900), cents(1_100), 'card')).toEqual({ amount: 200, back: 'charge' });
  expect(exchangeDifference(cents(900), cents(1_100), 'hand')).toEqual({ amount: 200, back: 'due' });
  expect(exchangeDifference(cents(900), cents(1_100), 'not_yet')).toEqual({ amount: 200, back: 'due' });
  expect(exchangeDifference(cents(1_100), cents(900), 'card')).toEqual({ amount: 200, back: 'card' });
  expect(exchangeDifference(cents(1_100), cents(900), 'hand')).toEqual({ amount: 200, back: 'hand' });
  expect(exchangeDifference(cents(1_100), cents(900), 'not_yet')).toEqual({ amount: 200, back: 'less' });
  expect(exchangeDifference(cents(900), cents(900), 'card')).toEqual({ amount: 0, back: 'card' });
});

it('leaves exactly the refund of the pieces without a replacement', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 5 }), amount, paid, (totals, added, how) => {
      const out = cents(totals.reduce((sum, total) => sum + total, 0));
      const gone = totals.map((total, at) => ({ id: `lin_${at}`, qty: 1, total }));
      const { amount: difference } = exchangeDifference(out, added, how);
      if (added > out) return;
      const left = notReplaced(gone, difference);
      expect(left.reduce((sum, { total }) => sum + total, 0)).toBe(difference);
      for (const { id, total } of left)
        expect(total).toBeLessThanOrEqual(gone.find((one) => one.id === id)?.total ?? 0);
    }),
  );
});
