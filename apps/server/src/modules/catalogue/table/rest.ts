import { setTimeout } from 'node:timers/promises';

const longestMs = 200;

type Time = { readonly elapsed: () => number; readonly pause: (ms: number) => Promise<unknown> };

const real: Time = { elapsed: () => performance.now(), pause: (ms) => setTimeout(ms) };

/**
 * For long work in pieces beside live requests. Called after each piece, it rests as long as the piece took, so that
 * the work takes half of the time at most. On a busy machine pieces are slower, and the rests longer.
 */
export const makeRest = ({ elapsed, pause } = real): (() => Promise<void>) => {
  let begun = elapsed();
  return async () => {
    await pause(Math.min(longestMs, elapsed() - begun));
    begun = elapsed();
  };
};
