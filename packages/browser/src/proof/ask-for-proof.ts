import { useEffect, useId, useSyncExternalStore } from 'react';

// Calls that want a proof of the last minutes wait here until somebody has shown who they are, or has closed the question.

type Waiting = { readonly done: Promise<boolean>; readonly answer: (proved: boolean) => void };

const listeners = new Set<() => void>();
let waiting: Waiting | undefined;
/** Where the question can be asked, the innermost dialog last: over a dialog it stands within it. */
let places: readonly string[] = [];

const tell = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Asks whoever is here to show who they are; all calls that wait share one question. False where it was closed. */
export const askForProof = (): Promise<boolean> => {
  if (places.length === 0) return Promise.resolve(false);
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    waiting = { done: promise, answer: resolve };
    tell();
  }
  return waiting.done;
};

/** Ends the question, and lets the calls go on or fail. */
export const answerProof = (proved: boolean) => {
  waiting?.answer(proved);
  waiting = undefined;
  tell();
};

const asker = () => (waiting ? (places.at(-1) ?? '') : '');

/** No page is rendered with the question. */
const nowhere = () => '';

/** Whether the question is to be asked here. */
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
