import { money } from '@zanga/browser/format.ts';
import type { MemberPayment, SeenMember } from '@zanga/contract/ordering/prime-members';
import { formatDate } from '@zanga/domain/time-format';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { type PlainColumn, PlainTable } from '../../../parts/list/plain-table.tsx';
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
      {payment.disputed && <p className="text-ink-soft">{t.disputed(money(payment.disputed))}</p>}
    </>
  );
}

type MemberPaymentsProps = {
  readonly seen: SeenMember;
  readonly mayEdit: boolean;
  readonly onRefund: (payment: MemberPayment) => void;
};

/** Charges with their refunds; each charge can be refunded on its own. */
export function MemberPayments({ seen, mayEdit, onRefund }: MemberPaymentsProps) {
  const c = t.paymentColumns;
  if (seen.payments.length === 0) return <p className="text-ink-soft">{t.noPayments}</p>;
  const columns: readonly PlainColumn<MemberPayment>[] = [
    { label: c.at, cell: ({ at }) => momentText(at), className: 'tabular-nums md:whitespace-nowrap' },
    { label: c.what, cell: whatText },
    { label: c.amount, cell: ({ amount }) => money(amount), end: true },
    {
      label: c.state,
      cell: (payment) => (
        <>
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
        </>
      ),
    },
  ];
  return <PlainTable label={t.paymentsTable} columns={columns} rows={seen.payments} rowId={({ id }) => id} />;
}
