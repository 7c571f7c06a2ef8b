import { parseSearch, stringifySearch } from '@zanga/browser/address/search-text.ts';

/** A named set of filters and an order, as a device kept it before the server did. */
type KeptView = { readonly name: string; readonly search: string };

const mostViews = 20;

const isView = (value: unknown): value is KeptView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'string';

/** Views as the device has kept them; what it cannot read is none. */
export const readViews = (kept: string | null): readonly KeptView[] => {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? read.filter(isView).slice(0, mostViews) : [];
  } catch {
    return [];
  }
};

/** The same filters always make the same text, in whichever order they were set; which shop is meant is none of them. */
export const searchOf = (params: Readonly<Record<string, unknown>>): string => {
  const named = Object.entries(params)
    .filter(([name, value]) => name !== 'negozio' && value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return stringifySearch(Object.fromEntries(named));
};

export const paramsOf = ({ search }: Pick<KeptView, 'search'>) => parseSearch(search);
