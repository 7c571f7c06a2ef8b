import { money } from '@zanga/browser/format.ts';
import type { Order } from '@zanga/contract/ordering/orders';
import { GiftIcon } from '@zanga/ui/icons/panel-icons.tsx';
import type { ReactNode } from 'react';
import { AmountsList } from '../../parts/ordering/amounts-list.tsx';
import { hasDelivery } from '../../parts/ordering/has-delivery.ts';
import { OrderedLine } from '../../parts/ordering/ordered-line.tsx';
import { orderingTexts } from '../../parts/ordering/ordering-texts.ts';
import { ordersTexts } from './orders-texts.ts';

const t = ordersTexts.order;

type CardProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** A section of an order, on a card of its own. */
export function OrderCard({ id, title, children }: CardProps) {
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface p-5 shadow-card md:p-7">
      <h2 id={id} className="pb-2 text-h4">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Gift({ gift }: { readonly gift: NonNullable<Order['gift']> }) {
  return (
    <div className="mb-3 flex items-start gap-3 rounded-md bg-lemon-wash p-4 text-lemon-ink">
      <GiftIcon className="shrink-0" />
      <div className="text-small">
        <p className="font-semibold">{gift.recipient ? t.giftFor(gift.recipient) : t.gift}</p>
        {gift.message && <p className="italic">{orderingTexts.notes(gift.message)}</p>}
        {gift.hide_prices && <p>{t.giftHidden}</p>}
      </div>
    </div>
  );
}

/** Lines of the order and the way to its total. */
export function OrderContents({ order }: { readonly order: Order }) {
  return (
    <OrderCard id="what" title={t.what}>
      {order.gift && <Gift gift={order.gift} />}
      <ul className="pb-3">
        {order.items.map((item) => (
          <OrderedLine key={item.id} item={item}>
            {item.refunded > 0 && (
              <p className="font-medium text-basil-ink text-caption">
                {orderingTexts.refunded(money(item.refunded))}
              </p>
            )}
          </OrderedLine>
        ))}
      </ul>
      <AmountsList
        amounts={order}
        total={order.total}
        vat={order.vat}
        brought={hasDelivery(order.deliveries)}
        couponTitle={order.coupon_title ?? undefined}
        refunded={order.refunded}
      />
    </OrderCard>
  );
}
