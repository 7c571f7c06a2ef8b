import type { TillWay } from '@zanga/domain/ordering/till-money';
import type { Placed } from './placing.ts';

/** The test's own record of a shop's evening, to compare with the office's. */
export type Book = {
  count: number;
  ordered: number;
  card: number;
  lost: number;
  cancelled: number;
  refunded: number;
  /** Money in the drawer, by way of paying. */
  readonly drawer: Record<TillWay, number>;
};

export const newBook = (): Book => ({
  ...{ count: 0, ordered: 0, card: 0, lost: 0, cancelled: 0, refunded: 0 },
  drawer: { cash: 0, terminal: 0, voucher: 0 },
});

/** Records a placed order; one by card is paid already. */
export const noteOrder = (book: Book, { total, paying }: Placed) => {
  book.count += 1;
  book.ordered += total;
  if (paying === 'card') book.card += total;
};

/** Expected totals of a shop's day. */
export const sumOf = ({ drawer, ...book }: Book) => {
  const taken = drawer.cash + drawer.terminal + drawer.voucher;
  return { ...book, taken, due: book.ordered - book.card - taken - book.lost - book.cancelled };
};
