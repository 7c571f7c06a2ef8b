import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { shopData } from '../features/shops/shop-data.ts';
import { ShopView } from '../features/shops/shop-view.tsx';
import { loadShop, shopQuery } from '../features/shops/shops-queries.ts';
import { shopsTexts as t } from '../features/shops/shops-texts.ts';
import { useService } from '../shared/api.tsx';
import { pageHead } from '../shared/head.ts';
import { PageFacts } from '../shared/page-facts.tsx';
import { places } from '../shared/places.ts';
import { reviewsQuery } from '../shared/reviews/reviews-query.ts';
import { texts } from '../shared/texts.ts';

export const Route = createFileRoute('/negozi/$shop')({
  loader: async ({ context, params }) => {
    const shop = await loadShop(context, params.shop);
    return pageHead({
      title: shop.name,
      description: shop.description || t.description,
      origin: context.origin,
      path: places.shop(shop.slug),
      images: shop.images,
    });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ShopPage,
});

function ShopPage() {
  const { shop: slug } = Route.useParams();
  const { origin } = Route.useRouteContext();
  const service = useService();
  const { data: shop } = useSuspenseQuery(shopQuery(service, slug));
  const { data: reviews } = useQuery(reviewsQuery(service, { shop: slug }));
  const url = origin + places.shop(shop.slug);
  return (
    <>
      <PageFacts
        facts={
          import.meta.env.SSR
            ? shopData(shop, { brand: texts.brand, url, rating: reviews?.rating })
            : undefined
        }
      />
      <ShopView shop={shop} />
    </>
  );
}
