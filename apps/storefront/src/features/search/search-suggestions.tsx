import { Link } from '@tanstack/react-router';
import { chipStyle } from '@zanga/ui/chip-style.ts';
import { ClockIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useBrand } from '../../base/api/brand.ts';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { categoryLink } from '../../parts/catalogue/category-link.ts';
import { forgetSearches, useRecentSearches } from './model/recent-searches.ts';
import { searchTexts as t } from './search-texts.ts';

type RecentProps = { readonly onChoose: (search: string) => void };

/** Earlier searches of this device. */
export function RecentSearches({ onChoose }: RecentProps) {
  const searches = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <section aria-label={t.recent}>
      <div className="flex items-center justify-between">
        <h3 className="text-h4">{t.recent}</h3>
        <button
          type="button"
          onClick={forgetSearches}
          className="tap px-2 font-semibold text-small text-tomato-ink"
        >
          {t.forget}
        </button>
      </div>
      <ul className="flex flex-wrap gap-2 pt-1">
        {searches.map((search) => (
          <li key={search} className="max-w-full">
            <button type="button" onClick={() => onChoose(search)} className={chipStyle(false, 'max-w-full')}>
              <ClockIcon size={18} className="shrink-0 text-ink-soft" />
              <span className="truncate">{search}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const shown = 9;

/** The first categories of the menu, where most visitors go. */
export function PopularCategories() {
  const categories = (useBrand()?.categories ?? []).filter(({ promo }) => !promo).slice(0, shown);
  if (categories.length === 0) return null;
  return (
    <section aria-label={t.popular}>
      <h3 className="pb-3 text-h4">{t.popular}</h3>
      <ul className="grid grid-cols-3 gap-3 sm:gap-4">
        {categories.map(({ id, slug, name, images }) => (
          <li key={id}>
            <Link
              {...categoryLink(slug)}
              className="block rounded-md p-2 text-center font-semibold text-small hover:bg-sunken"
            >
              <CataloguePicture
                images={images}
                widths={[160, 240, 320]}
                sizes="(width < 48rem) 28vw, 11rem"
                decorative
                className="mx-auto mb-2 aspect-[4/5] w-full max-w-28 rounded-t-full"
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
