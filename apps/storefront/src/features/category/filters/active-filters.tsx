import { dietaryLabelNames } from '@zanga/domain/catalogue/italian-names';
import { chipStyle } from '@zanga/ui/chip-style.ts';
import { CloseIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { allergenNames } from '../../../parts/catalogue/catalogue-texts.ts';
import { type FilterChange, type Filters, withAllergen, withLabel } from '../category-filters.ts';
import { categoryTexts as t } from '../category-texts.ts';
import { filterTexts } from './filter-texts.ts';

type ActiveFiltersProps = {
  readonly filters: Filters;
  readonly onChange: (change: FilterChange) => void;
};

/** Active filters, each removed with one tap. */
export default function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const chips = [
    ...filters.labels.map((label) => ({
      name: dietaryLabelNames[label],
      without: withLabel(label),
    })),
    ...filters.without.map((allergen) => ({
      name: t.withoutName(allergenNames[allergen]),
      without: withAllergen(allergen),
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 pb-5">
      {chips.map(({ name, without }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={filterTexts.removeFilter(name)}
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
