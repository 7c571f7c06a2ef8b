import type { ProductQuery } from '@zanga/contract/menu/products';
import type { CallQuery } from '@zanga/contract/wire/call-query';
import type { PageMeta } from '@zanga/contract/wire/page';
import type { Refusal } from '@zanga/contract/wire/route';
import { effectivePrice } from '@zanga/domain/catalogue/discount';
import { nextPriceTurn, type PriceContext, priceOf } from '@zanga/domain/catalogue/price/price-of';
import type { Db } from '../../../platform/database/connection.ts';
import { presentDiscount } from '../prices/present-price.ts';
import { readRuledPrices } from '../prices/price-queries.ts';
import { hasPricesByPlace } from '../prices/price-rule-queries.ts';
import { pricedFor } from '../prices/priced-for.ts';
import { type KeptShops, type Reach, readReach } from '../reach/reach-queries.ts';
import { type CardRow, type Reader, readCards } from './card-queries.ts';
import { readNextReduction, readReduced } from './discount-queries.ts';
import { listProductIds } from './listing-queries.ts';
import type { ProductWish } from './present-product.ts';

export type ListedProducts = {
  readonly ok: true;
  readonly rows: readonly CardRow[];
  readonly wanted: ProductWish;
  readonly meta: PageMeta;
  /** Id of the category of the list. */
  readonly category: string | null;
  readonly reach: Reach;
  /** When a price of any product next changes; for lists filtered or sorted by price. */
  readonly nextPrice: Date | null;
  /** Whether another mode or shop could give other prices, or another order by price. */
  readonly byPlace: boolean;
};

/** Position of a page; even an empty list has a first page. */
export const pageMeta = (
  total: number,
  { page, paginate }: Pick<PageMeta, 'page' | 'paginate'>,
): PageMeta => ({
  total,
  page,
  paginate,
  last_page: Math.max(1, Math.ceil(total / paginate)),
});

/** Products with a discount there, except where the price history contradicts it. */
const readDiscounted = async (db: Db, priced: PriceContext, now: Date) => {
  const rows = await readReduced(db, now);
  const ids = rows.filter((row) => presentDiscount(row, priced, now) !== null).map(({ id }) => id);
  return { ids, byPlace: rows.some(hasPricesByPlace) };
};

/** Current prices of products with price rules, and when a price of any product next changes. */
const readPrices = async (db: Db, priced: PriceContext, now: Date) => {
  const rows = await readRuledPrices(db);
  const reduction = await readNextReduction(db, now);
  const turn = nextPriceTurn(
    rows.flatMap(({ prices }) => prices.rules),
    now,
  );
  return {
    ruled: rows.map(({ id, prices }) => ({
      id,
      price: effectivePrice(priceOf(prices, priced, now), now).price,
    })),
    byPlace: rows.some(({ byPlace }) => byPlace),
    next: [reduction, turn].reduce((first, one) => (first && (!one || first <= one) ? first : one)),
  };
};

/** A page of the products that match the query and the filters of the call. */
export const listProducts = async (
  { db, shops }: { readonly db: Db; readonly shops: KeptShops },
  { query, given }: { readonly query: ProductQuery; readonly given: CallQuery },
  reader: Reader,
): Promise<ListedProducts | Refusal<'category.not_found' | 'shop.not_found'>> => {
  const { now } = reader;
  const reach = await readReach(shops, given);
  if ('ok' in reach) return reach;
  const priced = pricedFor(given, reach);
  const among = query.discounted ? await readDiscounted(db, priced, now) : undefined;
  // An empty parameter counts as absent, as an empty form field sends it.
  const category = query.category || undefined;
  const byPrice = query.discounted !== undefined || query.sort === 'price';
  const prices = byPrice ? await readPrices(db, priced, now) : { ruled: [], next: null, byPlace: false };
  const found = await listProductIds(db, {
    ...query,
    category,
    reach,
    among: among?.ids,
    ruledPrices: prices.ruled,
    now,
  });
  const { ids, total } = found;
  if (!found.known) return { ok: false, code: 'category.not_found' };
  const rows = await readCards(db, ids, { ...reader, shop: reach.shop });
  const wanted = { now, shop: reach.shop, priced };
  const meta = pageMeta(total, query);
  const byPlace = prices.byPlace || (among?.byPlace ?? false) || rows.some(hasPricesByPlace);
  return { ok: true, rows, wanted, meta, category: found.category, reach, nextPrice: prices.next, byPlace };
};
