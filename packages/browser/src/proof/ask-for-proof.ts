import { useEffect, useId, useSyncExternalStore } from 'react';

// Calls that need a recent sign-in wait here until the person confirms their identity or closes the dialog.

type WaitingCalls = { readonly done: Promise<boolean>; readonly answer: (proved: boolean) => void };

const listeners = new Set<() => void>();
let waiting: WaitingCalls | undefined;
/** Ids of the mounted proof dialogs, the innermost last: over another dialog, the question opens inside it. */
let places: readonly string[] = [];

const tell = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Asks the signed-in person to confirm their identity; waiting calls share one dialog. False when it was closed. */
export const askForProof = (): Promise<boolean> => {
  if (places.length === 0) return Promise.resolve(false);
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    waiting = { done: promise, answer: resolve };
    tell();
  }
  return waiting.done;
};

/** Closes the question; the waiting calls continue or fail. */
export const answerProof = (proved: boolean) => {
  waiting?.answer(proved);
  waiting = undefined;
  tell();
};

const asker = () => (waiting ? (places.at(-1) ?? '') : '');

/** Server rendering: the question is never open. */
const nowhere = () => '';

/** True in the one mounted place that has to show the question. */
export const useProofAsked = (): boolean => {
  const place = useId();
  useEffect(() => {
    places = [...places, place];
    tell();
    return () => {
      places = places.filter((other) => other !== place);
      if (places.length === 0) answerProof(false);
      tell();
    };
  }, [place]);
  return useSyncExternalStore(subscribe, asker, nowhere) === place;
};
