import type { Offset } from '@zanga/domain/shops/offset';
import type { KeyboardEvent, PointerEvent } from 'react';

/** Metres that an arrow key moves a corner, without and with shift. */
const [fine, coarse] = [50, 250];

const steps: Readonly<Record<string, Offset>> = {
  ArrowUp: { north: 1, east: 0 },
  ArrowDown: { north: -1, east: 0 },
  ArrowLeft: { north: 0, east: -1 },
  ArrowRight: { north: 0, east: 1 },
};

type CornerHandleProps = {
  readonly label: string;
  /** In hundredths of the drawing. */
  readonly at: { readonly x: number; readonly y: number };
  readonly onDrag: (event: PointerEvent) => void;
  readonly onStep: (offset: Offset) => void;
  readonly onRemove: () => void;
};

/** A corner of an outline: dragged, moved by arrows, removed by the delete key or two taps. */
export function CornerHandle({ label, at, onDrag, onStep, onRemove }: CornerHandleProps) {
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step) {
      const metres = event.shiftKey ? coarse : fine;
      onStep({ north: step.north * metres, east: step.east * metres });
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      aria-label={label}
      // Dragging by finger must not scroll the page.
      className="absolute grid size-6 -translate-x-1/2 -translate-y-1/2 cursor-move touch-none place-items-center rounded-full pointer-coarse:size-9"
      style={{ left: `${at.x}%`, top: `${at.y}%` }}
      onKeyDown={press}
      onDoubleClick={onRemove}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onDrag(event)}
    >
      <span className="size-3 rounded-full border-2 border-basil bg-raised" />
    </button>
  );
}
