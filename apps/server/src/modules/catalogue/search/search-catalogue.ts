import type { SearchPage, SearchQuery } from '@zanga/contract/menu/products';
import type { CallQuery } from '@zanga/contract/wire/call-query';
import type { Refusal } from '@zanga/contract/wire/route';
import { readDiet } from '@zanga/domain/search/read-diet';
import { dietFilters, searchWithout } from '@zanga/domain/search/write-diet';
import type { KeptCatalogue } from '../kept-catalogue.ts';
import { searchHoldsUntil } from '../menu/lasting.ts';
import { pageMeta } from '../menu/list-products.ts';
import { pricedFor } from '../prices/priced-for.ts';
import { readReach } from '../reach/reach-queries.ts';
import { findHits } from './search-hits.ts';
import { wordsOf } from './searched-menu.ts';

type FoundPage = {
  readonly page: SearchPage;
  /** Whether another mode or shop could give other prices. */
  readonly byPlace: boolean;
  /** When time alone may change the result. */
  readonly until: Date;
};

/** Products and categories for a search, best first. */
export const searchCatalogue = async (
  { visible, shops }: Pick<KeptCatalogue, 'visible' | 'shops'>,
  { query, given }: { readonly query: SearchQuery; readonly given: CallQuery },
  now: Date,
): Promise<FoundPage | Refusal<'category.not_found' | 'shop.not_found'>> => {
  const reach = await readReach(shops, given);
  if ('ok' in reach) return reach;
  const priced = pricedFor(given, reach);
  const index = await wordsOf(await visible.get());
  const { search, page, paginate, root_category_id: key } = query;
  const root = key ? index.categoryId(key) : undefined;
  if (key && root === undefined) return { ok: false, code: 'category.not_found' };
  const diet = readDiet(search);
  const { hits, total } = findHits(index, diet.text, { root, reach, diet, page, paginate });
  const filters = dietFilters(diet).map((filter) => ({
    ...filter,
    search_without: searchWithout(diet, filter),
  }));
  const data = hits.map(({ tell }) => tell(priced, now));
  return {
    page: { data, meta: pageMeta(total, query), filters, looked_for: diet.text },
    byPlace: hits.some(({ pricedByPlace }) => pricedByPlace),
    until: searchHoldsUntil(
      hits.map(({ holdsUntil }) => holdsUntil(now)),
      now,
    ),
  };
};
