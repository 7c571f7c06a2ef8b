import { buttonStyle } from '@zanga/ui/button-style.ts';
import { FilterIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { type Filters, filterCount } from './category-filters.ts';
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
