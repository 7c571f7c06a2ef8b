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

/** Marks an overlay as drawn, for overlays on top of it: a moment later, once it has taken the focus. */
export const useTellDrawn = (name: Name, is: boolean): void =>
  useEffect(() => {
    if (!is) return;
    const turn = setTimeout(() => mark(name, true));
    return () => {
      clearTimeout(turn);
      mark(name, false);
    };
  }, [name, is]);

/** Whether an overlay is drawn; one named by the address may still be waiting for its content. */
export const useIsDrawn = (name: Name): boolean =>
  useSyncExternalStore(
    watch,
    () => drawn.has(name),
    () => false,
  );
