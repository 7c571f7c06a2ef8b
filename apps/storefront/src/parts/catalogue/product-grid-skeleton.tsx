import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { productGrid } from './product-grid.ts';

/** The list's shape while it is on its way. */
export function ProductGridSkeleton({ count = 8 }: { readonly count?: number }) {
  return (
    <div className={productGrid}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical, and never reordered
        <ProductCardSkeleton key={place} />
      ))}
    </div>
  );
}
