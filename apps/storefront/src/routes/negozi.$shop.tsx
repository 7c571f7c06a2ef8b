import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { shopData } from '../features/shops/shop-data.ts';
import { ShopView } from '../features/shops/shop-view.tsx';
import { loadShop, shopQuery } from '../features/shops/shops-queries.ts';
import { shopsTexts as t } from '../features/shops/shops-texts.ts';
import { useService } from '../shared/api.tsx';
import { pageHead } from '../shared/head.ts';
import { places } from '../shared/places.ts';
import { structuredData } from '../shared/structured-data.ts';
import { texts } from '../shared/texts.ts';

export const Route = createFileRoute('/negozi/$shop')({
  loader: async ({ context, params }) => {
    const shop = await loadShop(context, params.shop);
    const { origin } = context;
    const path = places.shop(shop.slug);
    const head = pageHead({
      title: shop.name,
      description: shop.description || t.description,
      origin,
      path,
      images: shop.images,
    });
    return { ...head, scripts: [structuredData(shopData(shop, texts.brand, origin + path))] };
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: ShopPage,
});

function ShopPage() {
  const { shop } = Route.useParams();
  return <ShopView shop={useSuspenseQuery(shopQuery(useService(), shop)).data} />;
}
