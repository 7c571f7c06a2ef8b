import type { Product, ProductDetail } from '@zanga/contract/menu/product';
import { Suspense } from 'react';
import { late, lateCode } from '../../base/loading/late.tsx';
import { lazyWhenIdle } from '../../base/loading/lazy-when-idle.ts';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { ProductCard } from '../../parts/catalogue/late-product-card.tsx';
import { ProductBreadcrumb } from './product-breadcrumb.tsx';
import { productPageTexts as t } from './product-page-texts.ts';

// The server draws the reviews at once; the browser hydrates them when idle.
const Reviews = import.meta.env.SSR
  ? (await import('../../parts/reviews/reviews-section.tsx')).default
  : lazyWhenIdle(() => import('../../parts/reviews/reviews-section.tsx'));

const Companions = import.meta.env.SSR
  ? (await import('../../parts/together/product-companions.tsx')).default
  : lazyWhenIdle(() => import('../../parts/together/product-companions.tsx'));

const ProductPanel = late(
  import.meta.env.SSR
    ? (await import('./product-panel.tsx')).default
    : lateCode(() => import('./product-panel.tsx')),
);

type RelatedProps = { readonly category: string; readonly products: readonly Product[] };

/** Best sellers of the same category. */
function Related({ category, products }: RelatedProps) {
  if (products.length === 0) return null;
  return (
    <section aria-label={t.related(category)} className="pt-14">
      <h2 className="pb-4 text-h2">{t.related(category)}</h2>
      <ul className="no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-6 md:mx-0 md:grid md:grid-cols-3 md:gap-5 md:overflow-visible md:px-0 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product.id} className="w-60 shrink-0 snap-start md:w-auto">
            <ProductCard product={product} layout="shelf" />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ProductPageProps = {
  readonly product: ProductDetail;
  readonly related: readonly Product[];
};

/** A product's own page, reached from search engines and shared links. */
export function ProductPage({ product, related }: ProductPageProps) {
  return (
    <div className="page pt-2">
      <ProductBreadcrumb product={product} />
      <div className="grid gap-6 *:min-w-0 md:grid-cols-2 md:gap-10 lg:gap-16">
        <div className="md:sticky md:top-[calc(var(--header-height)+1rem)] md:self-start">
          <CataloguePicture
            images={product.images}
            widths={[320, 480, 640, 800, 960, 1280]}
            sizes="(width < 48rem) 100vw, 44vw"
            eager
            className="-mx-4 aspect-8/7 w-[calc(100%+2rem)] max-w-none md:mx-0 md:aspect-square md:w-full md:rounded-xl"
          />
        </div>
        <div>
          <ProductPanel product={product} />
        </div>
      </div>
      {/* The row is wider than its column, as in a panel, and ends at the edge of the page. */}
      <div className="-mx-4 overflow-x-clip px-4 pt-10 empty:hidden">
        <Suspense>
          <Companions product={product} keepsRoom />
        </Suspense>
      </div>
      <div className="pt-14 empty:hidden">
        <Suspense>
          <Reviews reviewed={{ product: product.slug }} anchor="recensioni" />
        </Suspense>
      </div>
      <Related category={product.rootCategory.name} products={related} />
    </div>
  );
}
