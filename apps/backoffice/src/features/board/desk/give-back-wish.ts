import { type Cents, cents } from '@zanga/domain/money';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { piecesLeft } from '@zanga/domain/ordering/refund-quote';
import {
  feeLeft,
  type GivenOrder,
  type Giving,
  leftToGive,
  quoteGiving,
} from '@zanga/domain/ordering/refunds/giving';

export const giveBackKinds = ['pieces', 'fee', 'sum', 'all'] as const;
export type GiveBackKind = (typeof giveBackKinds)[number];

/** What is chosen in the form. */
export type GiveBackWish = {
  readonly kind: GiveBackKind;
  readonly pieces: Readonly<Record<string, number>>;
  readonly sum: string;
};

const carried = ['food', 'goods'] as const satisfies readonly PartKey[];

/** The part whose delivery can still be given back. */
export const partWithFee = (order: GivenOrder): PartKey | undefined =>
  carried.find((part) => feeLeft(order, part) > 0);

/** `2,50`, `2.5` and `2` as cents; undefined where it is no sum. */
export const centsIn = (text: string): Cents | undefined => {
  const [, euros, rest = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(text) ?? [];
  return euros === undefined ? undefined : cents(Number(euros) * 100 + Number(rest.padEnd(2, '0')));
};

/** What is wished, in the words of the rules; undefined where nothing is chosen yet. */
export const givingOf = (order: GivenOrder, { kind, pieces, sum }: GiveBackWish): Giving | undefined => {
  switch (kind) {
    case 'all':
      return { kind: 'pieces', pieces: piecesLeft(order) };
    case 'fee': {
      const part = partWithFee(order);
      return part && { kind: 'fee', part };
    }
    case 'sum': {
      const amount = centsIn(sum);
      return amount === undefined || amount === 0 ? undefined : { kind: 'sum', amount };
    }
    case 'pieces': {
      const chosen = Object.entries(pieces).flatMap(([id, qty]) => (qty > 0 ? [{ id, qty }] : []));
      return chosen.length > 0 ? { kind: 'pieces', pieces: chosen } : undefined;
    }
  }
};

/** What the wish comes to; null where it is more than is left. */
export const amountOf = (order: GivenOrder, giving: Giving): Cents | null => {
  const quote = quoteGiving(order, giving);
  return quote.ok ? quote.amount : null;
};

/** What the server is sent: the same wish with what the screen said of it. */
export const bodyOf = (order: GivenOrder, wish: GiveBackWish, giving: Giving, amount: Cents) => ({
  items:
    wish.kind === 'pieces' && giving.kind === 'pieces' ? giving.pieces.map((piece) => ({ ...piece })) : null,
  ...(giving.kind === 'fee' && { fee: giving.part }),
  ...(giving.kind === 'sum' && { sum: giving.amount }),
  expected: { amount, left: leftToGive(order) },
});
