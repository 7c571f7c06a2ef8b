import { useEffect, useSyncExternalStore } from 'react';
import type { OverlayParams } from './search-params.ts';

type Name = keyof OverlayParams;

const drawn = new Set<Name>();
const watchers = new Set<() => void>();

const mark = (name: Name, is: boolean) => {
  if (is) drawn.add(name);
  else drawn.delete(name);
  for (const tell of watchers) tell();
};

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => void watchers.delete(tell);
};

/** Says that an overlay is drawn, for what is to lie over it: a moment later, when it has taken the focus. */
export const useTellDrawn = (name: Name, is: boolean): void =>
  useEffect(() => {
    if (!is) return;
    const turn = setTimeout(() => mark(name, true));
    return () => {
      clearTimeout(turn);
      mark(name, false);
    };
  }, [name, is]);

/** Whether an overlay is drawn by now: one that the address names may still wait for what is in it. */
export const useIsDrawn = (name: Name): boolean =>
  useSyncExternalStore(
    watch,
    () => drawn.has(name),
    () => false,
  );
