import { Link } from '@tanstack/react-router';
import type { Category } from '@zanga/contract/menu/categories';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { categoryLink } from '../../parts/catalogue/category-link.ts';
import { homeTexts as t } from './home-texts.ts';
import { ScrollRow } from './scroll-row.tsx';

type CategoryRowProps = { readonly categories: readonly Category[] };

/** Links to the categories, each under an arch, in one row. */
export function CategoryRow({ categories }: CategoryRowProps) {
  return (
    <ScrollRow id="menu" title={t.categories} untitled className="scroll-mt-4 md:pt-6">
      {categories.map(({ id, slug, name, images }) => (
        <li key={id} className="w-19 shrink-0 snap-start md:w-28">
          <Link {...categoryLink(slug)} className="group flex flex-col items-center text-center">
            <span className="block aspect-square w-full overflow-hidden rounded-t-full rounded-b-sm shadow-card transition-shadow duration-200 group-hover:shadow-lift">
              <CataloguePicture
                images={images}
                widths={[96, 160, 240, 320]}
                sizes="(width < 48rem) 4.75rem, 7rem"
                decorative
                className="size-full transition-transform duration-300 ease-out group-hover:scale-106"
              />
            </span>
            <span className="pt-1.5 font-semibold text-caption leading-tight md:text-body md:leading-tight">
              {name}
            </span>
          </Link>
        </li>
      ))}
    </ScrollRow>
  );
}
