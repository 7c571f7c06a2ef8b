import { isSafe } from '@zanga/domain/catalogue/dietary';
import type { DietQuery } from '@zanga/domain/search/read-diet';
import type { SearchIndex, Thing } from './search-index.ts';
import { nearestOf } from './search-vocabulary.ts';

export type Diet = Omit<DietQuery, 'text'>;

/** Whether a search says anything of diet or allergens. */
export const asksDiet = ({ labels, allergens, others }: Diet): boolean =>
  labels.length + allergens.length + others.length > 0;

/** Whether something, by its number, suits what was asked. */
export type Suits = (thing: Thing, number: number) => boolean;

/** Dishes that declare what was asked and name nothing that must not be in them. */
export const suitsDiet = ({ vocabulary, things }: SearchIndex, diet: Diet): Suits => {
  if (!asksDiet(diet)) return () => true;
  const { labels, allergens, others } = diet;
  const declared = labels.length + allergens.length > 0;
  const named = nearestOf(
    others.flatMap((other) => vocabulary.bent(other)),
    things.length,
  );
  return ({ dish }, number) =>
    // A category promises nothing of what is in it.
    dish !== undefined && !named[number] && (!declared || isSafe(dish, allergens, labels));
};
