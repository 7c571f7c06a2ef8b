import { Worker } from 'node:worker_threads';

/**
 * A thread that wants to wake twenty times a second and to work a few milliseconds. What it waits for more than that is how
 * long the machine had no time for anybody: on one with two cores and many at work that is neither the cluster's doing nor
 * its promise. It works because what only wakes is let through before what has to be computed.
 */
const ticking = `
  const { parentPort } = require('node:worker_threads');
  const { createHash } = require('node:crypto');
  const food = Buffer.alloc(1_000_000);
  let due = performance.now() + 50;
  const tick = () => {
    const worked = process.threadCpuUsage();
    createHash('sha256').update(food).digest();
    const { user, system } = process.threadCpuUsage(worked);
    const now = performance.now();
    const late = now - due - (user + system) / 1_000;
    due = now + 50;
    if (late > 10) parentPort.postMessage(late);
    setTimeout(tick, 50);
  };
  setTimeout(tick, 50);`;

/** Tells how late the machine was, in milliseconds, between two moments of `performance.now()`. */
export const watchLateness = () => {
  const times: { readonly at: number; readonly late: number }[] = [];
  const worker = new Worker(ticking, { eval: true });
  worker.on('message', (late: number) => times.push({ at: performance.now(), late }));
  worker.unref();
  return (from: number, to: number): number =>
    times.reduce((sum, { at, late }) => sum + Math.max(0, Math.min(at, to) - Math.max(at - late, from)), 0);
};
