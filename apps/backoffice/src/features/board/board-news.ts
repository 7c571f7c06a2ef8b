import type { Board, BoardNews, BoardOrder } from '@zanga/contract/ordering/board';

const keyOf = ({ order, part }: BoardOrder) => `${order}/${part}`;

/** The new board, with cards that were not told; unchanged orders keep their identity, so they are not drawn anew. */
export const withKnown = (known: Board, { cards, ...next }: BoardNews): Board => {
  const before = new Map(known.data.map((order) => [keyOf(order), order]));
  const told = new Map(next.data.map((order) => [keyOf(order), order]));
  const data = (cards ?? [...told.keys()]).flatMap((key) => {
    const old = before.get(key);
    const order = told.get(key) ?? old;
    return (old && JSON.stringify(old) === JSON.stringify(order) ? old : order) ?? [];
  });
  return { ...next, data };
};
