import { givenId } from '@zanga/domain/ids';
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

/** State of the refund form. */
export type GiveBackWish = {
  readonly kind: GiveBackKind;
  readonly pieces: Readonly<Record<string, number>>;
  readonly sum: string;
};

const carried = ['food', 'goods'] as const satisfies readonly PartKey[];

/** First part with a delivery fee left to refund. */
export const partWithFee = (order: GivenOrder): PartKey | undefined =>
  carried.find((part) => feeLeft(order, part) > 0);

/** `2,50`, `2.5` and `2` in cents; undefined for any other text. */
export const centsIn = (text: string): Cents | undefined => {
  const [, euros, rest = ''] = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(text) ?? [];
  return euros === undefined ? undefined : cents(Number(euros) * 100 + Number(rest.padEnd(2, '0')));
};

/** The refund as the domain's rules take it; undefined until the form is filled in. */
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
      const chosen = Object.entries(pieces).flatMap(([id, qty]) =>
        qty > 0 ? [{ id: givenId('lin', id), qty }] : [],
      );
      return chosen.length > 0 ? { kind: 'pieces', pieces: chosen } : undefined;
    }
  }
};

/** Amount of the refund; null when it exceeds the refundable rest. */
export const amountOf = (order: GivenOrder, giving: Giving): Cents | null => {
  const quote = quoteGiving(order, giving);
  return quote.ok ? quote.amount : null;
};

/** Body of the request: the refund with the amount on the screen, so that a changed amount is refused. */
export const bodyOf = (order: GivenOrder, wish: GiveBackWish, giving: Giving, amount: Cents) => ({
  items:
    wish.kind === 'pieces' && giving.kind === 'pieces' ? giving.pieces.map((piece) => ({ ...piece })) : null,
  ...(giving.kind === 'fee' && { fee: giving.part }),
  ...(giving.kind === 'sum' && { sum: giving.amount }),
  expected: { amount, left: leftToGive(order) },
});
