import { useHydrated } from '@tanstack/react-router';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { reachTexts as t } from './reach-texts.ts';

const ReachFinder = lazyWithRetry(() => import('./reach-finder.tsx'));
const waiting = <Skeleton className="h-[11.125rem] w-full md:h-25 rounded-md" />;

/** Asks for the person's address; the code behind it loads after hydration. */
export function ReachSection() {
  const hydrated = useHydrated();
  return (
    <section aria-labelledby="reach" className="mt-8 rounded-lg bg-surface p-5 shadow-card md:p-7">
      <h2 id="reach" className="text-h2">
        {t.title}
      </h2>
      <p className="pb-4 text-ink-soft">{t.line}</p>
      {hydrated ? (
        <Suspense fallback={waiting}>
          <ReachFinder />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
}
