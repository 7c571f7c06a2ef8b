import { Link } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import type { OrderSummary } from '@zanga/contract/ordering/orders';
import { isOver } from '@zanga/domain/ordering/transitions';
import { formatDate } from '@zanga/domain/time-format';
import { Badge } from '@zanga/ui/badge.tsx';
import { ChevronRightIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { AgainButton } from '../../parts/ordering/again/again-button.tsx';
import { ordersTexts as t } from './orders-texts.ts';

const toneOf = ({ state }: OrderSummary) => {
  if (state === 'awaiting_payment') return 'lemon';
  return isOver(state) ? 'neutral' : 'basil';
};

/** An order in the list; the whole row leads to its page, except the button that orders it again. */
export function OrderRow({ order }: { readonly order: OrderSummary }) {
  return (
    <li className="relative rounded-lg bg-surface shadow-card transition-shadow hover:shadow-lift">
      <div className="flex items-center gap-3 p-5 pb-3 md:gap-4">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pb-1.5">
            <h3 className="flex-1 text-h4 sm:flex-none">
              <Link
                to="/orders/$order"
                params={{ order: order.id }}
                aria-label={t.open(order.number)}
                className="after:absolute after:inset-0 after:rounded-lg"
              >
                {order.number}
              </Link>
            </h3>
            <p className="font-display font-semibold text-h4 tabular-nums sm:order-last sm:ms-auto">
              {money(order.total)}
            </p>
            <span className="max-sm:basis-full">
              <Badge tone={toneOf(order)}>{order.label}</Badge>
            </span>
          </div>
          <p className="truncate font-medium">{order.summary}</p>
          <p className="text-ink-soft text-small">
            {[formatDate(new Date(order.placed_at)), order.shop_name, t.pieces(order.qty)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <ChevronRightIcon size={20} className="shrink-0 text-ink-soft" />
      </div>
      <div className="relative flex flex-wrap items-center gap-3 px-2 pb-3">
        <AgainButton order={order} named variant="quiet" size="inline" className="z-1" />
      </div>
    </li>
  );
}
