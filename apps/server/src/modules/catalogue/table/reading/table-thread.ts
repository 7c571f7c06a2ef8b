import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFile } from '../unreadable.ts';
import { rowPacks } from './row-packs.ts';
import type { ThreadAnswer } from './thread-packs.ts';

// The thread that `thread-packs.ts` starts for a file: it reads on when it is asked for the next pack, and waits otherwise.
const packs = rowPacks(workerData);

const answer = (): ThreadAnswer => {
  try {
    return { pack: packs.next().value ?? null };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message };
    throw error;
  }
};

parentPort?.on('message', () => parentPort?.postMessage(answer()));
