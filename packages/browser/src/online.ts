import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let reached = true;

/** The app reports whether the service answered: a phone may believe in a connection that leads nowhere. */
export const noteReach = (now: boolean): void => {
  if (now === reached) return;
  reached = now;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  // A line that is back is believed in until something goes unheard again.
  const believe = () => {
    reached = true;
    listener();
  };
  listeners.add(listener);
  addEventListener('online', believe);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', believe);
    removeEventListener('offline', listener);
  };
};

/** Whether there is a connection, as far as the device knows; the server always has one. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine && reached,
    () => true,
  );
