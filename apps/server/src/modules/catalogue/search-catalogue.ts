import type { CallQuery } from '@zanga/contract/call-query';
import type { SearchPage, SearchQuery } from '@zanga/contract/products';
import type { Refusal } from '@zanga/contract/route';
import type { Db } from '../../platform/database/connection.ts';
import { KeptRead } from '../../platform/kept-read.ts';
import { pageMeta } from './list-products.ts';
import { readPlace } from './place-queries.ts';
import { readSearchIndex } from './search-fill.ts';
import { findHits } from './search-hits.ts';
import type { SearchIndex } from './search-index.ts';

/** The catalogue as searches read it, kept until it changes. */
export type KeptIndex = KeptRead<SearchIndex>;

export const keepSearchIndex = (db: Db): KeptIndex => new KeptRead(() => readSearchIndex(db));

/** Products and categories that answer a search, best first. */
export const searchCatalogue = async (
  { db, searched }: { readonly db: Db; readonly searched: KeptIndex },
  { query, given }: { readonly query: SearchQuery; readonly given: CallQuery },
  now: Date,
): Promise<SearchPage | Refusal<'category.not_found' | 'shop.not_found'>> => {
  const place = await readPlace(db, given);
  if ('ok' in place) return place;
  const index = await searched.get();
  const { search, page, paginate, root_category_id: key } = query;
  const root = key ? index.categoryId(key) : undefined;
  if (key && root === undefined) return { ok: false, code: 'category.not_found' };
  const { hits, total } = findHits(index, search, { root, place, page, paginate });
  return { data: hits.map(({ tell }) => tell(now)), meta: pageMeta(total, query) };
};
