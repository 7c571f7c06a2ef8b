import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
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

export const Route = createFileRoute('/$category/$sub')({
  validateSearch: categorySearch,
  // No `loaderDeps`: other filters or another page number are the same page, which stays while its list loads.
  loader: async ({ context, params, location }) => {
    // Read as the page itself does: an impossible page number is sent, and refused.
    const { page = 1, ...search }: CategorySearch = {
      ...location.search,
      ...categorySearch(location.search),
    };
    const filters = filtersFrom(search);
    const [category] = await Promise.all([
      loadCategory(context, { category: params.sub, filters, firstPage: page }),
      context.queryClient.prefetchQuery(categoryQuery(context.service, params.category)),
    ]);
    if (category.parent?.slug !== params.category) throw notFound();
    return headFacts(category, { context, path: `/${params.category}/${category.slug}` });
  },
  head: ({ loaderData, match }) => categoryHead(match.context, loaderData, match.search.page),
  pendingComponent: CategorySkeleton,
  component: SubcategoryPage,
});

function SubcategoryPage() {
  const params = Route.useParams();
  const { page = 1, ...search } = Route.useSearch();
  const filters = useFilters(search);
  const service = useService();
  const { data: root } = useSuspenseQuery(categoryQuery(service, params.category));
  const { data: category } = useSuspenseQuery(categoryQuery(service, params.sub));
  return <CategoryView key={params.sub} category={category} root={root} filters={filters} firstPage={page} />;
}
