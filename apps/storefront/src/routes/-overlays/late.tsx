import { Suspense } from 'react';
import { lazyWhenIdle } from '../../base/loading/lazy-when-idle.ts';
import { useHasOrders } from '../../parts/ordering/use-has-orders.ts';

const RunningOrder = lazyWhenIdle(() => import('../../features/orders/running/running-order.tsx'));

/** What stands on every page for who has ordered, before anybody touches anything; the first paint does without it. */
export default function Late() {
  return (
    useHasOrders() && (
      <Suspense>
        <RunningOrder />
      </Suspense>
    )
  );
}
