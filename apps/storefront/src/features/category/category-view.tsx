import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import type { CategoryDetail } from '@zanga/contract/menu/categories';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { Suspense, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { late, lateCode } from '../../base/loading/late.tsx';
import { lazyWhenIdle } from '../../base/loading/lazy-when-idle.ts';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { useOverlay } from '../../base/navigation/overlay.ts';
import { JsonLd } from '../../base/page/json-ld.tsx';
import { useSession } from '../../base/session/session.ts';
import { categoryFacts } from './category-facts.ts';
import {
  type CategorySearch,
  type FilterChange,
  type Filters,
  filterCount,
  filterParams,
  filtersFrom,
} from './category-filters.ts';
import { CategoryHeader } from './category-header.tsx';
import { productsQuery } from './category-queries.ts';
import { sectionId, sectionsOf } from './category-sections.ts';
import { categoryTexts as t } from './category-texts.ts';
import { FilterButton } from './filter-bar.tsx';
import { MoreProducts } from './more-products.tsx';
import { ProductSections } from './product-sections.tsx';
import { SectionNav } from './section-nav.tsx';
import { useScrollSpy } from './use-scroll-spy.ts';

const ActiveFilters = late(
  import.meta.env.SSR
    ? (await import('./filters/active-filters.tsx')).default
    : lateCode(() => import('./filters/active-filters.tsx')),
);
const NoProducts = late(
  import.meta.env.SSR
    ? (await import('./empty/no-products.tsx')).default
    : lateCode(() => import('./empty/no-products.tsx')),
);
const TasteNotice = lazyWhenIdle(() => import('./tastes/taste-notice.tsx'));
const FilterSheet = lazyWithRetry(() => import('./filters/filter-sheet.tsx'));

type CategoryViewProps = {
  readonly category: CategoryDetail;
  /** The category or its parent: its subcategories are the links on this page. */
  readonly root: CategoryDetail;
  readonly filters: Filters;
  readonly firstPage: number;
};

/**
 * The list as far as it has been fetched, and how to fetch on. Until the list of a new filter has come the last one
 * stays: a page that made room for it would take the focus, and the panel one filters in, along.
 */
const useProducts = (category: string, asked: Filters, askedPage: number) => {
  const filters = useDeferredValue(asked);
  const firstPage = useDeferredValue(askedPage);
  const list = useSuspenseInfiniteQuery(productsQuery(useService(), { category, filters, firstPage }));
  const { fetchNextPage } = list;
  const load = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const meta = list.data.pages.at(-1)?.meta;
  return {
    products: list.data.pages.flatMap(({ data }) => data),
    filtered: filterCount(filters) > 0,
    /** The shown list still belongs to the earlier filters or page. */
    late: filters !== asked || firstPage !== askedPage,
    previousPage: firstPage > 1 ? firstPage - 1 : undefined,
    total: meta?.total ?? 0,
    more: {
      page: meta && meta.page < meta.last_page ? meta.page + 1 : undefined,
      loading: list.isFetchingNextPage,
      failed: list.isFetchNextPageError,
      load,
    },
  };
};

/** Writes filters to the address, without a new history entry. */
const useFilterBy = () => {
  const navigate = useNavigate();
  return useCallback(
    (change: FilterChange) =>
      void navigate({
        to: '.',
        search: ({ labels, without, page: _, ...search }: CategorySearch) => ({
          ...search,
          ...filterParams(change(filtersFrom({ labels, without }))),
        }),
        state: (state) => state,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
};

/** Opened once, the filters stay: so they can also leave gracefully. */
const useOpened = () => {
  const asked = useOverlay('filtri').value === '1';
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (asked) setOpened(true);
  }, [asked]);
  return opened;
};

/** A category's products, whether a root with its sections or one of them by itself. */
export function CategoryView({ category, root, filters, firstPage }: CategoryViewProps) {
  const list = useProducts(category.slug, filters, firstPage);
  const { products, filtered, late: isLate, previousPage, total, more } = list;
  const filterBy = useFilterBy();
  const filtersOpened = useOpened();
  const { signedIn } = useSession();

  const single = category.parent !== null;
  const address = new URL(
    single ? `/${root.slug}/${category.slug}` : `/${root.slug}`,
    useRouter().options.context.origin,
  );
  const sections = sectionsOf(products, category.subcategories);
  const slugs = sections.flatMap((section) => section.category?.slug ?? []);
  const spied = useScrollSpy(slugs.map(sectionId));
  const current = single ? category.slug : slugs.find((slug) => sectionId(slug) === spied);

  return (
    <>
      <JsonLd facts={import.meta.env.SSR ? categoryFacts(category, products, address) : undefined} />
      <div className="page md:pt-2">
        <CategoryHeader category={category} root={root} />
      </div>
      <div className="sticky top-(--header-height) z-20 border-line border-y bg-canvas/95 backdrop-blur-md">
        <div className="page flex min-h-15 items-center justify-between gap-2">
          {root.subcategories.length > 0 ? (
            <SectionNav
              root={root.slug}
              subcategories={root.subcategories}
              current={current}
              single={single}
            />
          ) : (
            <p className="font-semibold text-ink-soft">{t.products(total)}</p>
          )}
          <FilterButton filters={filters} />
        </div>
      </div>
      <div className="page pt-4 md:pt-6">
        <Suspense>{signedIn && <TasteNotice filters={filters} onChange={filterBy} />}</Suspense>
        <ActiveFilters filters={filters} onChange={filterBy} />
        {previousPage !== undefined && products.length > 0 && <PreviousPage page={previousPage} />}
        <div inert={isLate} aria-busy={isLate} className={isLate ? 'opacity-40' : undefined}>
          {products.length > 0 ? (
            <ProductSections sections={sections} />
          ) : (
            <NoProducts elsewhere={total > 0} filtered={filtered} />
          )}
          <MoreProducts {...more} />
        </div>
      </div>
      <Suspense>
        {filtersOpened && (
          <FilterSheet filters={filters} onChange={filterBy} total={isLate ? undefined : total} />
        )}
      </Suspense>
    </>
  );
}

/** Back towards the start of a list that was entered in the middle. */
function PreviousPage({ page }: { readonly page: number }) {
  return (
    <Link
      to="."
      search={(search: CategorySearch) => ({ ...search, page })}
      rel="prev"
      className={buttonStyle({ variant: 'outline' }, 'mb-5')}
    >
      {t.before}
    </Link>
  );
}
