import type { Allergen, DietaryLabel, DietContent } from '../catalogue/vocabulary.ts';
import type { DietQuery } from './read-diet.ts';

/** A condition that a search has by its words. */
export type DietFilter =
  | { readonly kind: 'label'; readonly label: DietaryLabel }
  | { readonly kind: 'allergen'; readonly allergen: Allergen }
  | { readonly kind: 'content'; readonly content: DietContent }
  | { readonly kind: 'other'; readonly other: string };

const labelWords: Readonly<Record<DietaryLabel, string>> = {
  vegetarian: 'vegetariano',
  vegan: 'vegano',
  gluten_free: 'senza glutine',
  lactose_free: 'senza lattosio',
  halal: 'halal',
  // No word of a search asks for this label: `piccante` is searched like any other word.
  spicy: '',
  organic: 'biologico',
};

const allergenWords: Readonly<Record<Allergen, string>> = {
  gluten: 'cereali',
  crustaceans: 'crostacei',
  eggs: 'uova',
  fish: 'pesce',
  peanuts: 'arachidi',
  soy: 'soia',
  milk: 'latte',
  nuts: 'frutta a guscio',
  celery: 'sedano',
  mustard: 'senape',
  sesame: 'sesamo',
  sulphites: 'solfiti',
  lupin: 'lupini',
  molluscs: 'molluschi',
};

const contentWords: Readonly<Record<DietContent, string>> = {
  meat: 'carne',
  pork: 'maiale',
  alcohol: 'alcol',
};

/** All conditions of a search, in their order on the screen. */
export const dietFilters = ({ labels, allergens, contents, others }: DietQuery): readonly DietFilter[] => [
  ...labels.map((label) => ({ kind: 'label', label }) as const),
  ...allergens.map((allergen) => ({ kind: 'allergen', allergen }) as const),
  ...contents.map((content) => ({ kind: 'content', content }) as const),
  ...others.map((other) => ({ kind: 'other', other }) as const),
];

const wordsOf = (filter: DietFilter): string => {
  switch (filter.kind) {
    case 'label':
      return labelWords[filter.label];
    case 'allergen':
      return `senza ${allergenWords[filter.allergen]}`;
    case 'content':
      return `senza ${contentWords[filter.content]}`;
    case 'other':
      return `senza ${filter.other}`;
  }
};

/** The search without one of its conditions: the rest, and the other conditions in words that can be read again. */
export const searchWithout = (query: DietQuery, away: DietFilter): string => {
  const key = JSON.stringify(away);
  const kept = dietFilters(query).filter((filter) => JSON.stringify(filter) !== key);
  return [query.text, ...kept.map(wordsOf)].filter((words) => words !== '').join(' ');
};
