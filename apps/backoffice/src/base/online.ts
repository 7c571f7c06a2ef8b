import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Whether the device believes it has a connection: it knows sooner than a silent line tells. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
