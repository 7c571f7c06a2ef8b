import type { BoardOrder } from '@zanga/contract/ordering/board';
import { Button } from '@zanga/ui/button.tsx';
import { useEffect, useState } from 'react';
import { boardTexts } from '../board-texts.ts';
import { takeBack, undoLeft } from '../use-undo.ts';

type UndoButtonProps = { readonly order: BoardOrder; readonly onMoved: (order: BoardOrder) => void };

/** Button that undoes the last step, on every board with the order, while that is possible. */
export function UndoButton({ order, onMoved }: UndoButtonProps) {
  const [over, setOver] = useState<string>();
  const until = order.undo?.until;
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => setOver(until), Math.max(0, undoLeft(order)));
    return () => clearTimeout(timer);
  }, [until, order]);
  if (until === undefined || over === until) return null;
  return (
    <Button
      className="relative w-full"
      variant="outline"
      aria-label={`${boardTexts.undo.onCard}: ${order.number}`}
      onClick={() => void takeBack(order, onMoved)}
    >
      {boardTexts.undo.onCard}
    </Button>
  );
}
