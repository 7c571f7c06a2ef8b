import {
  coveredUntil,
  graceMs,
  type Membership,
  membershipState,
  nextPeriod,
  retryDays,
} from './membership.ts';
import type { Period } from './periods.ts';

/** The step due for a membership at an instant. */
export type RenewalStep =
  /** Charge the period; `attempt` counts from zero and is part of the charge's key. */
  | { readonly kind: 'charge'; readonly period: Period; readonly attempt: number }
  /** Nothing could be charged: it is over. */
  | { readonly kind: 'end' }
  | { readonly kind: 'nothing' };

const dayMs = 86_400_000;
const nothing: RenewalStep = { kind: 'nothing' };

/** The charge that is due: never within paid time, nor for a member who leaves, nor after the grace. */
export const renewalStep = (membership: Membership, now: Date): RenewalStep => {
  if (membership.endedAt !== null || membership.cancelledAt !== null) return nothing;
  const covered = coveredUntil(membership).getTime();
  if (now.getTime() < covered) return nothing;
  const state = membershipState(membership, now);
  if (state === 'paused') return nothing;
  if (state === 'ended') return { kind: 'end' };
  const attempt = membership.failedAt.length;
  const wait = retryDays[attempt];
  // The last try has failed: until the grace is over it can still be paid by hand.
  if (wait === undefined) return nothing;
  return now.getTime() >= covered + wait * dayMs
    ? { kind: 'charge', period: nextPeriod(membership), attempt }
    : nothing;
};

/** When the next step is due. */
export const nextStepAt = (membership: Membership): Date | null => {
  if (membership.endedAt !== null || membership.cancelledAt !== null) return null;
  const wait = retryDays[membership.failedAt.length];
  const covered = coveredUntil(membership).getTime();
  return new Date(covered + (wait === undefined ? graceMs : wait * dayMs));
};

/** The step after a failed charge: another try, or the end. */
export const afterFailure = (
  membership: Membership,
): { readonly lastTry: boolean; readonly at: Date } | null => {
  const at = nextStepAt(membership);
  return at && { lastTry: membership.failedAt.length >= retryDays.length, at };
};

/** How long before a charge the member is told. */
export const noticeMs = 3 * dayMs;

export type Reminder = { readonly about: 'trial_ends' | 'renews'; readonly period: Period };

/** The notice due before a charge, of the end of a trial or of a renewal; one for each period. */
export const reminderDue = (membership: Membership, now: Date): Reminder | null => {
  const state = membershipState(membership, now);
  if (state !== 'trial' && state !== 'active') return null;
  const period = nextPeriod(membership);
  if (now.getTime() < period.from.getTime() - noticeMs) return null;
  return { about: state === 'trial' ? 'trial_ends' : 'renews', period };
};
