import type { Cents } from '../money.ts';
import { type Period, periodAt, periodStart } from './periods.ts';

/** What somebody has agreed to; a later change of the plan is not theirs. */
export type PlanTerms = {
  readonly version: string;
  /** Of a month. */
  readonly price: Cents;
  readonly trialDays: number;
  /** What the trial costs; nothing makes it a free one. */
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
  /** When the charge of the period that is due has failed. */
  readonly failedAt: readonly Date[];
  readonly cancelledAt: Date | null;
  /** Since when it rests: Prime was switched off when its next period was to be paid. */
  readonly pausedAt: Date | null;
  /** Where the first paid period began before a pause moved it; null where none has. */
  readonly agreedFirstPeriodAt: Date | null;
  /** Ended before its time: by withdrawal, by a deleted account, or because nothing could be charged. */
  readonly endedAt: Date | null;
};

export type MembershipState = 'none' | 'trial' | 'active' | 'past_due' | 'paused' | 'leaving' | 'ended';

const dayMs = 86_400_000;

/** A charge that failed is tried again so many days after it was due. */
export const retryDays = [0, 1, 3, 5] as const;

/** How long somebody whose card fails goes on as a member: a day beyond the last try, to pay by hand what it could not. */
export const graceMs = 6 * dayMs;

/** Up to when somebody has paid, or may try. */
export const coveredUntil = ({ firstPeriodAt, paidPeriods }: Membership): Date =>
  periodStart(firstPeriodAt, paidPeriods);

/** When its trial was over, or will be; null where it had none. */
export const trialEnd = ({ startedAt, firstPeriodAt, agreedFirstPeriodAt }: Membership): Date | null => {
  const agreed = agreedFirstPeriodAt ?? firstPeriodAt;
  return agreed > startedAt ? agreed : null;
};

/** The period that is to be paid next. */
export const nextPeriod = ({ firstPeriodAt, paidPeriods }: Membership): Period =>
  periodAt(firstPeriodAt, paidPeriods);

/** What a membership is at an instant; nothing else is ever kept of it. */
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

/** Whether somebody buys as a member: in a trial, in a period that is paid, or while its payment is being sorted out. */
export const hasBenefits = (membership: Membership | null, now: Date): boolean => {
  const state = membershipState(membership, now);
  return isHeld(state) && state !== 'paused';
};

/** Whether a membership is there, be it at rest: its person does not join anew. */
export const isHeld = (state: MembershipState): boolean => state !== 'none' && state !== 'ended';

/** Whether it will be charged again. Whoever leaves is not: their card is theirs to delete. */
export const willRenew = (membership: Membership | null, now: Date): boolean =>
  hasBenefits(membership, now) && membershipState(membership, now) !== 'leaving';

/** When it ends, where that is known: by cancelling, or because it has. */
export const endsAt = (membership: Membership, now: Date): Date | null => {
  const { endedAt, cancelledAt } = membership;
  if (endedAt !== null) return endedAt;
  const covered = coveredUntil(membership);
  if (cancelledAt !== null) return new Date(Math.max(cancelledAt.getTime(), covered.getTime()));
  return membershipState(membership, now) === 'ended' ? new Date(covered.getTime() + graceMs) : null;
};
