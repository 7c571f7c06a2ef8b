import { Link, useHydrated, useRouter } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { IconPlate } from '@zanga/ui/icons/icon-plate.tsx';
import { BagIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { ReceiptIcon } from '@zanga/ui/icons/till-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useDeferredValue, useEffect } from 'react';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { NoticePage } from '../../base/problem/problem-page.tsx';
import { invitingTexts } from '../../base/texts/inviting-texts.ts';
import { useOrder } from '../../parts/ordering/order-query.ts';
import { PaymentDue } from '../../parts/ordering/payment-due.tsx';
import type { PaymentOutcome } from '../../parts/payment/outcome.ts';
import { useReturnedPayment } from '../../parts/payment/returned-payment.ts';
import { Checkout } from './checkout.tsx';
import { checkoutTexts as t } from './checkout-texts.ts';
import { OrderingConditions } from './ordering-conditions.tsx';
import { usePendingOrder } from './placing/use-pending-order.ts';
import { useUnansweredOrder } from './placing/use-unanswered-order.ts';
import { useCheckoutCart } from './use-checkout-cart.ts';

/** Opens the thank-you page after a successful payment on the bank's page. */
const useThanksAfter = (ordine: string | undefined, returned: 'settling' | PaymentOutcome | undefined) => {
  const router = useRouter();
  const well =
    typeof returned === 'object' && (returned.outcome === 'done' || returned.outcome === 'pending');
  useEffect(() => {
    if (well && ordine !== undefined)
      void router.navigate({ to: '/thank-you', search: { ordine }, replace: true });
  }, [well, ordine, router]);
};

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div data-own-bar className="page pt-4 md:pt-10 lg:pb-10">
      <h1 className="pb-2 text-h2 md:pb-5 md:text-h1">{t.title}</h1>
      {children}
    </div>
  );
}

type WaitingProps = {
  /** A cart is being ordered; false for an order that waits for its payment. */
  readonly drafting: boolean;
};

/** Placeholder of the checkout, with the parts that are the same for all orders. */
function Waiting({ drafting }: WaitingProps) {
  return (
    <div className="grid gap-3 md:gap-5 lg:grid-cols-[1fr_25rem] xl:gap-8" aria-busy="true">
      <div className="flex min-w-0 flex-col gap-3 md:gap-4">
        {drafting && <OrderingConditions />}
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  );
}

function Empty() {
  return (
    <NoticePage picture={<IconPlate icon={BagIcon} />} title={t.empty} body={t.emptyBody}>
      <Link to="/home" hash="menu" className={buttonStyle()}>
        {invitingTexts.browseMenu}
      </Link>
    </NoticePage>
  );
}

function Over({ id }: { readonly id: string }) {
  return (
    <NoticePage picture={<IconPlate icon={ReceiptIcon} />} title={t.placed.over} body={t.placed.overBody}>
      <Link to="/orders/$order" params={{ order: id }} className={buttonStyle()}>
        {t.placed.see}
      </Link>
    </NoticePage>
  );
}

/** Checkout: a cart that becomes an order, or an order that waits for its payment. */
export function CheckoutPage({ id }: { readonly id: string | undefined }) {
  const hydrated = useHydrated();
  const { cart, looked, empty, asking, error: cartError, look } = useCheckoutCart();
  const { data: order, error: orderError, refetch } = useOrder(id);
  const returned = useReturnedPayment();
  const drafting = id === undefined;
  const pending = usePendingOrder(drafting && looked);
  const unheard = useUnansweredOrder(drafting && looked && empty);
  useThanksAfter(id, returned);
  const subject = drafting ? !empty && cart && { cart } : order && { order, draft: cart };
  // Drawing all rows at once takes longer than a frame: a phone draws them in steps and hears touches in between.
  const drawn = useDeferredValue(Boolean(subject));

  if (!drafting && order && order.state !== 'awaiting_payment' && returned === undefined)
    return <Over id={id} />;
  const error = drafting ? cartError : orderError;
  if (hydrated && drafting && looked && empty && !error && !unheard && !pending) return <Empty />;

  return (
    <Frame>
      {pending && (
        <div className="pb-5">
          <PaymentDue order={pending} title={t.pending} aside={!empty} />
        </div>
      )}
      {returned === 'settling' && <p role="status">{t.placed.checking}</p>}
      {!subject && error != null && (
        <LoadingProblem error={error} onRetry={() => void (drafting ? look() : refetch())} />
      )}
      {!(subject && drawn) && error == null && !pending && <Waiting drafting={drafting} />}
      {subject && drawn && <Checkout asking={asking} subject={subject} />}
    </Frame>
  );
}
