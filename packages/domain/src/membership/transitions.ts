import { withdrawalEnds } from '../ordering/withdrawal.ts';
import {
  coveredUntil,
  endsAt,
  type Membership,
  type MembershipState,
  membershipState,
  nextPeriod,
  type PlanTerms,
} from './membership.ts';
import { periodStart } from './periods.ts';
import { noticeMs } from './renewal.ts';

/** Events of a membership. `pass` is time going by: no caller triggers it, and nothing is written. */
export const membershipEvents = [
  'join',
  'pay',
  'fail',
  'cancel',
  'resume',
  'withdraw',
  'pause',
  'restart',
  'end',
  'pass',
] as const;
export type MembershipEvent = (typeof membershipEvents)[number];

/**
 * States an event may lead to, by the state it finds. A member in any state cannot join again; without a trial the
 * first period is due at once. Leaving takes effect at the end of the paid time, or at once without any. A pause
 * lasts until Prime is switched on again. An ended membership is only recorded (`end`), or joined anew.
 */
export const membershipTransitions: Readonly<
  Record<MembershipState, Readonly<Partial<Record<MembershipEvent, readonly MembershipState[]>>>>
> = {
  none: { join: ['trial', 'past_due'] },
  trial: { pay: ['active'], cancel: ['leaving'], withdraw: ['ended'], end: ['ended'], pass: ['past_due'] },
  active: { pay: ['active'], cancel: ['leaving'], withdraw: ['ended'], end: ['ended'], pass: ['past_due'] },
  past_due: {
    pay: ['active'],
    fail: ['past_due'],
    cancel: ['ended'],
    withdraw: ['ended'],
    pause: ['paused'],
    end: ['ended'],
    pass: ['ended'],
  },
  paused: {
    pay: ['paused', 'active'],
    restart: ['trial', 'active'],
    cancel: ['ended'],
    withdraw: ['ended'],
    end: ['ended'],
  },
  leaving: {
    pay: ['leaving'],
    resume: ['trial', 'active'],
    withdraw: ['ended'],
    end: ['ended'],
    pass: ['ended'],
  },
  ended: { join: ['trial', 'past_due'], end: ['ended'] },
};

/** States in which an event has already happened: nothing to do, and no error. */
const already: Readonly<Partial<Record<MembershipEvent, readonly MembershipState[]>>> = {
  cancel: ['leaving'],
  resume: ['trial', 'active'],
  pause: ['paused'],
};

type Code = 'already_member' | 'not_member' | 'nothing_due' | 'too_late';

/** Refusal of an event in a state without a way for it. */
const refusals: Readonly<Record<Exclude<MembershipEvent, 'pass'>, Code>> = {
  join: 'already_member',
  pay: 'nothing_due',
  fail: 'nothing_due',
  cancel: 'not_member',
  resume: 'too_late',
  withdraw: 'not_member',
  pause: 'nothing_due',
  restart: 'nothing_due',
  end: 'not_member',
};

/** A change made, one made already, or the refusal. */
export type Change =
  | { readonly ok: true; readonly membership: Membership }
  | { readonly ok: 'already'; readonly membership: Membership }
  | { readonly ok: false; readonly code: Code };

const no = (code: Code): Change => ({ ok: false, code });

/** Changes a membership by the table; `next` are its new fields if there is a way. */
const step = (
  membership: Membership,
  event: Exclude<MembershipEvent, 'join' | 'pass'>,
  now: Date,
  next: Partial<Membership>,
): Change => {
  const state = membershipState(membership, now);
  if (membershipTransitions[state][event]) return { ok: true, membership: { ...membership, ...next } };
  return already[event]?.includes(state) ? { ok: 'already', membership } : no(refusals[event]);
};

const dayMs = 86_400_000;

/** A customer becomes a member. */
export const join = (
  before: Membership | null,
  { terms, trial, now }: { readonly terms: PlanTerms; readonly trial: boolean; readonly now: Date },
): Change => {
  if (!membershipTransitions[membershipState(before, now)].join) return no(refusals.join);
  const firstPeriodAt = trial ? new Date(now.getTime() + terms.trialDays * dayMs) : now;
  return {
    ok: true,
    membership: {
      terms,
      startedAt: now,
      firstPeriodAt,
      paidPeriods: 0,
      failedAt: [],
      cancelledAt: null,
      pausedAt: null,
      agreedFirstPeriodAt: null,
      endedAt: null,
    },
  };
};

/** Leaves at the end of the paid time; without any, at once. */
export const cancel = (membership: Membership, now: Date): Change =>
  step(membership, 'cancel', now, { cancelledAt: now });

/** Takes the leaving back, until the end; refused if the member is not leaving. */
export const undoCancel = (membership: Membership, now: Date): Change =>
  step(membership, 'resume', now, { cancelledAt: null });

/** Records a paid period, in order. The same news twice changes nothing; an ended membership is not paid. */
export const paid = (membership: Membership, index: number, now: Date): Change => {
  const due = nextPeriod(membership).index;
  if (index < due) return { ok: 'already', membership };
  if (index > due) return no(refusals.pay);
  const next = { ...membership, paidPeriods: membership.paidPeriods + 1, failedAt: [] };
  // The charge was under way when Prime was switched off.
  const pausedAt = coveredUntil(next) > now ? null : membership.pausedAt;
  return step(membership, 'pay', now, { ...next, pausedAt });
};

/** Pauses it, because Prime is switched off when its next period is due: failed tries are forgotten. */
export const pause = (membership: Membership, now: Date): Change =>
  step(membership, 'pause', now, { pausedAt: now, failedAt: [] });

/** The earliest first period from which the due one begins on a day or later: not every month has a 31st. */
const firstPeriodFor = (paidPeriods: number, from: Date): Date => {
  const first = periodStart(from, -paidPeriods);
  return periodStart(first, paidPeriods).getTime() > from.getTime() - dayMs / 2
    ? first
    : firstPeriodFor(paidPeriods, new Date(from.getTime() + dayMs));
};

/** Ends a pause: the next period begins after the notice that precedes each charge. */
export const restart = (membership: Membership, now: Date): Change => {
  const { paidPeriods, firstPeriodAt, agreedFirstPeriodAt } = membership;
  return step(membership, 'restart', now, {
    pausedAt: null,
    firstPeriodAt: firstPeriodFor(paidPeriods, new Date(now.getTime() + noticeMs)),
    agreedFirstPeriodAt: agreedFirstPeriodAt ?? firstPeriodAt,
  });
};

/** Records a failed charge once, for its period only, and only while that is due. */
export const failed = (membership: Membership, index: number, now: Date): Change => {
  const { failedAt } = membership;
  const isKnown = failedAt.some((other) => other.getTime() === now.getTime());
  if (index !== nextPeriod(membership).index || isKnown) return { ok: 'already', membership };
  return step(membership, 'fail', now, { failedAt: [...failedAt, now] });
};

/** Ends it for good: now, or at the end it has reached by itself. Recorded, so that no query has to derive it. */
export const end = (membership: Membership, now: Date): Change => {
  if (membership.endedAt !== null) return { ok: 'already', membership };
  const over = membershipState(membership, now) === 'ended' ? endsAt(membership, now) : null;
  return step(membership, 'end', now, { endedAt: over ?? now });
};

/** Withdrawal ends it at once and refunds all charges. */
export const withdraw = (membership: Membership, now: Date): Change => {
  const withdrawn = step(membership, 'withdraw', now, { endedAt: now });
  return withdrawn.ok === true && now >= withdrawalEnds(membership.startedAt) ? no('too_late') : withdrawn;
};
