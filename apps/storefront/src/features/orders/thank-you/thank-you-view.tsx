import { Link } from '@tanstack/react-router';
import type { Order, OrderDelivery } from '@zanga/contract/ordering/orders';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { ReceiptIcon } from '@zanga/ui/icons/till-icons.tsx';
import { useEffect, useRef } from 'react';
import { PaymentDue } from '../../../parts/ordering/payment-due.tsx';
import { ordersTexts } from '../orders-texts.ts';
import { ConnectionLost } from '../progress/connection-lost.tsx';
import { DeliveryCard } from '../progress/delivery-card.tsx';
import { useNow } from '../progress/use-now.ts';
import { AccountOffer } from './account-offer.tsx';
import { ShopSketch } from './shop-sketch.tsx';
import { thankYouTexts as t } from './thank-you-texts.ts';
import { thanksWords } from './thanks-words.ts';

function Banner({ order }: { readonly order: Order }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const words = thanksWords(order, useNow());
  return (
    <header className="relative overflow-hidden bg-tomato-deep px-5 py-10 text-center text-on-tomato md:rounded-xl md:py-14">
      <div className="majolica absolute inset-0 opacity-12 [--tile:5rem]" aria-hidden="true" />
      <div className="relative flex flex-col items-center gap-2">
        <h1 ref={title} tabIndex={-1} className="text-h1">
          {words.title}
        </h1>
        <p className="text-balance text-lead">{words.line}</p>
        <p className="mt-4 animate-pop rounded-lg bg-on-tomato px-8 py-4 text-tomato shadow-lift">
          <span className="block font-semibold text-small">{t.number}</span>
          <span className="block font-bold font-display text-hero tabular-nums leading-none">
            {order.number}
          </span>
          <span className="block pt-1 text-small tabular-nums">{t.reference(order.reference)}</span>
        </p>
        {words.when && <p className="pt-3 font-display font-semibold text-h3 tabular-nums">{words.when}</p>}
        <p className="text-small">{t.mail(order.contact.email)}</p>
      </div>
    </header>
  );
}

type ShopOf = NonNullable<OrderDelivery['shop']>;

function Where({ shop }: { readonly shop: ShopOf }) {
  return (
    <section className="rounded-lg bg-surface p-5 shadow-card md:p-7">
      <ShopSketch position={shop.position} name={shop.name} className="h-auto w-full" />
      <p className="pt-3 font-semibold">{shop.name}</p>
      <p className="text-ink-soft text-small">{shop.formatted}</p>
    </section>
  );
}

/** Right after an order: its number, its time, how far it is (RTE-10). */
export function ThankYouView({ order, live }: { readonly order: Order; readonly live: boolean }) {
  // Only a pickup needs the shop's place; a delivery does not.
  const shop = order.deliveries.find(({ mode }) => mode === 'pickup')?.shop;
  const awaiting = order.state === 'awaiting_payment';
  return (
    <div className="md:page pb-10 md:pt-8">
      <div className="mx-auto max-w-5xl">
        <Banner order={order} />
        <div className="grid items-start gap-4 px-4 pt-5 md:gap-5 md:px-0 lg:grid-cols-[1fr_24rem]">
          <div className="flex flex-col gap-4 md:gap-5">
            {awaiting && <PaymentDue order={order} title={ordersTexts.payments.awaiting} />}
            <ConnectionLost live={live} />
            {order.deliveries.map((delivery, at) => (
              <DeliveryCard
                key={delivery.part}
                delivery={delivery}
                named={order.deliveries.length > 1}
                // The banner counts the first.
                waitTold={at === 0}
              />
            ))}
            <div className="flex flex-wrap gap-3">
              <Link
                to="/orders/$order"
                params={{ order: order.id }}
                className={buttonStyle({ variant: awaiting ? 'outline' : 'solid' })}
              >
                {t.follow}
              </Link>
              <Link
                to="/orders/$order/ricevuta"
                params={{ order: order.id }}
                className={buttonStyle({ variant: 'outline' })}
              >
                <ReceiptIcon size={20} />
                {t.receipt}
              </Link>
            </div>
          </div>
          <div className="flex flex-col gap-4 md:gap-5">
            {shop && <Where shop={shop} />}
            <AccountOffer order={order} />
          </div>
        </div>
      </div>
    </div>
  );
}
