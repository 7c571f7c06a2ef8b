import type { HalfSignIn } from '@zanga/contract/people/factors';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let half: HalfSignIn | undefined;

/** Keeps half a sign-in until its second step, in this tab only. */
export const keepHalf = (next: HalfSignIn | undefined) => {
  half = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useHalf = () => useSyncExternalStore(subscribe, () => half);
