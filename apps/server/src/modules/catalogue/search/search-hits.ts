import { isReachable } from '../reach/is-reachable.ts';
import type { Reach } from '../reach/reach-queries.ts';
import { readWords } from './read-words.ts';
import { asksDiet, type Diet, type Suits, suitsDiet } from './search-diet.ts';
import type { SearchIndex, Thing } from './search-index.ts';
import { nearestOf, nearness, type Term } from './search-vocabulary.ts';
import { wordsMeant } from './spell-words.ts';

/** Category, diet and page of a search. */
export type SearchScope = {
  /** The id of a category. */
  readonly root: string | undefined;
  readonly reach: Reach;
  readonly diet: Diet;
  readonly page: number;
  readonly paginate: number;
};

type Scope = SearchScope & { readonly suits: Suits };

export type Hits = { readonly hits: readonly Thing[]; readonly total: number };

const nothing: Hits = { hits: [], total: 0 };

/** A searched word: the ways it may be written, and the catalogue's words that match it. */
type SearchedWord = { readonly ways: readonly string[]; readonly terms: readonly Term[] };

/** Results by number of the thing: zero for no match, else how well it matches. */
type MatchQuality = Uint8Array;

const isInScope = ({ within, offered }: Thing, { root, reach }: Scope) =>
  (root === undefined || within.includes(root)) && (offered === undefined || isReachable(reach, offered));

/** A page of the results; a lower rank is better. */
const pageOf = (
  { things, sequence }: SearchIndex,
  scope: Scope,
  found: MatchQuality,
  rankOf: (thing: Thing, found: number) => number,
): Hits => {
  const byRank: Thing[][] = [];
  // Most things do not match: skipping them must cost nothing.
  for (const number of sequence) {
    const how = found[number];
    const thing = how ? things[number] : undefined;
    if (!how || !thing || !isInScope(thing, scope) || !scope.suits(thing)) continue;
    const rank = rankOf(thing, how);
    byRank[rank] ??= [];
    byRank[rank].push(thing);
  }
  const hits = byRank.flat();
  const from = (scope.page - 1) * scope.paginate;
  return { hits: hits.slice(from, from + scope.paginate), total: hits.length };
};

/** A word that may be the beginning of others, since the last one may be unfinished. */
const maybeBegun = ({ vocabulary }: SearchIndex, word: string): SearchedWord => ({
  ways: [word],
  terms: [...vocabulary.begun(word), ...vocabulary.bent(word)],
});

/** A word without its typing error, where one is likely. */
const corrected = ({ vocabulary }: SearchIndex, word: string): SearchedWord => {
  const ways = wordsMeant(word, vocabulary.telling());
  return { ways, terms: ways.flatMap((way) => vocabulary.bent(way)) };
};

/** Beginnings of names that contain all the words; a few are enough to put the best first. */
const beginnings = (wanted: readonly SearchedWord[]): readonly string[] =>
  wanted
    .reduce<string[]>(
      (begun, { ways }) => begun.flatMap((way) => ways.map((word) => `${way} ${word}`)).slice(0, 16),
      [''],
    )
    .map((way) => way.trimStart());

/** Ranks of products; the ones of categories are lower. */
const nameBegins = 2;

/** Things with all the words, each by its farthest word. */
const farthestOf = (places: readonly Uint8Array[]): MatchQuality =>
  places.reduce((farthest, nearest) => {
    for (let number = 0; number < farthest.length; number += 1) {
      const far = farthest[number] ?? 0;
      const near = nearest[number] ?? 0;
      if (far !== 0 && (near === 0 || near > far)) farthest[number] = near;
    }
    return farthest;
  });

/** Things with all the words: categories first, then beginnings of names, names, categories of products, texts. */
const searchAll = (index: SearchIndex, wanted: readonly SearchedWord[], scope: Scope): Hits => {
  const found = farthestOf(wanted.map(({ terms }) => nearestOf(terms, index.things.length)));
  const ways = beginnings(wanted);
  return pageOf(index, scope, found, ({ rank, name }, farthest) => {
    if (rank !== undefined) return rank;
    return ways.some((way) => name.startsWith(way)) ? nameBegins : nameBegins + farthest;
  });
};

/** Things with any of the words: more words first, categories before products. */
const searchAny = (index: SearchIndex, wanted: readonly SearchedWord[], scope: Scope): Hits => {
  const had = new Uint8Array(index.things.length);
  for (const { terms } of wanted) {
    const nearest = nearestOf(terms, had.length);
    for (let number = 0; number < had.length; number += 1)
      if (nearest[number]) had[number] = (had[number] ?? 0) + 1;
  }
  return pageOf(
    index,
    scope,
    had,
    ({ rank = nameBegins }, count) => (wanted.length - count) * (nameBegins + 1) + rank,
  );
};

/** Names in which a word begins with each of these letters. */
const searchBeginnings = (index: SearchIndex, words: readonly string[], scope: Scope): Hits => {
  const begun = words.map((word) => nearestOf(index.vocabulary.begun(word), index.things.length));
  const inNames = farthestOf(begun).map((farthest) => (farthest === nearness.name ? farthest : 0));
  const [first = ''] = words;
  return pageOf(
    index,
    scope,
    inNames,
    ({ rank, name }) => rank ?? (name.startsWith(first) ? nameBegins : nameBegins + 1),
  );
};

/** Everything that suits, best sellers first; a search for a diet alone means food, not a coffee. */
const searchEverything = (index: SearchIndex, scope: Scope): Hits =>
  pageOf(index, scope, new Uint8Array(index.things.length).fill(1), ({ offered }) =>
    offered?.kind === 'food' ? 0 : 1,
  );

/**
 * Looks for all words as written; then with corrected words, without the ones that mean nothing here; then for any of
 * them.
 */
export const findHits = (index: SearchIndex, text: string, limits: SearchScope): Hits => {
  const scope = { ...limits, suits: suitsDiet(limits.diet) };
  const { words, scant } = readWords(text);
  if (words.length === 0) return asksDiet(limits.diet) ? searchEverything(index, scope) : nothing;
  if (scant) return searchBeginnings(index, words, scope);
  const written = words.map((word) => maybeBegun(index, word));
  const exact = searchAll(index, written, scope);
  if (exact.total > 0) return exact;

  const meant = written
    .map((wanted, at) => (wanted.terms.length > 0 ? wanted : corrected(index, words[at] ?? '')))
    .filter(({ terms }) => terms.length > 0);
  if (meant.length === 0) return exact;
  const all = searchAll(index, meant, scope);
  return all.total > 0 || meant.length === 1 ? all : searchAny(index, meant, scope);
};
