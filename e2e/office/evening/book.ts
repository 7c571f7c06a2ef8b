import type { TillWay } from '@zanga/domain/ordering/till-money';
import type { Placed } from './placing.ts';

/** What the test itself writes down of a shop's evening, to compare with what the office says of it. */
export type Book = {
  count: number;
  ordered: number;
  card: number;
  lost: number;
  cancelled: number;
  refunded: number;
  /** What is in the drawer, by way of paying. */
  readonly drawer: Record<TillWay, number>;
};

export const newBook = (): Book => ({
  ...{ count: 0, ordered: 0, card: 0, lost: 0, cancelled: 0, refunded: 0 },
  drawer: { cash: 0, terminal: 0, voucher: 0 },
});

/** An order that was placed; what is paid by card is paid already. */
export const noteOrder = (book: Book, { total, paying }: Placed) => {
  book.count += 1;
  book.ordered += total;
  if (paying === 'card') book.card += total;
};

/** What a shop's day must come to. */
export const sumOf = ({ drawer, ...book }: Book) => {
  const taken = drawer.cash + drawer.terminal + drawer.voucher;
  return { ...book, taken, due: book.ordered - book.card - taken - book.lost - book.cancelled };
};
