import { useSyncExternalStore } from 'react';

/** A value that pages show before its code has loaded: `first` on the server, and until that code calls `tell`. */
export const toldValue = <T>(first: T) => {
  let value = first;
  const listeners = new Set<() => void>();
  const watch = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    tell: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    useTold: <Part>(select: (value: T) => Part): Part =>
      useSyncExternalStore(
        watch,
        () => select(value),
        () => select(first),
      ),
  };
};
