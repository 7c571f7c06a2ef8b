import { isSafe } from '@zanga/domain/catalogue/dietary';
import type { DietQuery } from '@zanga/domain/search/read-diet';
import type { Thing } from './search-index.ts';

export type Diet = Omit<DietQuery, 'text'>;

/** Whether a search names a diet, allergens or contents. */
export const asksDiet = ({ labels, allergens, contents, others }: Diet): boolean =>
  labels.length + allergens.length + contents.length + others.length > 0;

/** Whether a thing suits the diet of a search. */
export type Suits = (thing: Thing) => boolean;

/** Dishes that declare the diet of a search. An undeclared dish never suits: it may harm a person. */
export const suitsDiet = (diet: Diet): Suits => {
  if (!asksDiet(diet)) return () => true;
  const { labels, allergens, contents, others } = diet;
  if (others.length > 0) return () => false;
  // A category promises nothing about its dishes.
  return ({ dish }) => isSafe(dish, allergens, labels, contents);
};
