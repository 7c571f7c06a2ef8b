import { Link } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import type { ShowOrder, ShowWithOrders } from '@zanga/contract/ordering/cinema-office';
import { useId } from 'react';
import { orderStateOf, showsTexts as t } from './shows-texts.ts';

function OrderLink({ order }: { readonly order: ShowOrder }) {
  if (!order.mine) return <span className="tabular-nums">{order.reference}</span>;
  return (
    <Link
      to="/ordini/$reference"
      params={{ reference: order.reference }}
      className="font-semibold tabular-nums hover:underline"
    >
      {order.reference}
    </Link>
  );
}

/** The orders with tickets for a show, and how far each is. */
export function ShowOrders({ seen }: { readonly seen: ShowWithOrders }) {
  const id = useId();
  const cancelled = seen.show.cancelled !== null;
  const c = t.orderColumns;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="pb-2 font-semibold font-text text-h4">
        {t.orders}
      </h2>
      {seen.orders.length === 0 && <p className="text-ink-soft">{t.noOrders}</p>}
      {seen.orders.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
        <section className="overflow-x-auto" aria-label={t.ordersTable} tabIndex={0}>
          <table className="w-full text-small">
            <thead>
              <tr className="border-line border-b-2">
                <th scope="col" className="py-2 text-start">
                  {c.order}
                </th>
                <th scope="col" className="py-2 ps-4 text-start">
                  {c.name}
                </th>
                <th scope="col" className="py-2 ps-4 text-end">
                  {c.tickets}
                </th>
                <th scope="col" className="py-2 ps-4 text-end">
                  {cancelled ? t.given : c.amount}
                </th>
                <th scope="col" className="py-2 ps-4 text-start">
                  {c.state}
                </th>
              </tr>
            </thead>
            <tbody>
              {seen.orders.map((order) => (
                <tr key={order.id} className="border-line border-b">
                  <td className="py-2 whitespace-nowrap">
                    <OrderLink order={order} />
                  </td>
                  <td className="py-2 ps-4 wrap-anywhere">{order.name}</td>
                  <td className="py-2 ps-4 text-end tabular-nums">{order.all}</td>
                  <td className="py-2 ps-4 text-end tabular-nums whitespace-nowrap">{money(order.amount)}</td>
                  <td className="py-2 ps-4">{t.states[orderStateOf(order, cancelled)]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
