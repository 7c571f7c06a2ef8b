import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFile } from '../unreadable.ts';
import { rowPacks } from './row-packs.ts';
import type { ThreadAnswer, ThreadQuestion } from './thread-packs.ts';

// Thread of one file, started by `thread-packs.ts`: reads a pack per request, and waits otherwise.
const packs = rowPacks(workerData);

/** Reads to the end without returning rows. */
const readAll = (): null => {
  while (!packs.next().done);
  return null;
};

const answer = (asked: ThreadQuestion): ThreadAnswer => {
  try {
    return { pack: asked === 'all' ? readAll() : (packs.next().value ?? null) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message };
    throw error;
  }
};

parentPort?.on('message', (asked: ThreadQuestion) => parentPort?.postMessage(answer(asked)));
