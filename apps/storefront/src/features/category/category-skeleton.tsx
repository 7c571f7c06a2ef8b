import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { ProductGridSkeleton } from '../../shared/catalogue/product-grid-skeleton.tsx';
import { texts } from '../../shared/texts.ts';

/** The page's shape while a slow connection brings it. */
export function CategorySkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="page pt-14">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-4 h-5 w-full max-w-md" />
      <Skeleton className="my-8 h-12 w-full rounded-full" />
      <ProductGridSkeleton />
    </div>
  );
}
