import { useSyncExternalStore } from 'react';

export type Layout = 'phone' | 'rail' | 'wide';

const rail = matchMedia('(width >= 48rem)');
const wide = matchMedia('(width >= 64rem)');

const subscribe = (listener: () => void) => {
  for (const query of [rail, wide]) query.addEventListener('change', listener);
  return () => {
    for (const query of [rail, wide]) query.removeEventListener('change', listener);
  };
};

const read = (): Layout => (wide.matches ? 'wide' : rail.matches ? 'rail' : 'phone');

/** Layout for the window's width; each control of the frame is drawn in one place only. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, read);
