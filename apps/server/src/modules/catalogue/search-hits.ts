import type { Place } from './place-queries.ts';
import { readWords } from './read-words.ts';
import type { SearchIndex, Thing } from './search-index.ts';
import { isHadThere } from './search-place.ts';
import { nearestOf, nearness, type Term } from './search-vocabulary.ts';
import { wordsMeant } from './spell-words.ts';

/** Where a search stays, and which page of it is wanted. */
export type SearchScope = {
  /** The id of a category. */
  readonly root: string | undefined;
  readonly place: Place;
  readonly page: number;
  readonly paginate: number;
};

export type Hits = { readonly hits: readonly Thing[]; readonly total: number };

/** A word that is looked for: the ways it may be written, and the catalogue's words that will do for it. */
type Wanted = { readonly ways: readonly string[]; readonly terms: readonly Term[] };

/** How well a thing answers: the lower the better; undefined where it does not. */
type Rank = (thing: Thing, number: number) => number | undefined;

const isInScope = ({ within, offered }: Thing, { root, place }: SearchScope) =>
  (root === undefined || within.includes(root)) && (offered === undefined || isHadThere(place, offered));

const collect = ({ things }: SearchIndex, scope: SearchScope, rank: Rank): Hits => {
  const byRank: Thing[][] = [];
  for (const [number, thing] of things.entries()) {
    const ranked = rank(thing, number);
    if (ranked === undefined || !isInScope(thing, scope)) continue;
    byRank[ranked] ??= [];
    byRank[ranked].push(thing);
  }
  const hits = byRank.flat();
  const from = (scope.page - 1) * scope.paginate;
  return { hits: hits.slice(from, from + scope.paginate), total: hits.length };
};

/** Whoever types a word may not have come to its end. */
const maybeBegun = ({ vocabulary }: SearchIndex, word: string): Wanted => ({
  ways: [word],
  terms: [...vocabulary.begun(word), ...vocabulary.bent(word)],
});

/** A word as it was probably meant. */
const corrected = ({ vocabulary }: SearchIndex, word: string): Wanted => {
  const ways = wordsMeant(word, vocabulary.all());
  return { ways, terms: ways.flatMap((way) => vocabulary.bent(way)) };
};

/** How a name can begin that begins with all the words; a few ways are enough to put the best first. */
const beginnings = (wanted: readonly Wanted[]): readonly string[] =>
  wanted
    .reduce<string[]>(
      (begun, { ways }) => begun.flatMap((way) => ways.map((word) => `${way} ${word}`)).slice(0, 16),
      [''],
    )
    .map((way) => way.trimStart());

/** Ranks of products: those of categories are lower. */
const nameBegins = 2;

/** What has all the words: categories first, then names that begin so, names, categories of products, texts. */
const searchAll = (index: SearchIndex, wanted: readonly Wanted[], scope: SearchScope): Hits => {
  const places = wanted.map(({ terms }) => nearestOf(terms, index.things.length));
  const ways = beginnings(wanted);
  return collect(index, scope, ({ rank, name }, number) => {
    let farthest = 0;
    for (const nearest of places) {
      const near = nearest[number];
      if (!near) return undefined;
      if (near > farthest) farthest = near;
    }
    if (rank !== undefined) return rank;
    return ways.some((way) => name.startsWith(way)) ? nameBegins : nameBegins + farthest;
  });
};

/** What has any of the words; the more of them it has the better, and categories before products. */
const searchAny = (index: SearchIndex, wanted: readonly Wanted[], scope: SearchScope): Hits => {
  const places = wanted.map(({ terms }) => nearestOf(terms, index.things.length));
  return collect(index, scope, ({ rank = nameBegins }, number) => {
    const missing = places.filter((nearest) => !nearest[number]).length;
    return missing === places.length ? undefined : missing * (nameBegins + 1) + rank;
  });
};

/** Names in which a word begins with each of these letters. */
const searchBeginnings = (index: SearchIndex, words: readonly string[], scope: SearchScope): Hits => {
  const places = words.map((word) => nearestOf(index.vocabulary.begun(word), index.things.length));
  const [first = ''] = words;
  return collect(index, scope, ({ rank, name }, number) => {
    if (places.some((nearest) => nearest[number] !== nearness.name)) return undefined;
    return rank ?? (name.startsWith(first) ? nameBegins : nameBegins + 1);
  });
};

/**
 * All the words as they are written; where nothing has them all, as they were probably meant, leaving out what means
 * nothing here; and where nothing has these together, any of them.
 */
export const findHits = (index: SearchIndex, text: string, scope: SearchScope): Hits => {
  const { words, scant } = readWords(text);
  if (words.length === 0) return { hits: [], total: 0 };
  if (scant) return searchBeginnings(index, words, scope);
  const written = words.map((word) => maybeBegun(index, word));
  const exact = searchAll(index, written, scope);
  if (exact.total > 0) return exact;

  const meant = written
    .map((wanted, place) => (wanted.terms.length > 0 ? wanted : corrected(index, words[place] ?? '')))
    .filter(({ terms }) => terms.length > 0);
  if (meant.length === 0) return exact;
  const all = searchAll(index, meant, scope);
  return all.total > 0 || meant.length === 1 ? all : searchAny(index, meant, scope);
};
