import { Link } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import type { ShowOrder, ShowWithOrders } from '@zanga/contract/ordering/cinema-office';
import { useId } from 'react';
import { type PlainColumn, PlainTable } from '../../parts/list/plain-table.tsx';
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

const columnsOf = (cancelled: boolean): readonly PlainColumn<ShowOrder>[] => [
  {
    label: t.orderColumns.order,
    cell: (order) => <OrderLink order={order} />,
    className: 'whitespace-nowrap',
  },
  { label: t.orderColumns.name, cell: ({ name }) => name, className: 'wrap-anywhere' },
  { label: t.orderColumns.tickets, cell: ({ all }) => all, end: true },
  { label: t.entered, cell: ({ burnt, tickets }) => t.enteredOf(burnt, tickets), end: true },
  {
    label: cancelled ? t.given : t.orderColumns.amount,
    cell: ({ amount }) => money(amount),
    end: true,
  },
  { label: t.orderColumns.state, cell: (order) => t.states[orderStateOf(order, cancelled)] },
];

/** Orders with tickets for a show, with their progress. */
export function ShowOrders({ seen }: { readonly seen: ShowWithOrders }) {
  const id = useId();
  const columns = columnsOf(seen.show.cancelled !== null);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="pb-2 font-semibold font-text text-h4">
        {t.orders}
      </h2>
      {seen.orders.length === 0 ? (
        <p className="text-ink-soft">{t.noOrders}</p>
      ) : (
        <PlainTable label={t.ordersTable} columns={columns} rows={seen.orders} rowId={(order) => order.id} />
      )}
    </section>
  );
}
