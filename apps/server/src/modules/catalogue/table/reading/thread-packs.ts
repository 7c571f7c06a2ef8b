import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { UnreadableFile } from '../unreadable.ts';
import type { RowPack } from './row-packs.ts';

/** What the thread tells; null behind the last pack. */
export type ThreadAnswer = { readonly pack: RowPack | null } | { readonly unreadable: string };

const program = new URL('./table-thread.ts', import.meta.url);
/** Several times what the largest file takes. */
const limits = { maxOldGenerationSizeMb: 256 };
/** The worst file takes a second or two; what takes so long would take for ever. */
const patienceMs = 60_000;

const problemOf = (error: unknown): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY' || code === 'ABORT_ERR')
    return new UnreadableFile('Questo file è troppo pesante da leggere: dividilo in più file');
  return error;
};

const ask = async (thread: Worker): Promise<ThreadAnswer> => {
  const answered = once(thread, 'message', { signal: AbortSignal.timeout(patienceMs) });
  thread.postMessage('next');
  // The program below sends nothing else.
  const [answer] = (await answered) as [ThreadAnswer];
  return answer;
};

/**
 * The rows of a file in packs, read on a thread of its own as they are asked for: no file, however it was made, keeps
 * orders waiting. Throws `UnreadableFile` where it is no table of products.
 */
export async function* threadPacks(bytes: Uint8Array): AsyncGenerator<RowPack> {
  const thread = new Worker(program, { workerData: bytes, execArgv: [], resourceLimits: limits });
  try {
    for (;;) {
      const answer = await ask(thread);
      if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable);
      if (answer.pack === null) return;
      yield answer.pack;
    }
  } catch (error) {
    throw problemOf(error);
  } finally {
    await thread.terminate();
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Throws `UnreadableFile` where a file does not begin as a table of products does; one file after the other. */
export const checkBeginning = (bytes: Uint8Array): Promise<void> => {
  const check = async () => {
    for await (const _ of threadPacks(bytes)) break;
  };
  const checked = last.then(check);
  last = checked.catch(() => undefined);
  return checked;
};
