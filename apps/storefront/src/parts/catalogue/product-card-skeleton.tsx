import { Skeleton } from '@zanga/ui/skeleton.tsx';

/** The shape of a card in a list while its product is on its way. */
export function ProductCardSkeleton() {
  return (
    <div className="flex flex-row-reverse overflow-hidden rounded-lg bg-surface shadow-card sm:flex-col">
      <Skeleton className="m-3 ms-0 aspect-square w-30 rounded-md sm:m-0 sm:w-full sm:rounded-none" />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="mt-auto h-6 w-20" />
      </div>
    </div>
  );
}
