import { parseSearch, stringifySearch } from '@zanga/browser/address/search-text.ts';

/** A saved view as devices stored it before the server did. */
type KeptView = { readonly name: string; readonly search: string };

const mostViews = 20;

const isView = (value: unknown): value is KeptView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'string';

/** Views stored on the device; unreadable ones are dropped. */
export const readViews = (kept: string | null): readonly KeptView[] => {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? read.filter(isView).slice(0, mostViews) : [];
  } catch {
    return [];
  }
};

/** Filters as a text, the same in any order of setting; the chosen shop is left out. */
export const searchOf = (params: Readonly<Record<string, unknown>>): string => {
  const named = Object.entries(params)
    .filter(([name, value]) => name !== 'negozio' && value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return stringifySearch(Object.fromEntries(named));
};

export const paramsOf = ({ search }: Pick<KeptView, 'search'>) => parseSearch(search);
