import type { Cents } from '../money.ts';
import { type Period, periodAt, periodStart } from './periods.ts';

/** Terms a member agreed to; later changes of the plan do not apply to them. */
export type PlanTerms = {
  readonly version: string;
  /** Of a month. */
  readonly price: Cents;
  readonly trialDays: number;
  /** Price of the trial; zero makes it free. */
  readonly trialAmount: Cents;
};

/** The records a membership is derived from. */
export type Membership = {
  readonly terms: PlanTerms;
  readonly startedAt: Date;
  /** Where the first paid period begins: the end of the trial, or the start where there was none. */
  readonly firstPeriodAt: Date;
  /** How many periods have been paid, one after the other. */
  readonly paidPeriods: number;
  /** Failed charges of the due period. */
  readonly failedAt: readonly Date[];
  readonly cancelledAt: Date | null;
  /** When it was paused: Prime was switched off at the time of its next payment. */
  readonly pausedAt: Date | null;
  /** Begin of the first paid period before a pause moved it; null without a pause. */
  readonly agreedFirstPeriodAt: Date | null;
  /** Early end: by withdrawal, by a deleted account, or because nothing could be charged. */
  readonly endedAt: Date | null;
};

export type MembershipState = 'none' | 'trial' | 'active' | 'past_due' | 'paused' | 'leaving' | 'ended';

const dayMs = 86_400_000;

/** Days after the due day on which a failed charge is tried again. */
export const retryDays = [0, 1, 3, 5] as const;

/** A member whose card fails stays one for six days: the last try plus a day to pay by hand. */
export const graceMs = 6 * dayMs;

/** End of the paid time; the next charge is due then. */
export const coveredUntil = ({ firstPeriodAt, paidPeriods }: Membership): Date =>
  periodStart(firstPeriodAt, paidPeriods);

/** End of the trial; null without a trial. */
export const trialEnd = ({ startedAt, firstPeriodAt, agreedFirstPeriodAt }: Membership): Date | null => {
  const agreed = agreedFirstPeriodAt ?? firstPeriodAt;
  return agreed > startedAt ? agreed : null;
};

/** The next period to be paid. */
export const nextPeriod = ({ firstPeriodAt, paidPeriods }: Membership): Period =>
  periodAt(firstPeriodAt, paidPeriods);

/** State of a membership at an instant; it is always derived, never stored. */
export const membershipState = (membership: Membership | null, now: Date): MembershipState => {
  if (membership === null) return 'none';
  const { endedAt, cancelledAt, pausedAt, paidPeriods } = membership;
  if (endedAt !== null && endedAt <= now) return 'ended';
  const covered = coveredUntil(membership);
  if (now < covered) {
    if (cancelledAt !== null) return 'leaving';
    return paidPeriods === 0 ? 'trial' : 'active';
  }
  if (cancelledAt !== null) return 'ended';
  if (pausedAt !== null) return 'paused';
  return now.getTime() < covered.getTime() + graceMs ? 'past_due' : 'ended';
};

/** Whether the person buys as a member: in a trial, in a paid period, or during the grace after a failed payment. */
export const hasBenefits = (membership: Membership | null, now: Date): boolean => {
  const state = membershipState(membership, now);
  return isHeld(state) && state !== 'paused';
};

/** Whether a membership exists, even paused: its person cannot join again. */
export const isHeld = (state: MembershipState): boolean => state !== 'none' && state !== 'ended';

/** Whether it will be charged again. A member who leaves will not, so they may delete their card. */
export const willRenew = (membership: Membership | null, now: Date): boolean =>
  hasBenefits(membership, now) && membershipState(membership, now) !== 'leaving';

/** Its end, if known: by cancelling, or because it has ended. */
export const endsAt = (membership: Membership, now: Date): Date | null => {
  const { endedAt, cancelledAt } = membership;
  if (endedAt !== null) return endedAt;
  const covered = coveredUntil(membership);
  if (cancelledAt !== null) return new Date(Math.max(cancelledAt.getTime(), covered.getTime()));
  return membershipState(membership, now) === 'ended' ? new Date(covered.getTime() + graceMs) : null;
};
