import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineId } from '../ids.ts';
import { add, cents, zeroCents } from '../money.ts';
import { partKeys } from './cart-parts.ts';
import { type PaidOrder, paidByLine, piecesLeft, quoteRefund, refundedOf } from './refund-quote.ts';

const anyOrder: fc.Arbitrary<PaidOrder> = fc
  .array(
    fc.record({
      part: fc.constantFrom(...partKeys),
      qty: fc.integer({ min: 1, max: 99 }),
      total: fc.integer({ min: 0, max: 1_000_000 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .chain((lines) =>
    fc.record({
      lines: fc.constant(
        lines.map((line, at) => ({
          ...line,
          id: `lin_${at}` as const,
          total: cents(line.total),
          refundedQty: 0,
        })),
      ),
      fees: fc.record({
        food: fc.integer({ min: 0, max: 2_000 }).map(cents),
        goods: fc.integer({ min: 0, max: 2_000 }).map(cents),
      }),
    }),
  );

const paidFor = ({ lines, fees }: PaidOrder) =>
  add(
    ...lines.map(({ total }) => total),
    ...partKeys.filter((key) => lines.some(({ part }) => part === key)).map((key) => fees[key] ?? zeroCents),
  );

const after = (order: PaidOrder, refunded: readonly { id: string; qty: number }[]): PaidOrder => ({
  ...order,
  lines: order.lines.map((line) => ({
    ...line,
    refundedQty: line.refundedQty + (refunded.find(({ id }) => id === line.id)?.qty ?? 0),
  })),
});

describe('the refund of an order', () => {
  it('is, line by line, all that was paid, deliveries included', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(add(...paidByLine(order).values())).toBe(paidFor(order));
      }),
    );
  });

  it('adds up to the amount paid over any split, and never to more', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(fc.nat(1_000), { maxLength: 40 }), (order, draws) => {
        let left = order;
        let given = 0;
        const take = (pieces: readonly { id: LineId; qty: number }[]) => {
          const quote = quoteRefund(left, pieces);
          if (!quote.ok) throw new Error('what is left can be given back');
          expect(quote.amount).toBeGreaterThanOrEqual(0);
          given += quote.amount;
          left = after(left, pieces);
          expect(given).toBeLessThanOrEqual(paidFor(order));
        };
        for (const draw of draws) {
          const pieces = piecesLeft(left);
          const piece = pieces[draw % (pieces.length || 1)];
          if (piece) take([{ id: piece.id, qty: (draw % piece.qty) + 1 }]);
        }
        take(piecesLeft(left));
        expect(given).toBe(paidFor(order));
        expect(piecesLeft(left)).toEqual([]);
        expect(add(...left.lines.map(({ id }) => refundedOf(left, id)))).toBe(given);
      }),
    );
  });

  const pizza = { id: 'lin_pizza', part: 'food', qty: 3, total: cents(1000), refundedQty: 0 } as const;
  const order: PaidOrder = { lines: [pizza], fees: { food: cents(250) } };

  it('is a third of the line and of its delivery for one piece of three', () => {
    expect(quoteRefund(order, [{ id: 'lin_pizza', qty: 1 }])).toMatchObject({ ok: true, amount: 417 });
  });

  it.each([
    [[{ id: 'lin_pizza' as const, qty: 4 }]],
    [[{ id: 'lin_pizza' as const, qty: 0 }]],
    [[{ id: 'lin_pizza' as const, qty: -1 }]],
    [[{ id: 'lin_pizza' as const, qty: 1.5 }]],
    [[{ id: 'lin_other' as const, qty: 1 }]],
    [
      [
        { id: 'lin_pizza' as const, qty: 2 },
        { id: 'lin_pizza' as const, qty: 2 },
      ],
    ],
  ])('refuses %j', (wanted) => {
    expect(quoteRefund(order, wanted)).toEqual({ ok: false });
  });
});
