import { useHydrated } from '@tanstack/react-router';
import { clockError, serviceNow, watchTime } from '@zanga/contract/wire/service-time';
import { useSyncExternalStore } from 'react';

const none = () => 0;

/**
 * The shop's own time for a page that the server has drawn: at first the time it was drawn at, since a device must see
 * the very same; then the time it is, drawn again should the device's clock turn out wrong.
 */
export const useShopNow = (drawnAt: number): Date => {
  const hydrated = useHydrated();
  useSyncExternalStore(watchTime, clockError, none);
  return hydrated ? serviceNow() : new Date(drawnAt);
};
