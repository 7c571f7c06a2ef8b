import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFile } from '../unreadable.ts';
import { rowPacks } from './row-packs.ts';
import type { ThreadAnswer, ThreadQuestion } from './thread-packs.ts';

// The thread that `thread-packs.ts` starts for a file: it reads on when it is asked, and waits otherwise.
const packs = rowPacks(workerData);

/** Reads to the end, where nobody wants the rows. */
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
