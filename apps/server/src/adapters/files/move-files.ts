import type { Files, StoredFile } from './port.ts';

export type MoveProgress = { readonly moved: number; readonly bytes: number };

type Move = {
  readonly from: Files;
  readonly to: Files;
  readonly onProgress?: (progress: MoveProgress) => void;
  /** Files moved at once, each in memory. */
  readonly atOnce?: number;
};

const isSame = (one: StoredFile | undefined, other: StoredFile): boolean =>
  one !== undefined && one.contentType === other.contentType && one.data.equals(other.data);

/**
 * Copies one file, reads it back, then deletes the original. Killed at any point it leaves the file in one place or in
 * both.
 */
const moveOne = async ({ from, to }: Move, key: string): Promise<number> => {
  const file = await from.get(key);
  if (!file) return 0; // Deleted meanwhile.
  if (!isSame(await to.get(key), file)) await to.put(key, file);
  if (!isSame(await to.get(key), file)) throw new Error(`${key} was not the same after it was moved`);
  await from.delete(key);
  return file.data.length;
};

/** Moves every file to another store while both are read. Run again it continues. */
export const moveFiles = async (move: Move): Promise<MoveProgress> => {
  const { from, onProgress, atOnce = 4 } = move;
  let moved = 0;
  let bytes = 0;
  const keys = from.list('')[Symbol.asyncIterator]();
  let failed = false;
  const work = async () => {
    while (!failed) {
      const { value, done } = await keys.next();
      if (done) return;
      bytes += await moveOne(move, value.key).catch((error: unknown) => {
        failed = true;
        throw error;
      });
      moved += 1;
      onProgress?.({ moved, bytes });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { moved, bytes };
};
