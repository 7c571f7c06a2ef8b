import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../money.ts';
import { overPayments } from './over-payments.ts';

const amount = fc.integer({ min: 0, max: 10_000 }).map(cents);

describe('a refund of an order that was paid in several payments', () => {
  it('goes back whole, through no payment more than it bears', () => {
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 5 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lefts, part) => {
          const payments = lefts.map((left, at) => ({ id: `pay_${at}` as const, left }));
          const all = lefts.reduce((sum: number, left) => sum + left, 0);
          const wanted = cents(Math.floor(all * part));
          const shares = overPayments(wanted, payments);
          expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(wanted);
          for (const share of shares)
            expect(share.amount).toBeLessThanOrEqual(payments.find(({ id }) => id === share.id)?.left ?? -1);
        },
      ),
    );
  });

  it('is one refund where one payment can bear it', () => {
    const payments = [
      { id: 'pay_first', left: cents(500) } as const,
      { id: 'pay_added', left: cents(900) } as const,
    ];
    expect(overPayments(cents(700), payments)).toEqual([{ id: 'pay_added', amount: 700 }]);
    expect(overPayments(cents(500), payments)).toEqual([{ id: 'pay_first', amount: 500 }]);
    expect(overPayments(cents(1_000), payments)).toEqual([
      { id: 'pay_first', amount: 500 },
      { id: 'pay_added', amount: 500 },
    ]);
  });
});
