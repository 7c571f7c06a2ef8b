import { money } from '@zanga/browser/format.ts';
import { classNames } from '@zanga/ui/class-names.ts';
import { Disclosure } from '@zanga/ui/disclosure.tsx';
import type { ReactNode } from 'react';
import { useNames } from '../../base/api/names.ts';
import { type Amounts, amountRows, rateWords } from './amounts.ts';
import { orderingTexts } from './ordering-texts.ts';

const t = orderingTexts.amounts;

type Vat = { readonly rate_basis_points: number; readonly gross: number; readonly vat: number };

type AmountsListProps = {
  readonly amounts: Amounts;
  readonly total: number;
  readonly vat: readonly Vat[];
  /** With a delivery or a parcel: its price has a row even when it is zero. */
  readonly brought: boolean;
  readonly couponTitle?: string | undefined;
  readonly refunded?: number;
};

type RowProps = { readonly name: string; readonly tone?: 'saving' | 'total'; readonly children: ReactNode };

function Row({ name, tone, children }: RowProps) {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-4 py-1',
        tone === 'saving' && 'text-basil-ink',
        tone === 'total' && 'mt-2 border-line border-t pt-3 font-display font-semibold text-h4',
      )}
    >
      <dt>{name}</dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  );
}

/** Rows from the list price to the total, and the included VAT. */
export function AmountsList(props: AmountsListProps) {
  const { amounts, total, vat, brought, couponTitle, refunded = 0 } = props;
  const words = {
    list: t.list,
    discount: t.discount,
    member: t.member(useNames()),
    coupon: t.coupon(couponTitle),
    delivery: t.delivery,
  };
  return (
    <>
      <dl>
        {amountRows(amounts, brought).map(({ kind, amount }) => (
          <Row key={kind} name={words[kind]} {...(amount < 0 && { tone: 'saving' })}>
            {kind === 'delivery' && amount === 0 ? t.free : money(amount)}
          </Row>
        ))}
        <Row name={t.total} tone="total">
          {money(total)}
        </Row>
        {refunded > 0 && (
          <Row name={t.refunded} tone="saving">
            {money(-refunded)}
          </Row>
        )}
      </dl>
      <Disclosure summary={<span className="text-small">{t.vatTitle}</span>} className="border-b-0">
        <dl className="text-ink-soft text-small">
          {vat.map(({ rate_basis_points, gross, vat: amount }) => (
            <Row
              key={rate_basis_points}
              name={`${t.vat(rateWords(rate_basis_points))} ${t.vatOf(money(gross))}`}
            >
              {money(amount)}
            </Row>
          ))}
        </dl>
      </Disclosure>
    </>
  );
}
