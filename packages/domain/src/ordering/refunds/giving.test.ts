import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, type Cents, cents } from '../../money.ts';
import { partKeys } from '../cart-parts.ts';
import { piecesLeft } from '../refund-quote.ts';
import { type GivenOrder, type Giving, leftToGive, quoteGiving } from './giving.ts';

const amount = (max: number) => fc.integer({ min: 0, max }).map(cents);

/** A paid order: shares of coupon and membership are in the lines already. */
const anyOrder: fc.Arbitrary<GivenOrder> = fc
  .tuple(
    fc.array(
      fc.record({
        part: fc.constantFrom('food' as const, 'goods' as const),
        qty: fc.integer({ min: 1, max: 9 }),
        total: amount(9_999),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    amount(900),
    amount(900),
  )
  .map(([lines, food, goods]) => {
    const fees = {
      ...(lines.some(({ part }) => part === 'food') && { food }),
      ...(lines.some(({ part }) => part === 'goods') && { goods }),
    };
    return {
      lines: lines.map((line, at) => ({ ...line, id: `lin_${at}` as const, refundedQty: 0 })),
      fees,
      total: add(...lines.map(({ total }) => total), ...Object.values(fees)),
      given: cents(0),
      feesGiven: [],
    };
  });

const after = (order: GivenOrder, giving: Giving, given: Cents): GivenOrder => ({
  ...order,
  given: add(order.given, given),
  feesGiven: giving.kind === 'fee' && given > 0 ? [...order.feesGiven, giving.part] : order.feesGiven,
  lines: order.lines.map((line) => ({
    ...line,
    refundedQty:
      line.refundedQty +
      (giving.kind === 'pieces' ? (giving.pieces.find(({ id }) => id === line.id)?.qty ?? 0) : 0),
  })),
});

const wish = fc.record({ kind: fc.constantFrom('pieces', 'fee', 'sum'), draw: fc.nat(10_000) });

const givingOf = (
  order: GivenOrder,
  { kind, draw }: { readonly kind: string; readonly draw: number },
): Giving => {
  if (kind === 'fee') return { kind: 'fee', part: partKeys[draw % 2] ?? 'food' };
  if (kind === 'sum') return { kind: 'sum', amount: cents(draw) };
  const left = piecesLeft(order);
  const piece = left[draw % (left.length || 1)];
  return { kind: 'pieces', pieces: piece ? [{ id: piece.id, qty: (draw % piece.qty) + 1 }] : [] };
};

describe('refunds by piece, by delivery and by sum', () => {
  it('never exceed the amount paid in any order of steps, and reach all of it in the end', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(wish, { maxLength: 30 }), (paid, wishes) => {
        let order = paid;
        for (const one of wishes) {
          const giving = givingOf(order, one);
          const quote = quoteGiving(order, giving);
          if (!quote.ok) {
            expect(giving.kind).toBe('sum');
            continue;
          }
          expect(quote.amount).toBeGreaterThanOrEqual(0);
          expect(quote.amount).toBeLessThanOrEqual(leftToGive(order));
          order = after(order, giving, quote.amount);
          expect(order.given).toBeLessThanOrEqual(paid.total);
        }
        const left = leftToGive(order);
        if (left === 0) return;
        const rest = quoteGiving(order, { kind: 'sum', amount: left });
        expect(rest).toMatchObject({ ok: true, amount: left });
      }),
    );
  });

  it('add up to the cent piece by piece, with the delivery before, between or after', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(20), (paid, when) => {
        // A last piece at no price would refund nothing.
        fc.pre(paid.lines.every(({ total }) => total >= 100));
        let order = paid;
        const give = (giving: Giving) => {
          const quote = quoteGiving(order, giving);
          if (!quote.ok) throw new Error('what is left can be given');
          order = after(order, giving, quote.amount);
        };
        for (let step = 0; piecesLeft(order).length > 0; step += 1) {
          if (step === when) for (const part of ['food', 'goods'] as const) give({ kind: 'fee', part });
          const [piece] = piecesLeft(order);
          if (piece) give({ kind: 'pieces', pieces: [{ id: piece.id, qty: 1 }] });
        }
        expect(leftToGive(order)).toBe(0);
      }),
    );
  });

  const order: GivenOrder = {
    lines: [
      { id: 'lin_pizza', part: 'food', qty: 3, total: cents(1000), refundedQty: 0 },
      { id: 'lin_water', part: 'food', qty: 1, total: cents(100), refundedQty: 0 },
    ],
    fees: { food: cents(220) },
    total: cents(1320),
    given: cents(0),
    feesGiven: [],
  };
  const pizza = { kind: 'pieces', pieces: [{ id: 'lin_pizza', qty: 1 }] } as const;
  const fee = { kind: 'fee', part: 'food' } as const;

  it('include a piece’s share of the delivery, unless the delivery was refunded already', () => {
    expect(quoteGiving(order, pizza)).toMatchObject({ amount: 400 });
    const brought = after(order, fee, cents(220));
    expect(quoteGiving(brought, pizza)).toMatchObject({ amount: 333 });
    expect(quoteGiving(brought, fee)).toMatchObject({ amount: 0 });
  });

  it('of a delivery are the fee without the shares of refunded pieces', () => {
    expect(quoteGiving(order, fee)).toMatchObject({ amount: 220 });
    expect(quoteGiving(after(order, pizza, cents(400)), fee)).toMatchObject({ amount: 153 });
  });

  it('of the last pieces are the rest, after sums as well', () => {
    const shaken = after(order, { kind: 'sum', amount: cents(500) }, cents(500));
    expect(quoteGiving(shaken, { kind: 'pieces', pieces: piecesLeft(shaken) })).toMatchObject({
      amount: 820,
    });
  });

  it.each([0, -1, 1321])('refuse a sum of %d cents', (sum) => {
    expect(quoteGiving(order, { kind: 'sum', amount: cents(sum) })).toEqual({ ok: false });
  });
});
