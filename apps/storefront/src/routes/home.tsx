import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { useService } from '../base/api/api.tsx';
import { brandQuery, useBrand } from '../base/api/brand.ts';
import { lazyWhenIdle } from '../base/loading/lazy-when-idle.ts';
import { JsonLd } from '../base/page/json-ld.tsx';
import { pageHead } from '../base/page/page-head.ts';
import { CategoryArches } from '../features/home/category-arches.tsx';
import { Hero } from '../features/home/hero.tsx';
import { homeFacts } from '../features/home/home-facts.ts';
import {
  availableFirst,
  bestQuery,
  loadHome,
  offersQuery,
  shopsQuery,
} from '../features/home/home-queries.ts';
import { homeTexts as t } from '../features/home/home-texts.ts';
import { PrimeTeaser } from '../features/home/prime-teaser.tsx';
import { PromoStrip } from '../features/home/promo-strip.tsx';
import { Shelf } from '../features/home/shelf.tsx';

// The end of a long page: drawn by the server, awake when the browser has nothing better to do.
const ShopsNearby = import.meta.env.SSR
  ? (await import('../features/home/shops/shops-nearby.tsx')).default
  : lazyWhenIdle(() => import('../features/home/shops/shops-nearby.tsx'));

export const Route = createFileRoute('/home')({
  loader: async ({ context }) => {
    const [brand] = await Promise.all([
      context.queryClient.ensureQueryData(brandQuery(context.service)),
      loadHome(context),
    ]);
    return pageHead({
      title: t.title,
      description: brand.description,
      origin: context.origin,
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
  const best = availableFirst(useSuspenseQuery(bestQuery(service)).data.data);
  const offers = availableFirst(useQuery(offersQuery(service)).data?.data ?? []);
  const shops = useQuery(shopsQuery(service)).data?.data;
  const categories = brand?.categories ?? [];
  // The same at every turn: nothing above it wakes it before its time.
  const nearby = useMemo(
    () => (
      <Suspense>
        <ShopsNearby shops={shops ?? []} />
      </Suspense>
    ),
    [shops],
  );
  return (
    <>
      <JsonLd facts={import.meta.env.SSR && brand ? homeFacts(brand, shops ?? [], origin) : undefined} />
      {brand && <Hero brand={brand} dish={best[0]} />}
      <PromoStrip categories={categories.filter(({ promo }) => promo)} />
      <CategoryArches categories={categories.filter(({ promo }) => !promo)} />
      <Shelf title={t.best} line={t.bestLine} products={best} />
      <Shelf title={t.offers} line={t.offersLine} products={offers} />
      <PrimeTeaser />
      {nearby}
    </>
  );
}
