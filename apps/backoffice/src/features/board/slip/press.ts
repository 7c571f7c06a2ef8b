import type { BoardOrder } from '@zanga/contract/ordering/board';
import { useSyncExternalStore } from 'react';

/** A slip of an order, or of what is made again of it. */
export type PressedSlip = { readonly order: BoardOrder; readonly redo?: BoardOrder['redos'][number] };

// What this page prints outside an order that is open: one slip at a time, since a page has one printer.

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

/** The slip that is being printed; whatever else would be printed waits. */
export const usePressed = () => useSyncExternalStore(subscribe, () => pressed);

/** Where no browser says that it has done, the next one is not kept waiting for ever. */
const longestMs = 10_000;

const drawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
const soon = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Prints one slip; comes back when the browser has done with it. */
export const press = async (slip: PressedSlip): Promise<void> => {
  put(slip);
  // A tab that is not seen draws no frame.
  await Promise.race([drawn(), soon(250)]);
  const done = new Promise<void>((resolve) =>
    addEventListener('afterprint', () => resolve(), { once: true }),
  );
  window.print();
  await Promise.race([done, soon(longestMs)]);
  put(undefined);
};
