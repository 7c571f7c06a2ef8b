import { Link, useHydrated } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { IconPlate } from '@zanga/ui/icons/icon-plate.tsx';
import { ReceiptIcon } from '@zanga/ui/icons/till-icons.tsx';
import { LoadingProblem } from '../../../base/problem/loading-problem.tsx';
import { NoticePage } from '../../../base/problem/problem-page.tsx';
import { texts } from '../../../base/texts/texts.ts';
import { useMayAsk, useOrder } from '../../../parts/ordering/order-query.ts';
import { OrderSkeleton } from '../order-page.tsx';
import { useLiveOrder } from '../use-live-order.ts';
import { thankYouTexts as t } from './thank-you-texts.ts';
import { ThankYouView } from './thank-you-view.tsx';

/** The page an order ends on; which order it is stands in the address, so that it can be come back to. */
export function ThankYouPage({ id }: { readonly id: string | undefined }) {
  const hydrated = useHydrated();
  const mayAsk = useMayAsk(id);
  const { data: order, error, refetch } = useOrder(id);
  const live = useLiveOrder(order);
  if (hydrated && !mayAsk)
    return (
      <NoticePage picture={<IconPlate icon={ReceiptIcon} />} title={t.lost} body={t.lostBody}>
        <Link to="/orders" className={buttonStyle()}>
          {t.orders}
        </Link>
        <Link to="/home" className={buttonStyle({ variant: 'outline' })}>
          {texts.goHome}
        </Link>
      </NoticePage>
    );
  if (order) return <ThankYouView order={order} live={live} />;
  if (error)
    return (
      <div className="page py-10">
        <LoadingProblem error={error} onRetry={() => void refetch()} />
      </div>
    );
  return <OrderSkeleton />;
}
