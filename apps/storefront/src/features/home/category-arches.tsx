import { Link } from '@tanstack/react-router';
import type { Category } from '@zanga/contract/menu/categories';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { categoryLink } from '../../parts/catalogue/category-link.ts';
import { homeTexts as t } from './home-texts.ts';

type CategoryArchesProps = { readonly categories: readonly Category[] };

/** Links to the categories, each under an arch. */
export function CategoryArches({ categories }: CategoryArchesProps) {
  return (
    <section id="menu" aria-labelledby="menu-title" className="page pt-12 md:pt-16">
      <h2 id="menu-title" className="text-h2">
        {t.categories}
      </h2>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-5 pt-5 sm:grid-cols-4 md:gap-x-6 lg:grid-cols-6 xl:grid-cols-7">
        {categories.map(({ id, slug, name, images, product_count }) => (
          <li key={id}>
            <Link {...categoryLink(slug)} className="group flex flex-col items-center text-center">
              <span className="block aspect-square w-full overflow-hidden rounded-t-full rounded-b-md shadow-card transition-shadow duration-200 group-hover:shadow-lift">
                <CataloguePicture
                  images={images}
                  widths={[160, 240, 320, 480]}
                  sizes="(width < 40rem) 30vw, (width < 64rem) 22vw, 12rem"
                  decorative
                  className="size-full transition-transform duration-300 ease-out group-hover:scale-106"
                />
              </span>
              <span className="pt-2 font-display font-semibold text-body leading-tight md:text-h4">
                {name}
              </span>
              <span className="text-caption text-ink-soft">{t.products(product_count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
