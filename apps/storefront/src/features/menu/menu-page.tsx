import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Badge } from '@zanga/ui/badge.tsx';
import { ChevronRightIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { useService } from '../../base/api/api.tsx';
import { useBrand } from '../../base/api/brand.ts';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { categoryLink } from '../../parts/catalogue/category-link.ts';
import { ProductCard } from '../../parts/catalogue/late-product-card.tsx';
import { MenuNav } from './menu-nav.tsx';
import { menuQuery } from './menu-queries.ts';
import { type MenuSection, menuSectionId, menuSections } from './menu-sections.ts';
import { menuTexts as t } from './menu-texts.ts';
import { useCurrentSection } from './use-current-section.ts';

function Heading({ category }: Pick<MenuSection, 'category'>) {
  const { slug, name, images, product_count, unavailable_label } = category;
  return (
    <div className="relative flex items-center gap-3 md:gap-4">
      <CataloguePicture
        images={images}
        widths={[96, 160]}
        sizes="4rem"
        decorative
        className="size-14 shrink-0 rounded-t-full rounded-b-sm object-cover md:size-16"
      />
      <div className="min-w-0 flex-1">
        <h2 className="text-h3">{name}</h2>
        <p className="text-ink-soft text-small">{t.inAll(product_count)}</p>
        {unavailable_label && <Badge>{unavailable_label}</Badge>}
      </div>
      <Link
        {...categoryLink(slug)}
        aria-label={t.allOf(name)}
        className="inline-flex min-h-11 shrink-0 items-center gap-1 rounded-md font-semibold text-small text-tomato-ink after:absolute after:inset-0 after:rounded-md hover:underline"
      >
        {t.all}
        <ChevronRightIcon size={18} />
      </Link>
    </div>
  );
}

type SectionProps = { readonly section: MenuSection; readonly eager: boolean };

/** Last card of a short row: links to the dishes that the heading counts and the row does not show. */
function Others({ category: { slug, name }, others }: Pick<MenuSection, 'category' | 'others'>) {
  return (
    <li className="flex w-40 shrink-0 snap-start md:w-52">
      <Link
        {...categoryLink(slug)}
        className="flex flex-1 flex-col items-center justify-center gap-2 rounded-md border border-line-strong border-dashed p-4 text-center font-semibold text-small text-tomato-ink hover:bg-sunken"
      >
        <ChevronRightIcon />
        {t.others(others)}
        <span className="sr-only">: {name}</span>
      </Link>
    </li>
  );
}

function Section({ section: { category, products, others }, eager }: SectionProps) {
  return (
    <section
      id={menuSectionId(category.slug)}
      tabIndex={-1}
      aria-label={category.name}
      className="scroll-mt-20 pt-6 outline-none md:pt-8"
    >
      <div className="page">
        <Heading category={category} />
      </div>
      {products.length > 0 && (
        <ul className="no-scrollbar page-width relative flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-3 pb-3 md:scroll-px-8 md:gap-4 md:px-8">
          {products.map((product, place) => (
            <li key={product.id} className="w-40 shrink-0 snap-start md:w-52">
              <ProductCard product={product} layout="tile" eager={eager && place === 0} />
            </li>
          ))}
          {others > 0 && <Others category={category} others={others} />}
        </ul>
      )}
    </section>
  );
}

/** The whole menu: categories in a bar that stays, and the best sellers of each below. */
export function MenuPage() {
  const { data: best } = useSuspenseQuery(menuQuery(useService()));
  const sections = menuSections(useBrand()?.categories ?? [], best.data);
  const current = useCurrentSection(sections.map(({ category }) => menuSectionId(category.slug)));
  return (
    <>
      <h1 className="page pt-5 pb-3 text-h1 md:pt-8">{t.title}</h1>
      <MenuNav sections={sections} current={current} />
      {sections.map((section, place) => (
        <Section key={section.category.id} section={section} eager={place === 0} />
      ))}
    </>
  );
}
