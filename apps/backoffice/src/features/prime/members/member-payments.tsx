import { money } from '@zanga/browser/format.ts';
import type { MemberPayment, SeenMember } from '@zanga/contract/ordering/prime-members';
import { formatDate } from '@zanga/domain/time-format';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { momentText } from '../../../parts/moment.ts';
import { paymentStates, refundReason } from './member-words.ts';
import { memberTexts as t } from './members-texts.ts';

const whatText = ({ what, month }: MemberPayment): string =>
  month === null ? (what === 'hold' ? t.hold : t.trial) : t.month(month);

function Went({ payment }: { readonly payment: MemberPayment }) {
  return (
    <>
      <p>{[paymentStates[payment.state], payment.card].filter(Boolean).join(', ')}</p>
      {payment.state === 'failed' && payment.refusal && <p className="text-ink-soft">{payment.refusal}</p>}
      {payment.refunds.map(({ at, amount, reason, failed }) => (
        <p key={at} className={failed ? 'text-tomato-ink' : 'text-ink-soft'}>
          {failed
            ? t.refundFailed(money(amount))
            : t.givenBack(money(amount), formatDate(new Date(at)), refundReason(reason))}
        </p>
      ))}
    </>
  );
}

type MemberPaymentsProps = {
  readonly seen: SeenMember;
  readonly mayEdit: boolean;
  readonly onRefund: (payment: MemberPayment) => void;
};

/** What was charged, and what went back of it; each charge can be given back by itself. */
export function MemberPayments({ seen, mayEdit, onRefund }: MemberPaymentsProps) {
  const c = t.paymentColumns;
  if (seen.payments.length === 0) return <p className="text-ink-soft">{t.noPayments}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section className="overflow-x-auto" aria-label={t.paymentsTable} tabIndex={0}>
      <table className="w-full text-small">
        <thead>
          <tr className="border-line border-b-2">
            <th scope="col" className="py-2 text-start">
              {c.at}
            </th>
            <th scope="col" className="py-2 ps-4 text-start">
              {c.what}
            </th>
            <th scope="col" className="py-2 ps-4 text-end">
              {c.amount}
            </th>
            <th scope="col" className="py-2 ps-4 text-start">
              {c.state}
            </th>
          </tr>
        </thead>
        <tbody>
          {seen.payments.map((payment) => (
            <tr key={payment.id} className="border-line border-b align-top">
              <td className="py-2 tabular-nums md:whitespace-nowrap">{momentText(payment.at)}</td>
              <td className="py-2 ps-4">{whatText(payment)}</td>
              <td className="py-2 ps-4 text-end whitespace-nowrap tabular-nums">{money(payment.amount)}</td>
              <td className="py-2 ps-4">
                <Went payment={payment} />
                {mayEdit && payment.left > 0 && (
                  <button
                    type="button"
                    className={deskButtonStyle('outline', 'mt-1 whitespace-nowrap')}
                    onClick={() => onRefund(payment)}
                  >
                    {t.refund(money(payment.left))}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
