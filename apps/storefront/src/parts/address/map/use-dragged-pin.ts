import type { Point } from '@zanga/domain/shops/geography';
import { moved } from '@zanga/domain/shops/offset';
import { type PointerEvent, type RefObject, useRef } from 'react';

type Dragged = { readonly x: number; readonly y: number; readonly from: Point };

/** The map is drawn beneath the pin, which stays in the middle: the place moves the other way. */
export const useDraggedPin = (
  pin: Point,
  {
    onMove,
    metresPerUnit,
    width,
  }: {
    readonly onMove: (pin: Point) => void;
    readonly metresPerUnit: number;
    /** Width of the frame in units of the drawing. */
    readonly width: number;
  },
  frame: RefObject<HTMLElement | null>,
) => {
  const dragged = useRef<Dragged>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      dragged.current = { x: event.clientX, y: event.clientY, from: pin };
      frame.current?.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!dragged.current || !frame.current) return;
      const { x, y, from } = dragged.current;
      const metres = (metresPerUnit * width) / frame.current.clientWidth;
      onMove(moved(from, { north: (event.clientY - y) * metres, east: (x - event.clientX) * metres }));
    },
    onPointerUp: () => {
      dragged.current = undefined;
    },
    onPointerCancel: () => {
      dragged.current = undefined;
    },
  };
};
