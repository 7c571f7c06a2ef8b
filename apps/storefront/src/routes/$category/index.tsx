import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useService } from '../../base/api/api.tsx';
import {
  type CategorySearch,
  categorySearch,
  filtersFrom,
} from '../../features/category/category-filters.ts';
import { categoryHead, headFacts } from '../../features/category/category-head.ts';
import { categoryQuery, loadCategory } from '../../features/category/category-queries.ts';
import { CategorySkeleton } from '../../features/category/category-skeleton.tsx';
import { CategoryView } from '../../features/category/category-view.tsx';
import { useFilters } from '../../features/category/use-filters.ts';

export const Route = createFileRoute('/$category/')({
  validateSearch: categorySearch,
  // No `loaderDeps`: other filters or another page number are the same page, which stays while its list loads.
  loader: async ({ context, params, location }) => {
    // Read as the page itself does: an impossible page number is sent, and refused.
    const { page = 1, ...search }: CategorySearch = {
      ...location.search,
      ...categorySearch(location.search),
    };
    const filters = filtersFrom(search);
    const category = await loadCategory(context, { category: params.category, filters, firstPage: page });
    // A subcategory has one address, beneath its parent.
    if (category.parent)
      throw redirect({
        to: '/$category/$sub',
        params: { category: category.parent.slug, sub: category.slug },
        search: (search) => search,
        replace: true,
      });
    return headFacts(category, { context, path: `/${category.slug}` });
  },
  head: ({ loaderData, match }) => categoryHead(match.context, loaderData, match.search.page),
  pendingComponent: CategorySkeleton,
  component: CategoryPage,
});

function CategoryPage() {
  const { category: slug } = Route.useParams();
  const { page = 1, ...search } = Route.useSearch();
  const filters = useFilters(search);
  const { data } = useSuspenseQuery(categoryQuery(useService(), slug));
  return <CategoryView key={slug} category={data} root={data} filters={filters} firstPage={page} />;
}
