import { money } from '@zanga/browser/format.ts';
import type { MemberPayment, SeenMember } from '@zanga/contract/ordering/prime-members';
import type { Cents } from '@zanga/domain/money';
import { formatDate } from '@zanga/domain/time-format';
import { service } from '../../../base/api.ts';
import { memberTexts as t } from './members-texts.ts';
import type { Request } from './request-dialog.tsx';

const day = (instant: string) => formatDate(new Date(instant));

const cancelRequest = ({ id }: SeenMember, ends: string): Request => ({
  title: t.cancelTitle,
  line: t.cancelLine(day(ends)),
  confirm: t.cancelYes(day(ends)),
  done: t.cancelled,
  send: (reason) =>
    service.api('POST /api/backoffice/prime/members/:member/cancel', {
      params: { member: id },
      body: { reason },
    }),
});

const resumeRequest = ({ id, price }: SeenMember, next: string): Request => ({
  title: t.resumeTitle,
  line: t.resumeLine(money(price), day(next)),
  confirm: t.resumeYes,
  done: t.resumed,
  send: (reason) =>
    service.api('POST /api/backoffice/prime/members/:member/resume', {
      params: { member: id },
      body: { reason },
    }),
});

const endRequest = ({ id, withdrawal_until }: SeenMember, refund: Cents): Request => ({
  title: t.endTitle,
  line: withdrawal_until === null ? t.endWithoutRefund : t.endWithdrawal(money(refund)),
  confirm: refund === 0 ? t.endYesFree : t.endYes(money(refund)),
  done: t.ended,
  send: (reason) =>
    service.api('POST /api/backoffice/prime/members/:member/end', {
      params: { member: id },
      body: { reason, expected: refund },
    }),
});

const refundRequest = (
  { id }: SeenMember,
  { id: payment, at, left, disputed }: MemberPayment,
  key: string,
): Request => ({
  title: t.refundTitle,
  line: [t.refundLine(money(left), day(at)), disputed && t.refundDisputed(money(disputed))]
    .filter(Boolean)
    .join(' '),
  confirm: t.refundYes(money(left)),
  done: t.refunded(money(left)),
  part: {
    most: left,
    confirm: (amount) => t.refundYes(money(amount)),
    done: (amount) => t.refunded(money(amount)),
  },
  send: (reason, amount = left) =>
    service.api('POST /api/backoffice/prime/members/:member/payments/:payment/refund', {
      params: { member: id, payment },
      body: { key, reason, expected: left, amount },
    }),
});

/** Whether a cancelled membership still runs, so that it can be resumed. */
export const mayResume = (seen: SeenMember): seen is SeenMember & { readonly ends_at: string } =>
  seen.state === 'leaving' && seen.ends_at !== null;

/** The open question. Its key makes a charge be refunded once, even if pressed twice. */
export type MemberQuestion =
  | { readonly kind: 'cancel' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'end' }
  | { readonly kind: 'refund'; readonly payment: string; readonly key: string };

/** The question with current amounts; undefined when the action is no longer possible. */
export const requestOf = (seen: SeenMember, asked: MemberQuestion): Request | undefined => {
  const { cancel_ends_at: ends, end_now: refund, payments } = seen;
  if (asked.kind === 'cancel') return ends === null ? undefined : cancelRequest(seen, ends);
  if (asked.kind === 'resume') return mayResume(seen) ? resumeRequest(seen, seen.ends_at) : undefined;
  if (asked.kind === 'end') return refund === null ? undefined : endRequest(seen, refund);
  const payment = payments.find(({ id, left }) => id === asked.payment && left > 0);
  return payment && refundRequest(seen, payment, asked.key);
};
