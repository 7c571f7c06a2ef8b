import { useSyncExternalStore } from 'react';

// All that a page shows of the cart before anybody touches it; the rest of its code comes later.
let pieces = 0;
const listeners = new Set<() => void>();

export const tellPieces = (count: number) => {
  if (count === pieces) return;
  pieces = count;
  for (const listener of listeners) listener();
};

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** How many pieces are in the cart; none on the server. */
export const usePieces = () =>
  useSyncExternalStore(
    watch,
    () => pieces,
    () => 0,
  );
