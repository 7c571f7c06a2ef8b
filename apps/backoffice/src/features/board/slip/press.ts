import type { BoardOrder } from '@zanga/contract/ordering/board';
import { useSyncExternalStore } from 'react';

/** Slip of an order, or of its pieces made again. */
export type PressedSlip = { readonly order: BoardOrder; readonly redo?: BoardOrder['redos'][number] };

// Prints outside an open order: one slip at a time, since a page has one printer.

const listeners = new Set<() => void>();
let pressed: PressedSlip | undefined;

const put = (slip: PressedSlip | undefined) => {
  pressed = slip;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The slip being printed; the next ones wait. */
export const usePressed = () => useSyncExternalStore(subscribe, () => pressed);

/** Longest wait for a browser that never says it has printed. */
const longestMs = 10_000;

const drawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
const soon = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Prints one slip; resolves when the browser is done. */
export const press = async (slip: PressedSlip): Promise<void> => {
  put(slip);
  // A hidden tab draws no frame.
  await Promise.race([drawn(), soon(250)]);
  const done = new Promise<void>((resolve) =>
    addEventListener('afterprint', () => resolve(), { once: true }),
  );
  window.print();
  await Promise.race([done, soon(longestMs)]);
  put(undefined);
};
