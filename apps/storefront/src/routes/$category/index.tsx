import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useService } from '../../base/api/api.tsx';
import { pageHead } from '../../base/page/page-head.ts';
import { categorySearch, filtersFrom } from '../../features/category/category-filters.ts';
import { categoryQuery, loadCategory } from '../../features/category/category-queries.ts';
import { CategorySkeleton } from '../../features/category/category-skeleton.tsx';
import { categoryTexts as t } from '../../features/category/category-texts.ts';
import { CategoryView } from '../../features/category/category-view.tsx';
import { useFilters } from '../../features/category/use-filters.ts';

export const Route = createFileRoute('/$category/')({
  validateSearch: categorySearch,
  // Filters are not among them: another set is the same page, which stays while its list is fetched.
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context, params, location, deps: { page } }) => {
    const filters = filtersFrom(location.search);
    const category = await loadCategory(context, { category: params.category, filters, firstPage: page });
    // A subcategory has one address, beneath its parent.
    if (category.parent)
      throw redirect({
        to: '/$category/$sub',
        params: { category: category.parent.slug, sub: category.slug },
        search: (search) => search,
        replace: true,
      });
    return pageHead({
      title: t.pageTitle(category.name, page),
      description: t.description(category.name, category.description),
      origin: context.origin,
      path: `/${category.slug}${page > 1 ? `?page=${page}` : ''}`,
      images: category.images,
    });
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: CategorySkeleton,
  component: CategoryPage,
});

function CategoryPage() {
  const { category: slug } = Route.useParams();
  const { page } = Route.useLoaderDeps();
  const filters = useFilters(Route.useSearch());
  const { data } = useSuspenseQuery(categoryQuery(useService(), slug));
  return <CategoryView key={slug} category={data} root={data} filters={filters} firstPage={page} />;
}
