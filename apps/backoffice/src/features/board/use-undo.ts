import type { BoardOrder } from '@zanga/contract/ordering/board';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useCallback, useEffect, useRef } from 'react';
import { boardTexts } from './board-texts.ts';
import { tellProblem, undo } from './order/order-actions.ts';

const t = boardTexts.undo;

/** Milliseconds in which the last step can still be taken back. */
export const undoLeft = ({ undo: step }: BoardOrder): number =>
  step === null ? 0 : Date.parse(step.until) - serviceNow().getTime();

/** Id of the toast, one for each order part: a newer step replaces the older. */
const toastName = ({ order, part }: BoardOrder) => `undo ${order} ${part}`;

export const takeBack = async (order: BoardOrder, onMoved: (order: BoardOrder) => void) => {
  try {
    onMoved(await undo(order));
    toast({ name: toastName(order), text: t.done(order.number) });
  } catch (error) {
    tellProblem(error);
  }
};

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Offers to take back each step taken here: by a toast's button, and by Ctrl+Z.
 * Returns the function that takes the server's answer of a step.
 */
export const useUndo = (onMoved: (order: BoardOrder) => void) => {
  const last = useRef<BoardOrder>(undefined);
  const back = useCallback(
    (order: BoardOrder) => {
      last.current = undefined;
      void takeBack(order, onMoved);
    },
    [onMoved],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const order = last.current;
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || !order || isTyping(event) || undoLeft(order) <= 0) return;
      event.preventDefault();
      back(order);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [back]);
  return useCallback(
    (order: BoardOrder) => {
      onMoved(order);
      const known = last.current;
      const left = undoLeft(order);
      if (!order.undo || left <= 0 || (known?.order === order.order && known.since === order.since)) return;
      last.current = order;
      toast({
        name: toastName(order),
        text: t.line(order.number, t.steps[order.undo.event]),
        milliseconds: left,
        action: { label: t.label, onPress: () => back(order) },
      });
    },
    [onMoved, back],
  );
};
