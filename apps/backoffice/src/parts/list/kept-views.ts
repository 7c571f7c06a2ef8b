import { parseSearch, stringifySearch } from '@zanga/browser/address/search-text.ts';

/** A named set of filters and an order: what the address of a list says. */
export type KeptView = { readonly name: string; readonly search: string };

const longestName = 40;
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

export const paramsOf = ({ search }: KeptView) => parseSearch(search);

/** With one more view; one of the same name is replaced, and the oldest go when there are too many. */
export const withView = (views: readonly KeptView[], name: string, search: string): readonly KeptView[] => {
  const called = name.trim().slice(0, longestName);
  if (called === '') return views;
  const others = views.filter((view) => view.name !== called);
  return [...others, { name: called, search }].slice(-mostViews);
};

export const withoutView = (views: readonly KeptView[], name: string) =>
  views.filter((view) => view.name !== name);
