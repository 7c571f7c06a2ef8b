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

/** What can happen to a membership. `pass` is time that goes by: nobody does it, and nothing is written down. */
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
 * Every way a membership goes: the states that an event may leave behind it, by the state it finds. Whoever is a member in
 * whatever way does not join again; with no trial the first period is due at once. Leaving takes effect when what is paid
 * is over, and at once where nothing is paid ahead. A pause waits for Prime to be switched on again, however long. One that is over is only written down (`end`), or joined anew.
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

/** Where an event has happened before: nothing to do, and no error. */
const already: Readonly<Partial<Record<MembershipEvent, readonly MembershipState[]>>> = {
  cancel: ['leaving'],
  resume: ['trial', 'active'],
  pause: ['paused'],
};

type Code = 'already_member' | 'not_member' | 'nothing_due' | 'too_late';

/** Why an event cannot be in a state that the table gives it no way from. */
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

/** A change that was made, one that had been made already, or why it cannot be. */
export type Change =
  | { readonly ok: true; readonly membership: Membership }
  | { readonly ok: 'already'; readonly membership: Membership }
  | { readonly ok: false; readonly code: Code };

const no = (code: Code): Change => ({ ok: false, code });

/** Changes a membership as the table says; `next` is what it becomes where it has a way to go. */
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

/** Somebody becomes a member. */
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

/** Leaves at the end of what is paid; with nothing paid ahead, at once. */
export const cancel = (membership: Membership, now: Date): Change =>
  step(membership, 'cancel', now, { cancelledAt: now });

/** Takes the leaving back, until the end; whoever has not left has nothing to take back. */
export const undoCancel = (membership: Membership, now: Date): Change =>
  step(membership, 'resume', now, { cancelledAt: null });

/** A period is paid once and after the one before it; the same news twice changes nothing, and one that is over is not paid. */
export const paid = (membership: Membership, index: number, now: Date): Change => {
  const due = nextPeriod(membership).index;
  if (index < due) return { ok: 'already', membership };
  if (index > due) return no(refusals.pay);
  const next = { ...membership, paidPeriods: membership.paidPeriods + 1, failedAt: [] };
  // Paid by a charge that was under way when Prime was switched off.
  const pausedAt = coveredUntil(next) > now ? null : membership.pausedAt;
  return step(membership, 'pay', now, { ...next, pausedAt });
};

/** Lets it rest, because Prime is switched off and its next period would be due: tries that failed are forgotten. */
export const pause = (membership: Membership, now: Date): Change =>
  step(membership, 'pause', now, { pausedAt: now, failedAt: [] });

/** The first instant from which the period that is due begins at a day: the 31st is not found again from every month. */
const firstPeriodFor = (paidPeriods: number, from: Date): Date => {
  const first = periodStart(from, -paidPeriods);
  return periodStart(first, paidPeriods).getTime() > from.getTime() - dayMs / 2
    ? first
    : firstPeriodFor(paidPeriods, new Date(from.getTime() + dayMs));
};

/** Goes on after a pause: its next period begins when its member has had the notice that precedes each charge. */
export const restart = (membership: Membership, now: Date): Change => {
  const { paidPeriods, firstPeriodAt, agreedFirstPeriodAt } = membership;
  return step(membership, 'restart', now, {
    pausedAt: null,
    firstPeriodAt: firstPeriodFor(paidPeriods, new Date(now.getTime() + noticeMs)),
    agreedFirstPeriodAt: agreedFirstPeriodAt ?? firstPeriodAt,
  });
};

/** A charge that failed counts once, only against the period it was for, and only while that is due. */
export const failed = (membership: Membership, index: number, now: Date): Change => {
  const { failedAt } = membership;
  const isKnown = failedAt.some((other) => other.getTime() === now.getTime());
  if (index !== nextPeriod(membership).index || isKnown) return { ok: 'already', membership };
  return step(membership, 'fail', now, { failedAt: [...failedAt, now] });
};

/** Ends it for good: now, or when it was over by itself. Written down, so that nobody has to work it out again. */
export const end = (membership: Membership, now: Date): Change => {
  if (membership.endedAt !== null) return { ok: 'already', membership };
  const over = membershipState(membership, now) === 'ended' ? endsAt(membership, now) : null;
  return step(membership, 'end', now, { endedAt: over ?? now });
};

/** Withdrawing ends it at once and gives back everything it has cost. */
export const withdraw = (membership: Membership, now: Date): Change => {
  const withdrawn = step(membership, 'withdraw', now, { endedAt: now });
  return withdrawn.ok === true && now >= withdrawalEnds(membership.startedAt) ? no('too_late') : withdrawn;
};
