import { money } from '@zanga/browser/format.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import { Disclosure } from '@zanga/ui/disclosure.tsx';
import type { ReactNode } from 'react';
import { useNames } from '../../base/api/names.ts';
import { cartTexts as t } from './cart-texts.ts';

type AmountProps = { readonly label: ReactNode; readonly children: ReactNode };

function Amount({ label, children }: AmountProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

const taken = (amount: number) => `−\u2009${money(amount)}`;

function Fees({ deliveries }: Pick<Cart, 'deliveries'>) {
  return deliveries.map(({ part, mode, chosen, fee, fee_discount }) => {
    if (mode === 'pickup' || mode === 'onshop') return null;
    const label = mode === 'shipping' ? t.shipping : t.delivery;
    const charged = fee - fee_discount;
    return (
      <Amount key={part} label={label}>
        {!chosen && mode === 'delivery' ? (
          <span className="text-ink-soft">{t.deliveryLater}</span>
        ) : charged === 0 ? (
          t.gratis
        ) : (
          money(charged)
        )}
      </Amount>
    );
  });
}

/** The way to the total, line by line, and its tax. */
export function CartTotals({ cart }: { readonly cart: Cart }) {
  const names = useNames();
  const { list, discount, member_discount, coupon, coupon_discount, vat } = cart;
  const included = vat.reduce((sum, one) => sum + one.vat, 0);
  return (
    <div>
      <dl className="flex flex-col gap-1.5 pb-2">
        <Amount label={t.list}>{money(list)}</Amount>
        {discount > 0 && <Amount label={t.discount}>{taken(discount)}</Amount>}
        {member_discount > 0 && <Amount label={t.member(names)}>{taken(member_discount)}</Amount>}
        {coupon && coupon_discount > 0 && (
          <Amount label={t.coupon(coupon.title)}>{taken(coupon_discount)}</Amount>
        )}
        <Fees deliveries={cart.deliveries} />
      </dl>
      <Disclosure
        summary={
          <span className="flex flex-1 justify-between gap-4 font-normal text-small">
            {t.vat} <span className="tabular-nums">{money(included)}</span>
          </span>
        }
        className="border-t"
      >
        <dl className="flex flex-col gap-1.5 text-small">
          {vat.map(({ rate_basis_points: rate, gross, vat: amount }) => (
            <Amount key={rate} label={t.vatOf(rate / 100, money(gross))}>
              {money(amount)}
            </Amount>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
