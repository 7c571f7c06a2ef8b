import { dietaryLabelNames } from '@zanga/domain/catalogue/italian-names';
import { allergens, dietaryLabels } from '@zanga/domain/catalogue/vocabulary';
import { Button } from '@zanga/ui/button.tsx';
import { Chip } from '@zanga/ui/chip.tsx';
import { Sheet } from '@zanga/ui/overlays/sheet.tsx';
import { useOverlay } from '../../../base/navigation/overlay.ts';
import { texts } from '../../../base/texts/texts.ts';
import { allergenNames } from '../../../parts/catalogue/catalogue-texts.ts';
import { labelIcons } from '../../../parts/catalogue/label-icons.ts';
import {
  type FilterChange,
  type Filters,
  filterCount,
  noFilters,
  withAllergen,
  withLabel,
} from '../category-filters.ts';
import { categoryTexts as t } from '../category-texts.ts';
import { filterTexts } from './filter-texts.ts';

type FilterSheetProps = {
  readonly filters: Filters;
  readonly onChange: (change: FilterChange) => void;
  /** Number of products left; undefined until known. */
  readonly total: number | undefined;
};

/** Chooses what to see by diet and by allergen; every touch already filters the page behind. */
export default function FilterSheet({ filters, onChange, total }: FilterSheetProps) {
  // Going back takes back what was chosen in here; closing keeps it.
  const { value, settle } = useOverlay('filtri');
  const footer = (
    <div className="flex gap-3">
      {filterCount(filters) > 0 && (
        <Button variant="outline" onClick={() => onChange(() => noFilters)}>
          {filterTexts.clear}
        </Button>
      )}
      <Button className="flex-1" onClick={settle}>
        {filterTexts.show(total)}
      </Button>
    </div>
  );
  return (
    <Sheet
      open={value === '1'}
      onClose={settle}
      title={t.filters}
      showTitle
      closeLabel={texts.close}
      footer={footer}
    >
      <fieldset className="px-5 pb-6">
        <legend className="pb-3 font-semibold text-lead">{filterTexts.diet}</legend>
        <div className="flex flex-wrap gap-2">
          {dietaryLabels.map((label) => {
            const Icon = labelIcons[label];
            return (
              <Chip
                key={label}
                pressed={filters.labels.includes(label)}
                onClick={() => onChange(withLabel(label))}
              >
                <Icon size={18} />
                {dietaryLabelNames[label]}
              </Chip>
            );
          })}
        </div>
      </fieldset>
      <fieldset className="px-5 pb-6">
        <legend className="pb-1 font-semibold text-lead">{filterTexts.without}</legend>
        <p className="pb-3 text-ink-soft text-small">{filterTexts.withoutNote}</p>
        <div className="flex flex-wrap gap-2">
          {allergens.map((allergen) => (
            <Chip
              key={allergen}
              pressed={filters.without.includes(allergen)}
              onClick={() => onChange(withAllergen(allergen))}
            >
              {allergenNames[allergen]}
            </Chip>
          ))}
        </div>
      </fieldset>
    </Sheet>
  );
}
