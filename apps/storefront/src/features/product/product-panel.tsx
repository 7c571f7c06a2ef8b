import type { ProductDetail } from '@zanga/contract/menu/product';
import { RatingLine } from '../../parts/reviews/rating-line.tsx';
import { composerOf, useComposing } from './choices/composer.ts';
import { OrderBar } from './choices/order-bar.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductHeading } from './product-heading.tsx';

/** Beside the picture of a product's page: what it is, what can be chosen, and the way into the cart. */
export default function ProductPanel({ product }: { readonly product: ProductDetail }) {
  const composer = composerOf({ product, of: product.id }, useComposing());
  return (
    <>
      <ProductHeading product={product} within="page" />
      <RatingLine reviewed={{ product: product.slug }} />
      <ProductDetails product={product} composer={composer} />
      <div
        data-order-bar
        className="sticky bottom-(--bottom-bar-height) z-20 -mx-4 mt-8 border-line border-t bg-canvas/95 px-4 py-3 backdrop-blur-md md:mx-0 md:px-0"
      >
        <OrderBar product={product} composer={composer} />
      </div>
    </>
  );
}
