import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnline } from '@zanga/browser/online.ts';
import type { Board, BoardOrder } from '@zanga/contract/ordering/board';
import { useCallback, useEffect, useState } from 'react';
import { watch } from '../../base/live.ts';
import { withKnown } from './board-news.ts';

const same = (a: BoardOrder, b: BoardOrder) => a.order === b.order && a.part === b.part;

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
        { query: { ...(shop && { shop }), tell: 'changes' } },
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
