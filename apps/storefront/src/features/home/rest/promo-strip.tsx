import { Link } from '@tanstack/react-router';
import type { Category } from '@zanga/contract/menu/categories';
import { ArrowRightIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { CataloguePicture } from '../../../base/pictures/catalogue-picture.tsx';
import { categoryLink } from '../../../parts/catalogue/category-link.ts';
import { restTexts as t } from './rest-texts.ts';

type PromoStripProps = { readonly categories: readonly Category[] };

/** The promo categories. */
export function PromoStrip({ categories }: PromoStripProps) {
  if (categories.length === 0) return null;
  return (
    <section aria-label={t.promo} className="page-width">
      <ul className="no-scrollbar flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-6 pb-2 md:scroll-px-8 md:gap-5 md:px-8">
        {categories.map(({ id, slug, name, description, images }) => (
          <li key={id} className="w-[86%] max-w-md shrink-0 snap-start sm:max-lg:w-88 lg:flex-1">
            <Link
              {...categoryLink(slug)}
              className="group flex h-full items-center gap-4 overflow-hidden rounded-lg bg-lemon ps-5 text-on-lemon"
            >
              <span className="flex-1 py-5">
                <strong className="block font-display font-semibold text-h3">{name}</strong>
                <span className="line-clamp-2 text-small">{description}</span>
                <ArrowRightIcon className="mt-2 transition-transform duration-200 group-hover:translate-x-1" />
              </span>
              <CataloguePicture
                images={images}
                widths={[160, 240, 320]}
                sizes="9rem"
                decorative
                className="aspect-square w-36 self-stretch rounded-s-full"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
