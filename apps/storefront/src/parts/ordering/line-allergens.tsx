import type { PricedItem } from '@zanga/contract/ordering/carts';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { useUser } from '../../base/session/user.ts';

// Only who avoids something needs it, and it brings the names of all allergens.
const AvoidedWarning = lazyWithRetry(() => import('./avoided-warning.tsx'));

/** Allergens of a line in a cart or an order; a warning where its customer avoids one of them. */
export function LineAllergens({ allergens }: Pick<PricedItem, 'allergens'>) {
  const { data: user } = useUser();
  if (!allergens) return null;
  const avoid = user?.allergens_to_avoid ?? [];
  return (
    <>
      <p className="text-caption text-ink-soft">{allergens.text}</p>
      {avoid.length > 0 && (
        <Suspense>
          <AvoidedWarning allergens={allergens} avoid={avoid} />
        </Suspense>
      )}
    </>
  );
}
