import { parseStored, storage, useStored } from '../storage.ts';

const isSlugs = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Newest first, at most this many: what the list shows in one page (CON-1). */
export const favouritesKept = 60;

/** The list with a slug put first, or taken out where it was already in. */
export const toggled = (slugs: readonly string[], slug: string) =>
  slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [slug, ...slugs].slice(0, favouritesKept);

const read = () => parseStored(storage.read('favorites'), isSlugs) ?? [];

/** Slugs of what a visitor has marked on this device. */
export const useFavourites = () => parseStored(useStored('favorites'), isSlugs) ?? [];

/** Marks or unmarks, and says which it was. */
export const toggleFavourite = (slug: string) => {
  const next = toggled(read(), slug);
  storage.write('favorites', JSON.stringify(next));
  return next.includes(slug);
};
