import type { ProductQuery } from '@zanga/contract/menu/products';
import type { CallQuery } from '@zanga/contract/wire/call-query';
import type { PageMeta } from '@zanga/contract/wire/page';
import type { Refusal } from '@zanga/contract/wire/route';
import { isSafe } from '@zanga/domain/catalogue/dietary';
import type { PriceContext } from '@zanga/domain/catalogue/price/price-of';
import { allergens, dietaryLabels } from '@zanga/domain/catalogue/vocabulary';
import { presentDiscount } from '../prices/present-price.ts';
import { hasPricesByPlace } from '../prices/price-rule-queries.ts';
import { pricedFor } from '../prices/priced-for.ts';
import { isReachable } from '../reach/is-reachable.ts';
import { anywhere, type KeptShops, type Reach, readReach } from '../reach/reach-queries.ts';
import { type CardRow, cardsOf } from '../visible/held-cards.ts';
import type { HeldProduct } from '../visible/held-product.ts';
import type { Place } from '../visible/list-orders.ts';
import type { VisibleCatalogue } from '../visible/visible-catalogue.ts';
import type { ProductWish } from './present-product.ts';

/** The visible catalogue, and the shops with their delivery areas. */
export type ReadingTools = { readonly menu: VisibleCatalogue; readonly shops: KeptShops };

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

type Condition = (product: HeldProduct) => boolean;

const wordsOf = (list: string | undefined) => (list ? list.split(',') : []);

/** Only dishes that declare themselves safe; undefined where nothing is avoided. */
export const safeFor = ({
  labels,
  without,
}: Pick<ProductQuery, 'labels' | 'without'>): Condition | undefined => {
  const wanted = dietaryLabels.filter((label) => wordsOf(labels).includes(label));
  const avoided = allergens.filter((allergen) => wordsOf(without).includes(allergen));
  if (wanted.length === 0 && avoided.length === 0) return undefined;
  return ({ dish }) => isSafe(dish, avoided, wanted);
};

/** Products with a discount there, except where the price history contradicts it. */
const discountedIn = ({ orders }: VisibleCatalogue, priced: PriceContext, now: Date): Condition => {
  const discounted = orders.turning.filter(({ product }) => presentDiscount(product, priced, now) !== null);
  const ids = new Set<string>(discounted.map(({ product }) => product.id));
  return ({ id }) => ids.has(id);
};

/** Names the conditions of `fitting`. */
const keyOf = ({ labels, without, sold }: ProductQuery, { ways }: Reach): string =>
  JSON.stringify([
    ...[labels, without, sold],
    ways.map(({ sellers, ...way }) => [sellers?.map(({ id, merchandise }) => [id, merchandise]), way]),
  ]);

/** Products that are had there, safe and sold as wished; undefined where all are. */
const fitting = (query: ProductQuery, reach: Reach): Condition | undefined => {
  const conditions = [
    reach === anywhere ? undefined : ({ offered }: HeldProduct) => isReachable(reach, offered),
    safeFor(query),
    query.sold && (({ sold_lately, popularity }: HeldProduct) => sold_lately > 0 || popularity > 0),
  ].filter((condition) => typeof condition === 'function');
  return conditions.length === 0
    ? undefined
    : (product) => conditions.every((condition) => condition(product));
};

const chosenOf = (
  menu: VisibleCatalogue,
  query: ProductQuery,
  { reach, priced, now }: { readonly reach: Reach; readonly priced: PriceContext; readonly now: Date },
): readonly Place[] => {
  const { orders } = menu;
  const category = query.category ? menu.category(query.category) : undefined;
  const { sort } = query;
  const all = sort === 'price' ? orders.byPrice(category, priced, now) : orders.sorted(category, sort);
  const fits = fitting(query, reach);
  const places = fits ? orders.chosen(all, keyOf(query, reach), fits) : all;
  if (!query.discounted) return places;
  const isDiscounted = discountedIn(menu, priced, now);
  return places.filter(({ product }) => isDiscounted(product));
};

/** A page of the products that match the query and the filters of the call. */
export const listProducts = async (
  { menu, shops }: ReadingTools,
  { query, given }: { readonly query: ProductQuery; readonly given: CallQuery },
  now: Date,
): Promise<ListedProducts | Refusal<'category.not_found' | 'shop.not_found'>> => {
  const reach = await readReach(shops, given);
  if ('ok' in reach) return reach;
  const priced = pricedFor(given, reach);
  // An empty parameter counts as absent, as an empty form field sends it.
  const category = query.category ? menu.category(query.category) : undefined;
  if (query.category && !category) return { ok: false, code: 'category.not_found' };
  const { orders } = menu;
  const { sort, page, paginate } = query;
  const chosen = chosenOf(menu, query, { reach, priced, now });
  const ids = chosen.slice((page - 1) * paginate, page * paginate).map(({ product }) => product.id);
  const rows = cardsOf(menu, ids, { now, shop: reach.shop });
  const isByPrice = query.discounted !== undefined || sort === 'price';
  return {
    ok: true,
    rows,
    wanted: { now, shop: reach.shop, priced },
    meta: pageMeta(chosen.length, query),
    category: category?.id ?? null,
    reach,
    nextPrice: isByPrice ? orders.nextPrice(now) : null,
    byPlace:
      rows.some(hasPricesByPlace) ||
      (isByPrice && orders.turning.some(({ product }) => hasPricesByPlace(product))),
  };
};
