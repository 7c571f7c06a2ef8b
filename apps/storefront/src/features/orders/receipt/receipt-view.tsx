import { Link } from '@tanstack/react-router';
import type { Order } from '@zanga/contract/ordering/orders';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { ChevronLeftIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useBrand } from '../../../base/api/brand.ts';
import { BrandLogo } from '../../../base/pictures/brand-logo.tsx';
import { orderingTexts } from '../../../parts/ordering/ordering-texts.ts';
import { ordersTexts } from '../orders-texts.ts';
import { ReceiptDownload } from './receipt-download.tsx';
import { ReceiptAmounts, ReceiptLines, ReceiptVat } from './receipt-tables.tsx';
import { receiptTexts as t } from './receipt-texts.ts';

function Facts({ order }: { readonly order: Order }) {
  const placed = new Date(order.placed_at);
  const shops = [...new Set(order.deliveries.flatMap(({ shop }) => shop?.name ?? []))];
  const modes = [...new Set(order.deliveries.map(({ mode }) => orderingTexts.modes[mode]))];
  const { contact, payment } = order;
  const facts = [
    [t.order, order.number],
    [t.reference, order.reference],
    [t.date, `${formatDate(placed)}, ${formatTime(placed)}`],
    [t.shop, shops.join(', ')],
    [t.how, modes.join(', ')],
    [t.buyer, `${contact.firstname} ${contact.lastname}`],
    [
      t.paid,
      `${payment.card ?? orderingTexts.payments[payment.kind]} · ${ordersTexts.payments[payment.state]}`,
    ],
  ].filter(([, value]) => value);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-small">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A receipt to keep or to print; on paper only it is left of the page. */
export function ReceiptView({ order }: { readonly order: Order }) {
  const brand = useBrand();
  return (
    <div className="page py-6 md:py-10">
      <div className="mx-auto max-w-2xl">
        <Link
          to="/orders/$order"
          params={{ order: order.id }}
          className={buttonStyle({ variant: 'quiet', size: 'inline' }, '-ms-3 print:hidden')}
        >
          <ChevronLeftIcon size={20} />
          {t.back}
        </Link>
        <div className="flex flex-wrap gap-3 pt-2 pb-5 print:hidden">
          <ReceiptDownload order={order} />
          <Button variant="outline" onClick={() => window.print()}>
            {t.print}
          </Button>
        </div>
        <article className="flex flex-col gap-6 rounded-lg bg-surface p-6 shadow-card md:p-10 print:bg-transparent print:p-0 print:shadow-none">
          <header className="flex flex-wrap items-start justify-between gap-4">
            <BrandLogo className="h-10 w-auto" />
            {brand && (
              <address className="text-end text-caption text-ink-soft not-italic">
                {brand.company.name}
                <br />
                {brand.company.address}
                <br />
                {brand.company.vat_number}
              </address>
            )}
          </header>
          <h1 className="text-h2">{t.title}</h1>
          <Facts order={order} />
          <ReceiptLines order={order} />
          <ReceiptAmounts order={order} />
          <ReceiptVat order={order} />
          <p className="text-caption text-ink-soft">{t.note}</p>
        </article>
      </div>
    </div>
  );
}
