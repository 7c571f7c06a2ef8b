import { useHydrated } from '@tanstack/react-router';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import type { Order } from '@zanga/contract/ordering/orders';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import type { ComponentType } from 'react';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { NotFoundPage } from '../../base/problem/problem-page.tsx';
import { useMayAsk, useOrder } from '../../parts/ordering/order-query.ts';
import { SignInInvitation } from '../../parts/sign-in/sign-in-invitation.tsx';
import { ordersTexts } from './orders-texts.ts';
import { useGuestKey } from './use-guest-key.ts';
import { useLiveOrder } from './use-live-order.ts';

const t = ordersTexts.order;

/** Placeholder of an order. */
export function OrderSkeleton() {
  return (
    <div className="page pt-6 md:pt-10">
      <div className="mx-auto flex max-w-5xl flex-col gap-4">
        <h1 className="text-h1">{t.pageTitle}</h1>
        <div className="grid gap-4 lg:grid-cols-[1fr_24rem]">
          <Skeleton className="h-96 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      </div>
    </div>
  );
}

type OrderPageProps = {
  readonly id: string;
  readonly view: ComponentType<{ readonly order: Order; readonly live: boolean }>;
};

/** One order, for its customer or a guest with its key; followed live until it ends (RTE-14). */
export function OrderPage({ id, view: View }: OrderPageProps) {
  useGuestKey(id);
  const hydrated = useHydrated();
  const mayAsk = useMayAsk(id);
  const { data: order, error, refetch } = useOrder(id);
  const live = useLiveOrder(order);
  const missing = isApiError(error) && error.status === 404;
  if (hydrated && !mayAsk) return <SignInInvitation title={t.missing} body={t.missingBody} />;
  if (missing) return <NotFoundPage />;
  if (order) return <View order={order} live={live} />;
  if (error)
    return (
      <div className="page py-10">
        <LoadingProblem error={error} onRetry={() => void refetch()} />
      </div>
    );
  return <OrderSkeleton />;
}
