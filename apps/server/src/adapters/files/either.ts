import { type Files, FilesAway } from './port.ts';

/**
 * Two stores as one, during a move and after: new files go into the first, and files missing there are read from the
 * second.
 */
export const eitherFiles = (first: Files, second: Files): Files => ({
  put: first.put,
  get: async (key) => {
    let away: FilesAway | undefined;
    const found = await first.get(key).catch((error: unknown) => {
      if (!(error instanceof FilesAway)) throw error;
      away = error;
    });
    if (found) return found;
    const other = await second.get(key);
    if (!other && away) throw away; // The first store may hold it.
    // The file may have moved between the two reads.
    return other ?? (await first.get(key));
  },
  delete: async (key) => {
    await first.delete(key);
    await second.delete(key);
  },
  list: async function* (prefix) {
    yield* first.list(prefix);
    yield* second.list(prefix);
  },
});
