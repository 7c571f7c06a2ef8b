import { Link } from '@tanstack/react-router';
import type { Order } from '@zanga/contract/ordering/orders';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { atMoment } from '@zanga/domain/time-words';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { ChevronLeftIcon, StarIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { ReceiptIcon } from '@zanga/ui/icons/till-icons.tsx';
import { useSession } from '../../base/session/session.ts';
import { AgainButton } from '../../parts/ordering/again/again-button.tsx';
import { PaymentDue } from '../../parts/ordering/payment-due.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { ChangeOffer } from './change-offer.tsx';
import { EndGuestLink } from './end-guest-link.tsx';
import { OrderContents } from './order-contents.tsx';
import { OrderFacts, OrderHelp } from './order-facts.tsx';
import { ordersTexts } from './orders-texts.ts';
import { ConnectionLost } from './progress/connection-lost.tsx';
import { DeliveryCard } from './progress/delivery-card.tsx';
import { WithdrawalSection } from './withdrawal/withdrawal-section.tsx';

const t = ordersTexts.order;

function Heading({ order }: { readonly order: Order }) {
  const { signedIn } = useSession();
  return (
    <header className="pb-6">
      {signedIn && (
        <Link
          to="/orders"
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-small text-tomato-ink"
        >
          <ChevronLeftIcon size={18} />
          {t.back}
        </Link>
      )}
      <h1 className="text-h1">{t.title(order.number)}</h1>
      <p className="text-ink-soft text-lead">{t.placed(atMoment(new Date(order.placed_at), serviceNow()))}</p>
      <p className="text-ink-soft text-small tabular-nums">{t.reference(order.reference)}</p>
    </header>
  );
}

/** An order: its state first, then its contents and actions. */
export function OrderView({ order, live }: { readonly order: Order; readonly live: boolean }) {
  return (
    <div className="page pt-6 md:pt-10">
      <div className="mx-auto max-w-5xl">
        <Heading order={order} />
        {order.state === 'awaiting_payment' && (
          <div className="pb-5">
            <PaymentDue order={order} title={ordersTexts.payments.awaiting} />
          </div>
        )}
        <ChangeOffer order={order} />
        <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-[1fr_24rem]">
          <div className="flex flex-col gap-4 md:gap-5">
            <ConnectionLost live={live} />
            {order.deliveries.map((delivery) => (
              <DeliveryCard key={delivery.part} delivery={delivery} named={order.deliveries.length > 1} />
            ))}
            <OrderContents order={order} />
            <WithdrawalSection order={order} />
          </div>
          <div className="flex flex-col gap-4 md:gap-5 lg:sticky lg:top-[calc(var(--header-height)+1.25rem)]">
            <div className="flex flex-col gap-3 rounded-lg bg-surface p-5 shadow-card md:p-7">
              <AgainButton order={order} variant="soft" />
              {order.can_review && (
                <Link
                  to="/reviews"
                  search={{ ordine: order.id }}
                  className={buttonStyle({ variant: 'outline' })}
                >
                  <StarIcon size={20} />
                  {t.reviewIt}
                </Link>
              )}
              <Link
                to="/orders/$order/ricevuta"
                params={{ order: order.id }}
                className={buttonStyle({ variant: 'outline' })}
              >
                <ReceiptIcon size={20} />
                {t.receipt}
              </Link>
              <CancelOrder order={order} />
              <EndGuestLink order={order} />
            </div>
            <OrderFacts order={order} />
            <OrderHelp order={order} />
          </div>
        </div>
      </div>
    </div>
  );
}
