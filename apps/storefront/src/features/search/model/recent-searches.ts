import { parseStored, storage, useStored } from '../../../base/storage/storage.ts';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Most searches that a device remembers. */
export const searchesKept = 6;

const same = (a: string, b: string) => a.localeCompare(b, 'it', { sensitivity: 'base' }) === 0;

/** The list with a search put first, and its repetitions in any capitals removed. */
export const withSearch = (searches: readonly string[], search: string) =>
  [search, ...searches.filter((other) => !same(other, search))].slice(0, searchesKept);

const read = () => parseStored(storage.read('searches'), isTexts) ?? [];

/** Earlier searches of this device, newest first. */
export const useRecentSearches = () => parseStored(useStored('searches'), isTexts) ?? [];

/** Remembers a search whose result was opened. */
export const rememberSearch = (search: string) =>
  storage.write('searches', JSON.stringify(withSearch(read(), search)));

export const forgetSearches = () => storage.write('searches', null);
