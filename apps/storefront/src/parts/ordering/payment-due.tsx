import { Link } from '@tanstack/react-router';
import { formatTime } from '@zanga/domain/time-format';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { ClockIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { orderingTexts as t } from './ordering-texts.ts';

type PaymentDueProps = {
  readonly order: { readonly id: string; readonly pay_by: string | null };
  readonly title: string;
  /** A smaller button, beside the page's main one. */
  readonly aside?: boolean;
};

/** An order that waits for its payment: its deadline, and the link to pay. */
export function PaymentDue({ order, title, aside = false }: PaymentDueProps) {
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-lg bg-lemon p-5 text-on-lemon">
      <ClockIcon size={32} className="shrink-0" />
      <div className="min-w-48 flex-1">
        <p className="font-display font-semibold text-h4">{title}</p>
        {order.pay_by && <p className="text-small">{t.payBy(formatTime(new Date(order.pay_by)))}</p>}
      </div>
      <Link
        to="/checkout"
        search={{ ordine: order.id }}
        className={buttonStyle({ variant: aside ? 'outline' : 'solid' })}
      >
        {t.completePayment}
      </Link>
    </div>
  );
}
