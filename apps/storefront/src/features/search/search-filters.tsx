import type { SearchFilter } from '@zanga/contract/menu/products';
import { dietaryLabelNames, dietContentNames } from '@zanga/domain/catalogue/italian-names';
import { chipStyle } from '@zanga/ui/chip-style.ts';
import { CloseIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useEffect, useState } from 'react';
import { allergenNames } from '../../parts/catalogue/catalogue-texts.ts';
import { searchTexts as t } from './search-texts.ts';

/** A filter on a property that dishes declare; for any other property the search finds no dish. */
type DeclaredFilter = Exclude<SearchFilter, { kind: 'other' }>;

/** A filter in words. */
const filterName = (filter: DeclaredFilter): string => {
  switch (filter.kind) {
    case 'label':
      return dietaryLabelNames[filter.label];
    case 'allergen':
      return t.without(allergenNames[filter.allergen]);
    case 'content':
      return t.without(dietContentNames[filter.content]);
  }
};

type SearchFiltersProps = {
  readonly filters: readonly DeclaredFilter[];
  /** The search has results. Without results an allergen filter must not look removable. */
  readonly removable: boolean;
  /** The filters still belong to the search before. */
  readonly stale: boolean;
  /** Starts another search: the text left after removing a filter. */
  readonly onSearch: (search: string) => void;
};

/**
 * Removes a filter. The text without it comes with the server's answer only: a second removal waits for the next
 * answer, or the first filter would come back.
 */
const useRemoval = ({ filters, stale, onSearch }: Omit<SearchFiltersProps, 'removable'>) => {
  const [waiting, setWaiting] = useState<string>();
  const removed = filters.find((filter) => filterName(filter) === waiting);
  useEffect(() => {
    if (waiting === undefined || stale) return;
    setWaiting(undefined);
    if (removed) onSearch(removed.search_without);
  }, [waiting, stale, removed, onSearch]);
  return setWaiting;
};

/** Filters that dishes declare. */
export const declaredFilters = (filters: readonly SearchFilter[]): readonly DeclaredFilter[] =>
  filters.filter((filter) => filter.kind !== 'other');

/** Unwanted properties in the search that no dish declares. */
export const undeclaredWishes = (filters: readonly SearchFilter[]): readonly string[] =>
  filters.flatMap((filter) => (filter.kind === 'other' ? [filter.other] : []));

const chip = chipStyle(false, 'max-w-full bg-basil-wash text-basil-ink');

/** Recognised filters for diet and allergens; with results, one tap removes each. */
export function SearchFilters({ filters, removable, stale, onSearch }: SearchFiltersProps) {
  const remove = useRemoval({ filters, stale, onSearch });
  if (filters.length === 0) return null;
  return (
    <section aria-label={t.filters} className="px-3 pb-4 md:px-3">
      <ul className="flex flex-wrap gap-2">
        {filters.map((filter) => {
          const name = filterName(filter);
          return (
            <li key={`${filter.kind} ${name}`} className="max-w-full">
              {removable ? (
                <button
                  type="button"
                  aria-label={t.removeFilter(name)}
                  onClick={() => remove(name)}
                  className={chip}
                >
                  <span className="truncate">{name}</span>
                  <CloseIcon size={16} className="shrink-0" />
                </button>
              ) : (
                <span className={chip}>{name}</span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="pt-2 text-ink-soft text-small">{t.declaredOnly}</p>
    </section>
  );
}
