import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { UnreadableFile } from '../unreadable.ts';
import type { RowPack } from './row-packs.ts';

/** Asks for the next pack, or for a check of the whole file. */
export type ThreadQuestion = 'next' | 'all';
/** Answer of the thread; null after the last pack. */
export type ThreadAnswer = { readonly pack: RowPack | null } | { readonly unreadable: string };

const program = new URL('./table-thread.ts', import.meta.url);
/** Several times the need of the largest file. */
const limits = { maxOldGenerationSizeMb: 256 };
/** The worst file takes a second or two; one that takes this long never ends. */
const patienceMs = 60_000;

const problemOf = (error: unknown): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY' || code === 'ABORT_ERR')
    return new UnreadableFile('Questo file è troppo pesante da leggere: dividilo in più file');
  return error;
};

const ask = async (thread: Worker, question: ThreadQuestion): Promise<RowPack | null> => {
  const answered = once(thread, 'message', { signal: AbortSignal.timeout(patienceMs) });
  thread.postMessage(question);
  // The thread sends only these messages.
  const [answer] = (await answered) as [ThreadAnswer];
  if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable);
  return answer.pack;
};

/**
 * Rows of a file in packs, read on demand in a thread of its own, so that no file, however malicious, delays orders.
 * Throws `UnreadableFile` for any other file.
 */
export async function* threadPacks(
  bytes: Uint8Array,
  question: ThreadQuestion = 'next',
): AsyncGenerator<RowPack> {
  const thread = new Worker(program, { workerData: bytes, execArgv: [], resourceLimits: limits });
  try {
    for (;;) {
      const pack = await ask(thread, question);
      if (pack === null) return;
      yield pack;
    }
  } catch (error) {
    throw problemOf(error);
  } finally {
    await thread.terminate();
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Throws `UnreadableFile` unless the whole file is a table of products; checks one file after the other. */
export const checkFile = (bytes: Uint8Array): Promise<unknown> => {
  const checked = last.then(() => threadPacks(bytes, 'all').next());
  // The caller hears of a failed check; the queue goes on.
  last = checked.catch(() => undefined);
  return checked;
};
