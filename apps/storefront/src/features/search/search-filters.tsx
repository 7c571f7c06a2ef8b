import type { SearchFilter } from '@zanga/contract/menu/products';
import { dietaryLabelNames } from '@zanga/domain/catalogue/italian-names';
import { chipStyle } from '@zanga/ui/chip-style.ts';
import { CloseIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useEffect, useState } from 'react';
import { allergenNames } from '../../parts/catalogue/catalogue-texts.ts';
import { searchTexts as t } from './search-texts.ts';

/** A filter in words. */
const filterName = (filter: SearchFilter): string => {
  switch (filter.kind) {
    case 'label':
      return dietaryLabelNames[filter.label];
    case 'allergen':
      return t.without(allergenNames[filter.allergen]);
    case 'other':
      return t.without(filter.other);
  }
};

type SearchFiltersProps = {
  readonly filters: readonly SearchFilter[];
  /** The filters are still those of what was asked before. */
  readonly stale: boolean;
  /** Searches for something else instead: what is left when a filter is taken away. */
  readonly onSearch: (search: string) => void;
};

/**
 * Takes a filter away. What is left without one is known of the answer alone: whoever takes away a second one before the
 * next answer has come is heard when it has, or the first would be back.
 */
const useRemoval = ({ filters, stale, onSearch }: SearchFiltersProps) => {
  const [waiting, setWaiting] = useState<string>();
  const removed = filters.find((filter) => filterName(filter) === waiting);
  useEffect(() => {
    if (waiting === undefined || stale) return;
    setWaiting(undefined);
    if (removed) onSearch(removed.search_without);
  }, [waiting, stale, removed, onSearch]);
  return setWaiting;
};

/** What the search understood of diet and allergens, each to be taken away with one touch. */
export function SearchFilters({ filters, stale, onSearch }: SearchFiltersProps) {
  const remove = useRemoval({ filters, stale, onSearch });
  if (filters.length === 0) return null;
  const declared = filters.some(({ kind }) => kind !== 'other');
  const named = filters.filter((filter) => filter.kind === 'other').map(({ other }) => other);
  return (
    <section aria-label={t.filters} className="px-3 pb-4 md:px-3">
      <ul className="flex flex-wrap gap-2">
        {filters.map((filter) => {
          const name = filterName(filter);
          return (
            <li key={`${filter.kind} ${name}`} className="max-w-full">
              <button
                type="button"
                aria-label={t.removeFilter(name)}
                onClick={() => remove(name)}
                className={chipStyle(false, 'max-w-full bg-basil-wash text-basil-ink')}
              >
                <span className="truncate">{name}</span>
                <CloseIcon size={16} className="shrink-0" />
              </button>
            </li>
          );
        })}
      </ul>
      {declared && <p className="pt-2 text-ink-soft text-small">{t.declaredOnly}</p>}
      {named.length > 0 && <p className="pt-2 text-ink-soft text-small wrap-anywhere">{t.notNamed(named)}</p>}
    </section>
  );
}
