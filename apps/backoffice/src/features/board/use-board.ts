import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnline } from '@zanga/browser/online.ts';
import type { Board, BoardOrder } from '@zanga/contract/ordering/board';
import { useCallback, useEffect, useState } from 'react';
import { watch } from '../../base/live.ts';

const same = (a: BoardOrder, b: BoardOrder) => a.order === b.order && a.part === b.part;

/** The new board with unchanged orders kept by identity: their cards are not drawn anew. */
const withKnown = (known: Board, next: Board): Board => {
  const before = new Map(known.data.map((order) => [`${order.order}/${order.part}`, order]));
  const data = next.data.map((order) => {
    const old = before.get(`${order.order}/${order.part}`);
    return old && JSON.stringify(old) === JSON.stringify(order) ? old : order;
  });
  return { ...next, data };
};

/** The board, kept current with the server; `shown` puts in the answer of an action at once. */
export const useBoard = (shop: string | undefined) => {
  const [board, setBoard] = useState<Board>();
  const online = useOnline();
  const [connected, setConnected] = useState(true);
  const [refused, setRefused] = useState<string>();

  useEffect(
    () =>
      watch(
        'GET /api/backoffice/board/live',
        { query: { ...(shop && { shop }) } },
        {
          onEvent: (next) => {
            setBoard((known) => (known ? withKnown(known, next) : next));
            setRefused(undefined);
          },
          onConnected: setConnected,
          onRefused: (error) => setRefused(errorText(error)),
        },
      ),
    [shop],
  );

  const show = useCallback(
    (order: BoardOrder) =>
      setBoard(
        (known) =>
          known && {
            ...known,
            data: known.data.flatMap((other) => {
              if (!same(other, order)) return other;
              // An order moved to another shop leaves this board.
              return order.shop === (known.shop?.id ?? null) ? order : [];
            }),
          },
      ),
    [],
  );
  return { board, connected: connected && online, refused, show };
};
