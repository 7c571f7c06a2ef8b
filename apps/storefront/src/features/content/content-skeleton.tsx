import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { texts } from '../../base/texts/texts.ts';

const lines = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-3/5'];

/** The room an editorial page will take. */
export function ContentSkeleton() {
  return (
    <div
      className="mx-auto flex max-w-3xl flex-col gap-4 px-4 py-8 md:px-8 md:py-14"
      role="status"
      aria-label={texts.loading}
    >
      <Skeleton className="h-12 w-2/3" />
      {lines.map((width, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that never change.
        <Skeleton key={place} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}
