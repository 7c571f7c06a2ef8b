import { type Files, FilesAway } from './port.ts';

/**
 * Two stores as one, while files move from one to the other and after: what is new goes into the first, and what is not
 * found there is looked for in the second.
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
    if (!other && away) throw away; // Nobody knows whether it is there.
    // It may have moved between the two looks.
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
