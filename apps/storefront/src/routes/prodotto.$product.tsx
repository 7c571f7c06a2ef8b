import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useService } from '../base/api/api.tsx';
import { useNames } from '../base/api/names.ts';
import { JsonLd } from '../base/page/json-ld.tsx';
import { productHead } from '../features/product/product-head.ts';
import { productJsonLd } from '../features/product/product-json-ld.ts';
import { ProductPage } from '../features/product/product-page.tsx';
import { loadProduct, others, productQuery, relatedQuery } from '../features/product/product-queries.ts';
import { reviewsQuery } from '../parts/reviews/reviews-query.ts';

export const Route = createFileRoute('/prodotto/$product')({
  loader: async ({ context, params }) => {
    // Loads the panel too, so that a page drawn in the browser appears complete.
    const [product] = await Promise.all([
      loadProduct(context, params.product),
      import('../features/product/product-panel.tsx'),
    ]);
    return productHead(product, context);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Page,
});

function Page() {
  const { product: slug } = Route.useParams();
  const { origin } = Route.useRouteContext();
  const names = useNames();
  const service = useService();
  const { data: product } = useSuspenseQuery(productQuery(service, slug));
  const { data: related } = useQuery(relatedQuery(service, product.rootCategory.slug));
  const { data: reviews } = useQuery(reviewsQuery(service, { product: product.slug }));
  return (
    <>
      <JsonLd
        facts={
          import.meta.env.SSR ? productJsonLd(product, { names, origin, rating: reviews?.rating }) : undefined
        }
      />
      <ProductPage key={product.id} product={product} related={others(related?.data ?? [], product.id)} />
    </>
  );
}
