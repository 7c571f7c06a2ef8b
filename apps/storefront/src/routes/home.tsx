import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { useService } from '../base/api/api.tsx';
import { brandQuery, useBrand } from '../base/api/brand.ts';
import { lazyWhenIdle } from '../base/loading/lazy-when-idle.ts';
import { JsonLd } from '../base/page/json-ld.tsx';
import { pageHead } from '../base/page/page-head.ts';
import { BestSellers } from '../features/home/best-sellers.tsx';
import { CategoryRow } from '../features/home/category-row.tsx';
import { ForYou } from '../features/home/for-you.tsx';
import { homeFacts } from '../features/home/home-facts.ts';
import {
  availableFirst,
  bestQuery,
  homeQuery,
  loadHome,
  offersQuery,
  plated,
  shopsQuery,
  usualBlocks,
} from '../features/home/home-queries.ts';
import { homeTexts as t } from '../features/home/home-texts.ts';
import { useHasOrders } from '../parts/ordering/use-has-orders.ts';

// The end of a long page: the server draws it, the browser hydrates it when idle.
const HomeRest = import.meta.env.SSR
  ? (await import('../features/home/rest/home-rest.tsx')).default
  : lazyWhenIdle(() => import('../features/home/rest/home-rest.tsx'));

// Personal content loads after the first paint, which is the same for all visitors.
const LastOrder = lazyWhenIdle(() => import('../parts/ordering/again/last-order.tsx'));

export const Route = createFileRoute('/home')({
  loader: async ({ context }) => {
    const [brand] = await Promise.all([
      context.queryClient.ensureQueryData(brandQuery(context.service)),
      loadHome(context),
    ]);
    return pageHead({
      title: (names) => t.title(names, brand.tagline),
      description: brand.description,
      context,
      path: '/home',
      images: brand.images,
    });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Home,
});

function Home() {
  const service = useService();
  const { origin } = Route.useRouteContext();
  const brand = useBrand();
  const hasOrders = useHasOrders();
  const best = availableFirst(useSuspenseQuery(bestQuery(service)).data.data);
  const offers = useQuery(offersQuery(service)).data?.data;
  const shops = useQuery(shopsQuery(service)).data?.data;
  const blocks = useQuery(homeQuery(service)).data?.blocks ?? usualBlocks;
  const own = blocks.find(({ block }) => block === 'best');
  const categories = brand?.categories;
  // Memoised: a re-render above must not wake it early.
  const rest = useMemo(
    () => (
      <Suspense>
        <HomeRest blocks={blocks} categories={categories ?? []} offers={offers ?? []} shops={shops ?? []} />
      </Suspense>
    ),
    [blocks, categories, offers, shops],
  );
  return (
    <>
      <JsonLd facts={import.meta.env.SSR && brand ? homeFacts(brand, shops ?? [], origin) : undefined} />
      <ForYou brand={brand} dish={plated(best)}>
        {hasOrders && <LastOrder />}
      </ForYou>
      <CategoryRow categories={categories?.filter(({ promo }) => !promo) ?? []} />
      <BestSellers products={best} title={own?.title} line={own?.line} />
      {rest}
    </>
  );
}
