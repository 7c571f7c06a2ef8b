import { money } from '@zanga/browser/format.ts';
import { lostTo } from '@zanga/domain/payments/disputes';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import { DisputeList } from '../../../parts/dispute-list.tsx';
import { disputesTexts } from '../../../parts/disputes-texts.ts';
import { Section } from '../../../parts/section.tsx';
import type { DeskOrder } from './desk-query.ts';
import { deskTexts as t } from './desk-texts.ts';

const moment = (at: string) => `${formatDate(new Date(at))}, ${formatTime(new Date(at))}`;

function Amounts({ order, disputes = [] }: Pick<DeskOrder, 'order' | 'disputes'>) {
  const disputed = lostTo(disputes);
  const back = [
    [t.given, order.refunded],
    [t.disputed, disputed],
  ] as const;
  const rows = [
    [t.list, order.list],
    [t.discount, -order.discount],
    [t.member, -order.member_discount],
    [t.coupon(order.coupon_title), -order.coupon_discount],
    [t.delivery, order.delivery],
  ] as const;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
      {rows.map(([name, amount]) => (
        <div key={name} className="contents">
          {(amount !== 0 || name === t.list) && (
            <>
              <dt className="text-ink-soft">{name}</dt>
              <dd className="text-end">{money(amount)}</dd>
            </>
          )}
        </div>
      ))}
      <dt className="font-semibold">{t.total}</dt>
      <dd className="text-end font-semibold">{money(order.total)}</dd>
      {back.map(
        ([name, amount]) =>
          amount > 0 && (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="text-end">{money(-amount)}</dd>
            </div>
          ),
      )}
      {order.refunded + disputed > 0 && (
        <>
          <dt>{t.kept}</dt>
          <dd className="text-end">{money(order.total - order.refunded - disputed)}</dd>
        </>
      )}
    </dl>
  );
}

/** Payments of the order: state of the card, and money recorded at a till. */
function Paid({ desk: { order, card, takings } }: { readonly desk: DeskOrder }) {
  return (
    <ul className="border-line border-t pt-2 text-small">
      <li>
        {card ? `${card.card ?? t.kinds.card}: ${t.cardStates[card.state]}` : t.kinds[order.payment.kind]}
        {card?.unknown_status && (
          <span className="block font-semibold text-tomato-ink wrap-anywhere">
            {t.unknownStatus(card.unknown_status)}
          </span>
        )}
        {card?.refusal && <span className="block text-ink-soft">{card.refusal}</span>}
      </li>
      {takings.map((taking) => (
        <li key={taking.at + taking.how}>
          {t.ways[taking.how]} {money(taking.amount)} · {taking.name ?? t.someone} · {moment(taking.at)}
          {taking.reason && <span className="block text-ink-soft wrap-anywhere">{taking.reason}</span>}
        </li>
      ))}
    </ul>
  );
}

function Disputes({ disputes = [] }: Pick<DeskOrder, 'disputes'>) {
  if (disputes.length === 0) return null;
  return (
    <div className="border-line border-t pt-2">
      <h3 className="font-semibold font-text text-small tracking-normal">{disputesTexts.title}</h3>
      <DisputeList disputes={disputes} />
    </div>
  );
}

function Refunds({ refunds }: Pick<DeskOrder, 'refunds'>) {
  if (refunds.length === 0) return null;
  return (
    <div className="border-line border-t pt-2">
      <h3 className="font-semibold font-text text-small tracking-normal">{t.refunds}</h3>
      <ul className="flex flex-col gap-2 pt-1 text-small">
        {refunds.map((refund) => (
          <li key={refund.id}>
            <span className="font-semibold tabular-nums">{money(refund.amount)}</span>{' '}
            {t.refundTo[refund.method]}
            {refund.how && ` (${refund.how})`}
            {refund.failed && <span className="font-semibold text-tomato-ink"> {t.refundFailed}</span>}
            <span className="block text-ink-soft wrap-anywhere">
              {refund.reason} · {refund.name ?? t.someone} · {moment(refund.at)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The money of an order, down to each refund. */
export function DeskMoney({ desk }: { readonly desk: DeskOrder }) {
  return (
    <Section title={t.money}>
      <Amounts order={desk.order} disputes={desk.disputes} />
      <Paid desk={desk} />
      <Disputes disputes={desk.disputes} />
      <Refunds refunds={desk.refunds} />
    </Section>
  );
}
