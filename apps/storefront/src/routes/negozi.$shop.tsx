import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useService } from '../base/api/api.tsx';
import { useNames } from '../base/api/names.ts';
import { pagePaths } from '../base/navigation/page-paths.ts';
import { JsonLd } from '../base/page/json-ld.tsx';
import { pageHead } from '../base/page/page-head.ts';
import { shopData } from '../features/shops/shop-data.ts';
import { ShopView } from '../features/shops/shop-view.tsx';
import { loadShop, shopQuery } from '../features/shops/shops-queries.ts';
import { shopsTexts as t } from '../features/shops/shops-texts.ts';
import { reviewsQuery } from '../parts/reviews/reviews-query.ts';

export const Route = createFileRoute('/negozi/$shop')({
  loader: async ({ context, params }) => {
    const shop = await loadShop(context, params.shop);
    return pageHead({
      title: shop.name,
      description: shop.description || t.description,
      context,
      path: pagePaths.shop(shop.slug),
      images: shop.images,
    });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ShopPage,
});

function ShopPage() {
  const { shop: slug } = Route.useParams();
  const { origin } = Route.useRouteContext();
  const names = useNames();
  const service = useService();
  const { data: shop } = useSuspenseQuery(shopQuery(service, slug));
  const { data: reviews } = useQuery(reviewsQuery(service, { shop: slug }));
  const url = origin + pagePaths.shop(shop.slug);
  return (
    <>
      <JsonLd
        facts={
          import.meta.env.SSR
            ? shopData(shop, { brand: names.brand, url, rating: reviews?.rating })
            : undefined
        }
      />
      <ShopView shop={shop} />
    </>
  );
}
