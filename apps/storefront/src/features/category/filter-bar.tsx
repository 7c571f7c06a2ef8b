import { dietaryLabelNames } from '@zanga/domain/catalogue/italian-names';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { chipStyle } from '@zanga/ui/chip-style.ts';
import { CloseIcon, FilterIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { allergenNames } from '../../parts/catalogue/catalogue-texts.ts';
import { type Filters, filterCount, withAllergen, withLabel } from './category-filters.ts';
import { categoryTexts as t } from './category-texts.ts';

/** Opens the filters; says how many are on. */
export function FilterButton({ filters }: { readonly filters: Filters }) {
  const count = filterCount(filters);
  return (
    <OverlayLink name="filtri" className={buttonStyle({ variant: 'outline' }, 'shrink-0 px-4')}>
      <FilterIcon size={20} />
      <span className="max-sm:sr-only">{t.filters}</span>
      {count > 0 && (
        <span className="grid size-6 place-items-center rounded-full bg-tomato font-bold text-caption text-on-tomato">
          <span className="sr-only">{t.active}</span>
          {count}
        </span>
      )}
    </OverlayLink>
  );
}

type ActiveFiltersProps = {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
};

/** What is filtered by, each to be taken off with one touch. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const chips = [
    ...filters.labels.map((label) => ({
      name: dietaryLabelNames[label],
      without: withLabel(filters, label),
    })),
    ...filters.without.map((allergen) => ({
      name: t.withoutName(allergenNames[allergen]),
      without: withAllergen(filters, allergen),
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 pb-5">
      {chips.map(({ name, without }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={t.removeFilter(name)}
            onClick={() => onChange(without)}
            className={chipStyle(false, 'bg-basil-wash text-basil-ink')}
          >
            {name}
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
