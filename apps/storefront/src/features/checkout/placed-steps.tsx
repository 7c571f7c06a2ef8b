import { Link } from '@tanstack/react-router';
import type { Order } from '@zanga/contract/ordering/orders';
import { formatTime } from '@zanga/domain/time-format';
import { ClockIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { AmountsList } from '../../parts/ordering/amounts-list.tsx';
import { hasDelivery } from '../../parts/ordering/has-delivery.ts';
import { OrderedLine } from '../../parts/ordering/ordered-line.tsx';
import { orderingTexts } from '../../parts/ordering/ordering-texts.ts';
import { checkoutTexts } from './checkout-texts.ts';

const t = checkoutTexts.placed;

/** An order already placed, without its payment. */
export function PlacedSteps({ order }: { readonly order: Order }) {
  return (
    <section
      aria-labelledby="placed-title"
      className="flex items-start gap-4 rounded-lg bg-lemon p-5 text-on-lemon md:p-7"
    >
      <ClockIcon size={32} className="shrink-0" />
      <div>
        <h2 id="placed-title" className="text-h3">
          {t.title(order.number)}
        </h2>
        <p>{t.line}</p>
        {order.pay_by && (
          <p className="font-semibold">{orderingTexts.payBy(formatTime(new Date(order.pay_by)))}</p>
        )}
        <Link
          to="/checkout"
          replace
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t.change}
        </Link>
      </div>
    </section>
  );
}

/** Summary of the order to pay. */
export function PlacedSummary({ order }: { readonly order: Order }) {
  return (
    <section aria-labelledby="summary-title" className="rounded-lg bg-surface p-4 shadow-card md:p-6">
      <h2 id="summary-title" className="pb-2 text-h3">
        {checkoutTexts.summary.title}
      </h2>
      <ul className="py-2">
        {order.items.map((item) => (
          <OrderedLine key={item.id} item={item} />
        ))}
      </ul>
      <AmountsList
        amounts={order}
        total={order.total}
        vat={order.vat}
        brought={hasDelivery(order.deliveries)}
        couponTitle={order.coupon_title ?? undefined}
      />
    </section>
  );
}
