import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useEffect } from 'react';
import { texts } from '../../base/texts/texts.ts';
import { ProductGridSkeleton } from '../../parts/catalogue/product-grid-skeleton.tsx';

/** The page's shape while a slow connection brings it. */
export function CategorySkeleton() {
  // Show the top of the page, not the scroll position of the page before.
  useEffect(() => {
    // Newer browsers give a promise back, which an effect must not.
    void scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div role="status" aria-label={texts.loading} className="page pt-14">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-4 h-5 w-full max-w-md" />
      <Skeleton className="my-8 h-12 w-full rounded-full" />
      <ProductGridSkeleton />
    </div>
  );
}
