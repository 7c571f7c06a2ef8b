import type { ProductQuery } from '@zanga/contract/menu/products';
import type { CallQuery } from '@zanga/contract/wire/call-query';
import type { PageMeta } from '@zanga/contract/wire/page';
import type { Refusal } from '@zanga/contract/wire/route';
import type { AvailabilityQuery } from '@zanga/domain/catalogue/availability';
import type { Db } from '../../../platform/database/connection.ts';
import { type KeptShops, type Reach, readReach } from '../reach/reach-queries.ts';
import { type CardRow, type Reader, readCards } from './card-queries.ts';
import { readNextReduction, readReduced } from './discount-queries.ts';
import { listProductIds } from './listing-queries.ts';
import { presentDiscount } from './present-price.ts';

export type ListedProducts = {
  readonly ok: true;
  readonly rows: readonly CardRow[];
  readonly wanted: AvailabilityQuery;
  readonly meta: PageMeta;
  /** The category they were looked for in. */
  readonly category: string | null;
  readonly reach: Reach;
  /** Where they are chosen or put in order by price: when the clock next changes one, of any product. */
  readonly nextReduction: Date | null;
};

/** Where a page stands; even an empty list has a first page. */
export const pageMeta = (
  total: number,
  { page, paginate }: Pick<PageMeta, 'page' | 'paginate'>,
): PageMeta => ({
  total,
  page,
  paginate,
  last_page: Math.max(1, Math.ceil(total / paginate)),
});

/** Products whose lower price may be told as a discount; one to which the price history gives the lie is none. */
const readDiscounted = async (db: Db, now: Date): Promise<readonly string[]> => {
  const rows = await readReduced(db, now);
  return rows.filter((row) => presentDiscount(row, now) !== null).map(({ id }) => id);
};

/** A page of the products that meet the query and the call's own filters. */
export const listProducts = async (
  { db, shops }: { readonly db: Db; readonly shops: KeptShops },
  { query, given }: { readonly query: ProductQuery; readonly given: CallQuery },
  reader: Reader,
): Promise<ListedProducts | Refusal<'category.not_found' | 'shop.not_found'>> => {
  const { now } = reader;
  const reach = await readReach(shops, given);
  if ('ok' in reach) return reach;
  const among = query.discounted ? await readDiscounted(db, now) : undefined;
  // An empty parameter asks for nothing in particular, as a form that was not filled in sends it.
  const category = query.category || undefined;
  const byPrice = query.discounted !== undefined || query.sort === 'price';
  const nextReduction = byPrice ? await readNextReduction(db, now) : null;
  const found = await listProductIds(db, { ...query, category, reach, among, now });
  const { ids, total } = found;
  if (!found.known) return { ok: false, code: 'category.not_found' };
  const rows = await readCards(db, ids, { ...reader, shop: reach.shop });
  const wanted = { now, shop: reach.shop };
  const meta = pageMeta(total, query);
  return { ok: true, rows, wanted, meta, category: found.category, reach, nextReduction };
};
