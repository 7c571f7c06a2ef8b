import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The row being dragged by its handle. It changes places with another row as soon as the pointer is over that one; the
 * window listens, because a row that moves in the document loses its pointer capture.
 */
export const useRowDrag = (
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) => {
  const [dragged, setDragged] = useState<number>();
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    if (dragged === undefined) return;
    const rowAt = (y: number) =>
      [...(list.current?.children ?? [])].findIndex((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return y >= top && y < bottom;
      });
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const over = rowAt(clientY);
      if (over === -1 || over === dragged) return;
      // A tall row that would be under the pointer again at once stays where it is.
      const rows = list.current?.children;
      const [height, own] = [rows?.[over], rows?.[dragged]].map((row) => row?.clientHeight ?? 0);
      const { top = 0, bottom = 0 } = rows?.[over]?.getBoundingClientRect() ?? {};
      const reach = Math.min(height ?? 0, own ?? 0);
      if (over > dragged ? clientY < bottom - reach : clientY > top + reach) return;
      move.current(dragged, over);
      setDragged(over);
    };
    const end = () => setDragged(undefined);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [dragged, list]);
  const handle = (at: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || list.current?.matches('fieldset:disabled *')) return;
      event.preventDefault();
      setDragged(at);
    },
  });
  return { dragged, handle };
};
