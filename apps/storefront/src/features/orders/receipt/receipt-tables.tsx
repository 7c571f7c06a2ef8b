import { money } from '@zanga/browser/format.ts';
import type { Order } from '@zanga/contract/ordering/orders';
import { wantedWords } from '@zanga/domain/ordering/extras/line-words';
import { useNames } from '../../../base/api/names.ts';
import { type AmountRow, amountRows, rateWords } from '../../../parts/ordering/amounts.ts';
import { hasDelivery } from '../../../parts/ordering/has-delivery.ts';
import { orderingTexts } from '../../../parts/ordering/ordering-texts.ts';
import { receiptTexts as t } from './receipt-texts.ts';

const cell = 'border-line border-b py-2 align-top';
const number = `${cell} ps-3 text-end tabular-nums whitespace-nowrap`;

/** Ordered lines at list price: reductions follow below. */
export function ReceiptLines({ order }: { readonly order: Order }) {
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{t.linesTable}</caption>
      <thead>
        <tr className="text-caption text-ink-soft">
          <th scope="col" className={`${cell} text-start font-medium`}>
            {t.product}
          </th>
          <th scope="col" className={`${number} font-medium`}>
            {t.qty}
          </th>
          <th scope="col" className={`${number} font-medium`}>
            {t.vat}
          </th>
          <th scope="col" className={`${number} font-medium`}>
            {t.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id}>
            <td className={cell}>
              {item.product.name}
              <span className="block text-caption text-ink-soft empty:hidden">
                {wantedWords(item).join(', ')}
              </span>
              {item.allergens && (
                <span className="block text-caption text-ink-soft">{item.allergens.text}</span>
              )}
            </td>
            <td className={number}>{item.qty}</td>
            <td className={number}>{rateWords(item.vat_rate_basis_points)} %</td>
            <td className={number}>{money(item.list)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Amounts from the lines to the total. */
export function ReceiptAmounts({ order }: { readonly order: Order }) {
  const names = useNames();
  const words: Record<AmountRow['kind'], string> = {
    list: orderingTexts.amounts.list,
    discount: orderingTexts.amounts.discount,
    member: orderingTexts.amounts.member(names),
    coupon: orderingTexts.amounts.coupon(order.coupon_title ?? undefined),
    delivery: orderingTexts.amounts.delivery,
  };
  return (
    <dl className="ms-auto w-full max-w-72 text-small">
      {amountRows(order, hasDelivery(order.deliveries)).map(({ kind, amount }) => (
        <div key={kind} className="flex justify-between gap-4 py-0.5">
          <dt>{words[kind]}</dt>
          <dd className="tabular-nums">{money(amount)}</dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-4 border-ink border-t pt-2 font-bold text-body">
        <dt>{orderingTexts.amounts.total}</dt>
        <dd className="tabular-nums">{money(order.total)}</dd>
      </div>
      {order.refunded > 0 && (
        <div className="flex justify-between gap-4 py-0.5">
          <dt>{orderingTexts.amounts.refunded}</dt>
          <dd className="tabular-nums">{money(-order.refunded)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Included tax by rate. */
export function ReceiptVat({ order }: { readonly order: Order }) {
  return (
    <table className="w-full max-w-md text-caption">
      <caption className="pb-1 text-start font-semibold">{t.vatTable}</caption>
      <thead>
        <tr className="text-ink-soft">
          {[t.vat, t.taxable, t.tax].map((name) => (
            <th key={name} scope="col" className={`${cell} text-start font-medium`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.vat.map(({ rate_basis_points, gross, vat }) => (
          <tr key={rate_basis_points}>
            <td className={cell}>{rateWords(rate_basis_points)} %</td>
            <td className={`${cell} tabular-nums`}>{money(gross - vat)}</td>
            <td className={`${cell} tabular-nums`}>{money(vat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
