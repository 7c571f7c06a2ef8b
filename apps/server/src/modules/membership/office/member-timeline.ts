import type { MemberEvent } from '@zanga/contract/ordering/prime-members';
import { endsAt, type Membership, trialEnd } from '@zanga/domain/membership/membership';
import type { PastPayment } from '../../payments/public.ts';

type Event = {
  readonly at: Date;
  readonly what: MemberEvent['what'];
  readonly amount?: MemberEvent['amount'];
};

function* eventsOf(membership: Membership, history: readonly PastPayment[], now: Date): Generator<Event> {
  const { startedAt, cancelledAt } = membership;
  const trialEnds = trialEnd(membership);
  const ended = endsAt(membership, now);
  yield { at: startedAt, what: 'joined' };
  if (trialEnds !== null && (ended === null || trialEnds < ended))
    yield { at: trialEnds, what: 'trial_over' };
  for (const { payment, openedAt, settledAt, changedAt, refunds } of history) {
    const amount = payment.amountCents;
    if (payment.state === 'paid') yield { at: settledAt ?? openedAt, what: 'charged', amount };
    if (payment.state === 'failed') yield { at: changedAt, what: 'failed', amount };
    for (const { at, amountCents, failed } of refunds)
      if (!failed) yield { at, what: 'refunded', amount: amountCents };
  }
  if (cancelledAt !== null) yield { at: cancelledAt, what: 'cancelled' };
  if (ended !== null) yield { at: ended, what: 'ended' };
}

/** Events of a membership up to now, latest first. */
export const timelineOf = (
  membership: Membership,
  history: readonly PastPayment[],
  now: Date,
): MemberEvent[] =>
  [...eventsOf(membership, history, now)]
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, what, amount = null }) => ({ at: at.toISOString(), what, amount }));
