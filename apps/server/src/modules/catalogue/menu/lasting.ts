import type { ProductQuery } from '@zanga/contract/menu/products';
import { availabilityOf, type Sellable } from '@zanga/domain/catalogue/availability';
import { nextPriceTurn } from '@zanga/domain/catalogue/price/price-of';
import { nextTurn } from '@zanga/domain/next-turn';
import { endOfMinute, type MadeOf, type Tag } from '../../../platform/made-of.ts';
import { priceRuleOf } from '../prices/price-rule-queries.ts';
import { anywhere } from '../reach/reach-queries.ts';
import { windowsOf } from '../reach/read-windows.ts';
import { sellableOf } from '../reach/sellable.ts';
import type { CategoryRow } from '../visible/category-queries.ts';
import type { CardRow } from '../visible/held-cards.ts';
import type { HeldProduct } from '../visible/held-product.ts';
import type { ListedProducts } from './list-products.ts';

/** Tags of a card or a detail. Categories have none: a change of one is announced as a change of everything. */
export const tagsOfCard = ({ id, option_groups }: Pick<CardRow, 'id' | 'option_groups'>): readonly Tag[] => [
  `product:${id}`,
  ...option_groups.map((group): Tag => `option:${group}`),
];

const earliest = (now: Date, last: Date, moments: readonly (Date | null)[]): Date =>
  moments.reduce<Date>((first, one) => (one && one > now && one < first ? one : first), last);

/** Next midnight of a moment: all cards of a page share it. */
const midnights = new WeakMap<Date, Date>();

const midnightAfter = (now: Date): Date => {
  const known = midnights.get(now) ?? nextTurn([], now);
  midnights.set(now, known);
  return known;
};

/** Until when its hours change nothing; a product outside of all its hours is read again each minute. */
const windowsHoldUntil = (sellable: Sellable, now: Date): Date => {
  const { windows, categoryWindows } = sellable;
  if (windows.length + categoryWindows.length === 0) return midnightAfter(now);
  const told = availabilityOf({ ...sellable, soldOut: [], stock: null, stockAt: [] }, { now });
  if (told.state === 'not_now' && told.availableFrom === null) return new Date(endOfMinute(now));
  return nextTurn([...windows, ...categoryWindows], now);
};

/** When time alone may change a product: a price, a mark, hours that begin or end. */
export const cardHoldsUntil = (row: CardRow, now: Date): Date => {
  const marks = row.sold_out.map(({ until }) => (until === null ? null : new Date(until)));
  const prices = [row.reduced_from, row.reduced_until, nextPriceTurn(row.price_rules.map(priceRuleOf), now)];
  return earliest(now, windowsHoldUntil(sellableOf(row, []), now), [...marks, ...prices, row.choice_back]);
};

/** When time alone may change a search result: its price, since availability is not part of it. */
export const foundHoldsUntil = (row: HeldProduct, now: Date): Date =>
  earliest(now, midnightAfter(now), [
    row.reduced_from,
    row.reduced_until,
    nextPriceTurn(row.price_rules.map(priceRuleOf), now),
  ]);

/** Same for a page of results. */
export const searchHoldsUntil = (turns: readonly (Date | null)[], now: Date): Date =>
  earliest(now, midnightAfter(now), turns);

const always = { channels: [], missingAt: [], soldOut: [], stock: null };

/** When time alone may change a category. */
export const categoriesHoldUntil = (
  rows: readonly Pick<CategoryRow, 'availability' | 'parent_availability'>[],
  now: Date,
): Date =>
  earliest(
    now,
    midnightAfter(now),
    rows.map((row) => {
      const windows = windowsOf(row.availability);
      return windowsHoldUntil(
        { ...always, windows, categoryWindows: windowsOf(row.parent_availability) },
        now,
      );
    }),
  );

type Listed = Pick<ListedProducts, 'rows' | 'category' | 'reach' | 'nextPrice'>;

/** Tags of a list: its cards, the products and order of its category, and the shops if a place was given. */
export const lastingOfList = (
  { rows, category, reach, nextPrice }: Listed,
  { sort, discounted, sold }: Pick<ProductQuery, 'sort' | 'discounted' | 'sold'>,
  now: Date,
): Parameters<MadeOf> => {
  const tags: Tag[] = [category === null ? 'list' : `list:${category}`, ...rows.flatMap(tagsOfCard)];
  if (sort === 'price' || discounted !== undefined) tags.push('prices');
  if (sort === 'popular' || sold !== undefined) tags.push('popular');
  if (reach !== anywhere) tags.push('sellers');
  const turns = [nextPrice, ...rows.map((row) => cardHoldsUntil(row, now))];
  return [tags, earliest(now, midnightAfter(now), turns)];
};
