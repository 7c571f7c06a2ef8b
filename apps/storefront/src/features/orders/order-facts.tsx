import { Link } from '@tanstack/react-router';
import type { Order } from '@zanga/contract/ordering/orders';
import { formatDate } from '@zanga/domain/time-format';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { PhoneIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { showPhone } from '../../base/format/phone-format.ts';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { orderingTexts } from '../../parts/ordering/ordering-texts.ts';
import { PayDue } from '../../parts/payment/pay-due.tsx';
import { phoneHref } from '../../parts/shops/contact-links.ts';
import { OrderCard } from './order-contents.tsx';
import { ordersTexts } from './orders-texts.ts';

const t = ordersTexts.order;

/** A guest at a table may pay by card although they chose the till. */
const isDueAtTable = ({ payment, deliveries }: Order): boolean =>
  payment.kind === 'till' &&
  payment.state === 'due' &&
  deliveries.every(({ mode, table }) => mode === 'onshop' && table !== null);

/** Payment, contact and terms of the order. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { payment, contact } = order;
  return (
    <OrderCard id="facts" title={t.payment}>
      <p>
        {payment.card ?? orderingTexts.payments[payment.kind]}
        <span className="block text-ink-soft text-small">{ordersTexts.payments[payment.state]}</span>
      </p>
      {isDueAtTable(order) && (
        <div className="pt-3">
          {/* `onPaid` does nothing: the order is followed live and shows the payment itself. */}
          <PayDue order={{ ...order, total: order.total - order.refunded }} onPaid={() => undefined} />
        </div>
      )}
      <h3 className="pt-4 text-h4">{t.contact}</h3>
      <p>
        {contact.firstname} {contact.lastname}
        <span className="block text-ink-soft text-small">{showPhone(contact.telephone)}</span>
        <span className="block text-ink-soft text-small [overflow-wrap:anywhere]">{contact.email}</span>
      </p>
      {order.deliveries.map(({ part, cutlery, rider_note: note }) => (
        <p key={part} className="pt-2 text-small empty:hidden">
          {[cutlery !== null && t.cutlery(cutlery), note && t.riderNote(note)].filter(Boolean).join(' · ')}
        </p>
      ))}
      <p className="pt-4 text-caption text-ink-soft">
        <Link to={pagePaths.content('terms')} className="underline underline-offset-2">
          {t.terms}
        </Link>
        , {t.version(formatDate(new Date(order.terms_version)))}
      </p>
    </OrderCard>
  );
}

/** Contacts for help: the shop that makes the order, and the brand. */
export function OrderHelp({ order }: { readonly order: Order }) {
  const shops = order.deliveries.flatMap(({ shop }) => shop ?? []);
  const each = shops.filter(({ id }, place) => shops.findIndex((other) => other.id === id) === place);
  return (
    <OrderCard id="help" title={ordersTexts.help.title}>
      <p className="pb-4 text-ink-soft text-small">{ordersTexts.help.body}</p>
      <div className="flex flex-wrap gap-2">
        {each.map((shop) => (
          <a key={shop.id} href={phoneHref(shop.phone)} className={buttonStyle({ variant: 'outline' })}>
            <PhoneIcon size={20} />
            {ordersTexts.help.call(shop.name)}
          </a>
        ))}
        <Link
          to={pagePaths.contacts}
          hash="scrivici"
          state={{ about: [order.number, ...each.map(({ name }) => name)].join(', ') }}
          className={buttonStyle({ variant: 'outline' })}
        >
          {ordersTexts.help.write}
        </Link>
      </div>
    </OrderCard>
  );
}
