import { money } from '@zanga/browser/format.ts';
import type { OfficeDispute } from '@zanga/contract/ordering/order-desk';
import { disputeReason } from '@zanga/domain/payments/dispute-words';
import { isDisputeOpen } from '@zanga/domain/payments/disputes';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import { disputesTexts as t } from './disputes-texts.ts';

const moment = (at: string) => `${formatDate(new Date(at))}, ${formatTime(new Date(at))}`;

/** Payments that a customer contests with their bank, each with the deadline for an answer. */
export function DisputeList({ disputes }: { readonly disputes: readonly OfficeDispute[] }) {
  return (
    <ul className="flex flex-col gap-2 pt-1 text-small">
      {disputes.map(({ id, amount, reason, state, provider_state: word, answer_by: by, opened_at: at }) => (
        <li key={id}>
          <span className="font-semibold tabular-nums">{money(amount)}</span> {t.states[state]}
          {state === 'unknown' && ` (${word})`}
          {state === 'to_answer' && (
            <span className="block font-semibold text-tomato-ink">
              {by ? t.answerBy(formatDate(new Date(by))) : t.noAnswer}
            </span>
          )}
          {isDisputeOpen(state) && <span className="block">{t.noRefund}</span>}
          {state === 'lost' && <span className="block">{t.alreadyBack}</span>}
          <span className="block text-ink-soft">
            {disputeReason(reason)} · {moment(at)}
          </span>
        </li>
      ))}
    </ul>
  );
}
