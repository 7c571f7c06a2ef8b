import type { DeclaredDish } from '@zanga/domain/catalogue/dietary';
import type { Offered } from '../reach/is-reachable.ts';
import type { HeldRow } from './held-queries.ts';

/** A published product in memory: its row, with the facts by which lists and searches choose. */
export type HeldProduct = HeldRow & {
  readonly offered: Offered;
  readonly dish: DeclaredDish;
};

export const heldOf = (row: HeldRow): HeldProduct => ({
  ...row,
  offered: {
    kind: row.kind,
    channels: row.channels,
    unsold_at: row.at_shops.filter(({ sold }) => !sold).map(({ shop }) => shop),
  },
  dish: {
    labels: row.labels,
    contents: row.diet_contents,
    allergens: row.allergens_declared ? row.allergens : null,
  },
});

/** Facts that decide in which lists a product stands, and where. */
const orderOf = (row: HeldRow): string =>
  JSON.stringify([
    ...[row.name_words, row.root_category_id, row.position, row.placed, row.sold_lately, row.popularity],
    ...[row.price_cents, row.reduced_price_cents, row.reduced_from, row.reduced_until, row.price_rules],
    ...[row.price_history, row.kind, row.channels, row.at_shops.map(({ shop, sold }) => [shop, sold])],
    ...[row.labels, row.allergens_declared, row.allergens],
  ]);

export const movesInLists = (before: HeldRow, after: HeldRow): boolean => orderOf(before) !== orderOf(after);

export const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** By name, then by id: equal names always in one order. */
export const byName = (one: HeldRow, other: HeldRow): number =>
  compareText(one.name_words, other.name_words) || compareText(one.id, other.id);

/** Best sellers first. */
export const byDemand = (one: HeldRow, other: HeldRow): number =>
  other.sold_lately - one.sold_lately || other.popularity - one.popularity || byName(one, other);
