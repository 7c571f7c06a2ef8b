import { setTimeout } from 'node:timers/promises';

/** Nobody rests longer than this in one go. */
const longestMs = 200;

type Time = { readonly elapsed: () => number; readonly pause: (ms: number) => Promise<unknown> };

const real: Time = { elapsed: () => performance.now(), pause: (ms) => setTimeout(ms) };

/**
 * For long work in pieces, beside which people are served. Called after each piece, it rests as long as that piece took,
 * so that the work takes half of the time at most and twice as long. A piece is slow where others are at work, too: then
 * they get more.
 */
export const makeRest = ({ elapsed, pause } = real): (() => Promise<void>) => {
  let begun = elapsed();
  return async () => {
    await pause(Math.min(longestMs, elapsed() - begun));
    begun = elapsed();
  };
};
