import { parseStored, storage, useStored } from '../../base/storage/storage.ts';

/** Favourites of this device, the latest first, and the slugs not sent to the account yet. */
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

/** Limit of a device; the account has none. */
export const favouritesKept = 300;

const without = (slugs: readonly string[], slug: string) => slugs.filter((other) => other !== slug);

/** The list with a slug added in front, or removed if it was in; either way it has to be sent. */
export const toggled = ({ marked, unsent }: Favourites, slug: string): Favourites => ({
  marked: marked.includes(slug) ? without(marked, slug) : [slug, ...marked].slice(0, favouritesKept),
  unsent: [...without(unsent, slug), slug],
});

/** The account's favourites, overlaid with the changes not sent yet. */
export const merged = ({ marked, unsent }: Favourites, account: readonly string[]): Favourites => ({
  marked: [
    ...marked.filter((slug) => unsent.includes(slug)),
    ...account.filter((slug) => !unsent.includes(slug)),
  ].slice(0, favouritesKept),
  unsent,
});

/** The list after the account has stored a slug; a slug touched again meanwhile stays unsent. */
export const heard = (now: Favourites, slug: string, asMarked: boolean): Favourites =>
  now.marked.includes(slug) === asMarked ? { ...now, unsent: without(now.unsent, slug) } : now;

export const readFavourites = () => parseStored(storage.read('favorites'), isFavourites) ?? none;

export const changeFavourites = (change: (now: Favourites) => Favourites) =>
  storage.write('favorites', JSON.stringify(change(readFavourites())));

/** Slugs of this device's favourites, kept current. */
export const useFavourites = () => (parseStored(useStored('favorites'), isFavourites) ?? none).marked;

/** Marks or unmarks at once, with or without a network, and announces it. */
export const toggleFavourite = (slug: string) => {
  changeFavourites((now) => toggled(now, slug));
  return readFavourites().marked.includes(slug);
};
