import { Suspense } from 'react';
import { lazyWhenIdle } from '../../base/loading/lazy-when-idle.ts';
import { useHasOrders } from '../../parts/ordering/use-has-orders.ts';

const RunningOrder = lazyWhenIdle(() => import('../../features/orders/running/running-order.tsx'));

/** The running order's bar, on every page of a person with orders; it loads after the first paint. */
export default function Late() {
  return (
    useHasOrders() && (
      <Suspense>
        <RunningOrder />
      </Suspense>
    )
  );
}
