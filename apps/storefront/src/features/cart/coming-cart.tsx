import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { TogetherComing } from '../../parts/together/together-row.tsx';
import { cartTexts as t } from './cart-texts.ts';

/** Stands below the lines until they are priced. */
export function ComingRest() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      <Skeleton className="h-16 w-full rounded-md" />
      <TogetherComing />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-20 w-full" />
    </div>
  );
}

/** Until it is known what lies in the cart. */
export function ComingCart() {
  return (
    <div role="status" className="px-5 pb-6">
      <span className="sr-only">{t.loading}</span>
      {[0, 1].map((place) => (
        <div key={place} className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-line border-b py-4">
          <Skeleton className="aspect-square w-full" />
          <div className="flex flex-col gap-2">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-2 h-11 w-32 rounded-full" />
          </div>
        </div>
      ))}
      <ComingRest />
    </div>
  );
}
