import { Worker } from 'node:worker_threads';

/**
 * A thread that wants nothing but to wake twenty times a second. How late it is then is how long the machine had no time for
 * anybody: on one with two cores and many at work that is neither the cluster's doing nor its promise.
 */
const ticking = `
  const { parentPort } = require('node:worker_threads');
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    const late = now - last - 50;
    last = now;
    if (late > 10) parentPort.postMessage(late);
  }, 50);`;

/** Tells how late the machine was, in milliseconds, between two moments of `performance.now()`. */
export const watchLateness = () => {
  const times: { readonly at: number; readonly late: number }[] = [];
  const worker = new Worker(ticking, { eval: true });
  worker.on('message', (late: number) => times.push({ at: performance.now(), late }));
  worker.unref();
  return (from: number, to: number): number =>
    times.reduce((sum, { at, late }) => sum + Math.max(0, Math.min(at, to) - Math.max(at - late, from)), 0);
};
