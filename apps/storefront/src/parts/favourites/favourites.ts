import { parseStored, storage, useStored } from '../../base/storage/storage.ts';

/** What is marked on this device, the latest first, and of what the account has not heard yet. */
export type Favourites = { readonly marked: readonly string[]; readonly unsent: readonly string[] };

const none: Favourites = { marked: [], unsent: [] };

const isSlugs = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isFavourites = (value: unknown): value is Favourites =>
  typeof value === 'object' &&
  value !== null &&
  'marked' in value &&
  'unsent' in value &&
  isSlugs(value.marked) &&
  isSlugs(value.unsent);

/** As many as a device remembers; the account keeps them all. */
export const favouritesKept = 300;

const without = (slugs: readonly string[], slug: string) => slugs.filter((other) => other !== slug);

/** The list with a slug put first, or taken out where it was already in; either way the account has to hear of it. */
export const toggled = ({ marked, unsent }: Favourites, slug: string): Favourites => ({
  marked: marked.includes(slug) ? without(marked, slug) : [slug, ...marked].slice(0, favouritesKept),
  unsent: [...without(unsent, slug), slug],
});

/** What the account says, with what it has not heard yet laid over it. */
export const merged = ({ marked, unsent }: Favourites, account: readonly string[]): Favourites => ({
  marked: [
    ...marked.filter((slug) => unsent.includes(slug)),
    ...account.filter((slug) => !unsent.includes(slug)),
  ].slice(0, favouritesKept),
  unsent,
});

/** The list once the account has heard of a slug; unless it was touched again meanwhile. */
export const heard = (now: Favourites, slug: string, asMarked: boolean): Favourites =>
  now.marked.includes(slug) === asMarked ? { ...now, unsent: without(now.unsent, slug) } : now;

export const readFavourites = () => parseStored(storage.read('favorites'), isFavourites) ?? none;

export const changeFavourites = (change: (now: Favourites) => Favourites) =>
  storage.write('favorites', JSON.stringify(change(readFavourites())));

/** Slugs of what is marked on this device, kept current. */
export const useFavourites = () => (parseStored(useStored('favorites'), isFavourites) ?? none).marked;

/** Marks or unmarks at once, network or none, and says which it was. */
export const toggleFavourite = (slug: string) => {
  changeFavourites((now) => toggled(now, slug));
  return readFavourites().marked.includes(slug);
};
