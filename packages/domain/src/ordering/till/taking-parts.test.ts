import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../../money.ts';
import { changeOf, type PaidIn, spreadOver } from './taking-parts.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

it('pays one debt in two ways, and the change is the cash handed over beyond the debt', () => {
  const ways: PaidIn[] = [
    { how: 'voucher', amount: cents(800), given: null },
    { how: 'cash', amount: cents(900), given: cents(2000) },
  ];
  expect(spreadOver([cents(1700)], ways)).toEqual(ways.map((way) => ({ ...way, debt: 0 })));
  expect(ways.map(changeOf)).toEqual([0, 1100]);
});

it('pays every debt to the cent, in any ways', () => {
  const amount = fc.integer({ min: 1, max: 10_000 });
  const debts = fc.array(amount, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      debts,
      fc.array(fc.tuple(amount, fc.integer({ min: 0, max: 5_000 })), { minLength: 1, maxLength: 4 }),
      (owed, paid) => {
        let left = sum(owed);
        const ways = paid.flatMap(([wanted, more]): PaidIn[] => {
          const part = Math.min(wanted, left);
          left -= part;
          return part === 0 ? [] : [{ how: 'cash', amount: cents(part), given: cents(part + more) }];
        });
        const pieces = spreadOver(owed.map(cents), ways);
        expect(sum(pieces.map((piece) => piece.amount))).toBe(sum(ways.map((way) => way.amount)));
        expect(sum(pieces.map(changeOf))).toBe(sum(ways.map(changeOf)));
        for (const [debt, open] of owed.entries())
          expect(
            sum(pieces.filter((piece) => piece.debt === debt).map((piece) => piece.amount)),
          ).toBeLessThanOrEqual(open);
        for (const piece of pieces) expect(piece.amount).toBeGreaterThan(0);
      },
    ),
  );
});
