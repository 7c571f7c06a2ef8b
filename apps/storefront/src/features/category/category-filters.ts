import {
  type Allergen,
  allergens,
  type DietaryLabel,
  dietaryLabels,
} from '@zanga/domain/catalogue/vocabulary';

export type Filters = {
  readonly labels: readonly DietaryLabel[];
  readonly without: readonly Allergen[];
};

/** A change of filters, applied to the latest ones: the page may not show them yet. */
export type FilterChange = (filters: Filters) => Filters;

/** Search parameters of a category page. */
export type CategorySearch = {
  readonly labels?: string;
  readonly without?: string;
  readonly page?: number;
};

/** The known words of a comma-separated text, in their own order, each once. */
const known = <const T extends readonly string[]>(words: T, text: unknown): T[number][] => {
  if (typeof text !== 'string') return [];
  const asked = new Set(text.split(','));
  return words.filter((word) => asked.has(word));
};

/** Reads filters from an address and drops unknown words, so that none seems to filter. */
export const filtersFrom = (search: Readonly<Record<string, unknown>>): Filters => ({
  labels: known(dietaryLabels, search.labels),
  without: known(allergens, search.without),
});

/** Search parameters of filters; empty without filters. */
export const filterParams = ({ labels, without }: Filters): Pick<CategorySearch, 'labels' | 'without'> => ({
  ...(labels.length > 0 && { labels: labels.join(',') }),
  ...(without.length > 0 && { without: without.join(',') }),
});

/** Validates the whole search of a category page. */
export const categorySearch = (raw: Readonly<Record<string, unknown>>): CategorySearch => {
  const page = Number(raw.page);
  return {
    ...filterParams(filtersFrom(raw)),
    ...(Number.isSafeInteger(page) && page > 1 && page <= 1_000_000 && { page }),
  };
};

const switched = <T>(list: readonly T[], item: T) =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** Turns one label over. */
export const withLabel =
  (label: DietaryLabel): FilterChange =>
  (filters) => ({ ...filters, labels: switched(filters.labels, label) });

/** Turns one allergen over. */
export const withAllergen =
  (allergen: Allergen): FilterChange =>
  (filters) => ({ ...filters, without: switched(filters.without, allergen) });

export const filterCount = ({ labels, without }: Filters) => labels.length + without.length;

export const noFilters: Filters = { labels: [], without: [] };
