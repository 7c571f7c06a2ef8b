import { isSafe } from '@zanga/domain/catalogue/dietary';
import type { DietQuery } from '@zanga/domain/search/read-diet';
import type { Thing } from './search-index.ts';

export type Diet = Omit<DietQuery, 'text'>;

/** Whether a search says anything of diet, allergens or contents. */
export const asksDiet = ({ labels, allergens, contents, others }: Diet): boolean =>
  labels.length + allergens.length + contents.length + others.length > 0;

/** Whether something suits what was asked. */
export type Suits = (thing: Thing) => boolean;

/** Dishes that declare what was asked. What no dish declares suits none: an unsure dish may harm who eats it. */
export const suitsDiet = (diet: Diet): Suits => {
  if (!asksDiet(diet)) return () => true;
  const { labels, allergens, contents, others } = diet;
  if (others.length > 0) return () => false;
  // A category promises nothing of what is in it.
  return ({ dish }) => isSafe(dish, allergens, labels, contents);
};
