import type { CallQuery } from '@zanga/contract/call-query';
import type { SearchPage, SearchQuery, SearchResult } from '@zanga/contract/products';
import type { Refusal } from '@zanga/contract/route';
import type { Db } from '../../platform/database/connection.ts';
import { readCategoriesById } from './category-queries.ts';
import { readFoundProducts } from './found-queries.ts';
import { pageMeta } from './list-products.ts';
import { readPlace } from './place-queries.ts';
import { presentFoundCategory, presentFoundProduct } from './present-found.ts';
import { readWords } from './read-words.ts';
import {
  type Hit,
  type Hits,
  type SearchScope,
  searchAll,
  searchAny,
  searchBeginnings,
} from './search-queries.ts';
import { wordsMeant } from './spell-words.ts';
import { readSpellings } from './spelling-queries.ts';

/** Whoever types a word may not have come to its end. */
const maybeBegun = (word: string) => [`${word}*`];

const nothing: Hits = { hits: [], total: 0, known: true };

/**
 * All the words as they are written; where nothing has them all, as they were probably meant, leaving out what means
 * nothing here; and where nothing has these together, any of them.
 */
const findHits = async (db: Db, text: string, scope: SearchScope): Promise<Hits> => {
  const { words, scant } = readWords(text);
  if (words.length === 0) return nothing;
  if (scant) return searchBeginnings(db, words, scope);
  const exact = await searchAll(db, words.map(maybeBegun), scope);
  if (exact.total > 0 || !exact.known) return exact;

  const spellings = await readSpellings(db, words);
  const meant = spellings
    .map(({ word, known, alike }) => (known ? maybeBegun(word) : wordsMeant(word, alike)))
    .filter((alternatives) => alternatives.length > 0);
  if (meant.length === 0) return exact;
  const corrected = await searchAll(db, meant, scope);
  return corrected.total > 0 || meant.length === 1 ? corrected : searchAny(db, meant, scope);
};

/** Whole answers for what was found, in its order; what vanished meanwhile is left out. */
const readFound = async (db: Db, hits: readonly Hit[], now: Date): Promise<SearchResult[]> => {
  const idsOf = (type: Hit['type']) => hits.filter((hit) => hit.type === type).map(({ id }) => id);
  const [products, categories] = await Promise.all([
    readFoundProducts(db, idsOf('product'), now),
    readCategoriesById(db, idsOf('category')),
  ]);
  const found = [
    ...products.map((row) => presentFoundProduct(row, now)),
    ...categories.map(presentFoundCategory),
  ];
  const byId = new Map(found.map((result) => [result.id, result]));
  return hits.flatMap(({ id }) => byId.get(id) ?? []);
};

/** Products and categories that answer a search, best first. */
export const searchCatalogue = async (
  db: Db,
  { query, given }: { readonly query: SearchQuery; readonly given: CallQuery },
  now: Date,
): Promise<SearchPage | Refusal<'category.not_found' | 'shop.not_found' | 'address.not_found'>> => {
  const place = await readPlace(db, given);
  if ('ok' in place) return place;
  const { search, page, paginate } = query;
  const root = query.root_category_id || undefined;
  const { hits, total, known } = await findHits(db, search, { root, place, page, paginate });
  if (!known) return { ok: false, code: 'category.not_found' };
  return { data: await readFound(db, hits, now), meta: pageMeta(total, query) };
};
