import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { texts } from '../../../base/texts/texts.ts';

/** Placeholder of the fields missing in a list. */
export function DetailsSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-3 pt-8">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-13 w-full rounded-md" />
      <Skeleton className="h-13 w-full rounded-md" />
      <Skeleton className="mt-5 h-6 w-32" />
      <div className="flex gap-2">
        <Skeleton className="h-8 w-28 rounded-full" />
        <Skeleton className="h-8 w-20 rounded-full" />
      </div>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  );
}

/** Placeholder of a product that no list has brought. */
export function HeadingSkeleton() {
  return (
    <div className="flex flex-col gap-3 pt-5">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-9 w-28" />
    </div>
  );
}
