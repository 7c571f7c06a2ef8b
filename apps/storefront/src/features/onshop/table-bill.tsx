import { useQueryClient } from '@tanstack/react-query';
import { money } from '@zanga/browser/format.ts';
import type { Table, TableOrder } from '@zanga/contract/shops/tables';
import { classNames } from '@zanga/ui/class-names.ts';
import { guestToken } from '../../parts/ordering/guest-orders.ts';
import { PayDue } from '../../parts/payment/pay-due.tsx';
import { tableKey } from './onshop-queries.ts';
import { onshopTexts as t } from './onshop-texts.ts';

const isMine = ({ order }: TableOrder): boolean => guestToken(order) !== undefined;

type OrderProps = { readonly order: TableOrder; readonly onPaid: () => void };

function Order({ order, onPaid }: OrderProps) {
  return (
    <li className="border-line border-b py-3 last:border-b-0">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-semibold">
          {t.order(order.number, order.name)}
          {isMine(order) && <span className="font-normal text-ink-soft text-small"> · {t.mine}</span>}
        </p>
        <p className="font-semibold tabular-nums">{money(order.total)}</p>
      </div>
      <p className="text-small">{order.items.map(({ qty, name }) => t.piece(qty, name)).join(', ')}</p>
      <p className="text-ink-soft text-small">
        {order.label} · {order.paid ? t.paid : t.due}
      </p>
      {isMine(order) && !order.paid && order.total > 0 && (
        <div className="pt-2">
          <PayDue order={{ ...order, id: order.order }} onPaid={onPaid} />
        </div>
      )}
    </li>
  );
}

type SumProps = { readonly name: string; readonly amount: number; readonly strong?: boolean };

function Sum({ name, amount, strong = false }: SumProps) {
  return (
    <div
      className={classNames('flex justify-between', strong ? 'font-bold font-display text-h4' : 'text-small')}
    >
      <dt>{name}</dt>
      <dd className="tabular-nums">{money(amount)}</dd>
    </div>
  );
}

function Sums({ orders, bill }: Pick<Table, 'orders' | 'bill'>) {
  const mine = orders.filter((order) => isMine(order) && !order.paid);
  const mineDue = mine.reduce((sum, { total }) => sum + total, 0);
  return (
    <>
      <dl className="flex flex-col gap-1 border-line border-t pt-3">
        <Sum name={t.total} amount={bill.total} />
        {bill.paid > 0 && <Sum name={t.alreadyPaid} amount={bill.paid} />}
        <Sum name={t.left} amount={bill.due} strong />
      </dl>
      {bill.due > 0 && (
        <p className="pt-2 text-ink-soft text-small">
          {mineDue > 0 && mineDue < bill.due && `${t.leftMine(money(mineDue))} `}
          {t.how}
        </p>
      )}
    </>
  );
}

/** Orders of all guests at the table, and the amount still to pay. */
export function TableBill({ table: { id, orders, bill } }: { readonly table: Table }) {
  const queryClient = useQueryClient();
  const look = () => void queryClient.invalidateQueries({ queryKey: tableKey(id) });
  return (
    <section aria-labelledby="bill" className="rounded-lg bg-surface p-5 shadow-card md:p-7">
      <h2 id="bill" className="text-h3">
        {t.bill}
      </h2>
      {orders.length === 0 && <p className="pt-2 text-ink-soft">{t.billEmpty}</p>}
      {orders.length > 0 && (
        <>
          <ul className="pt-2">
            {orders.map((order) => (
              <Order key={order.order} order={order} onPaid={look} />
            ))}
          </ul>
          <Sums orders={orders} bill={bill} />
        </>
      )}
    </section>
  );
}
