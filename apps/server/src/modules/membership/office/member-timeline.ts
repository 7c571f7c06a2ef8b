import type { MemberEvent } from '@zanga/contract/ordering/prime-members';
import { endsAt, type Membership } from '@zanga/domain/membership/membership';
import type { PastPayment } from '../../payments/public.ts';

type Event = {
  readonly at: Date;
  readonly what: MemberEvent['what'];
  readonly amount?: MemberEvent['amount'];
};

function* eventsOf(membership: Membership, history: readonly PastPayment[], now: Date): Generator<Event> {
  const { startedAt, firstPeriodAt, cancelledAt } = membership;
  const ended = endsAt(membership, now);
  yield { at: startedAt, what: 'joined' };
  if (firstPeriodAt > startedAt && (ended === null || firstPeriodAt < ended))
    yield { at: firstPeriodAt, what: 'trial_over' };
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

/** What happened to a membership by now, the latest first. */
export const timelineOf = (
  membership: Membership,
  history: readonly PastPayment[],
  now: Date,
): MemberEvent[] =>
  [...eventsOf(membership, history, now)]
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, what, amount = null }) => ({ at: at.toISOString(), what, amount }));
