import { withdrawalEnds } from '../ordering/withdrawal.ts';
import { endsAt, type Membership, membershipState, nextPeriod, type PlanTerms } from './membership.ts';

/** A change that was made, one that had been made already, or why it cannot be. */
export type Change =
  | { readonly ok: true; readonly membership: Membership }
  | { readonly ok: 'already'; readonly membership: Membership }
  | { readonly ok: false; readonly code: 'already_member' | 'not_member' | 'nothing_due' | 'too_late' };

const changed = (membership: Membership): Change => ({ ok: true, membership });
const no = (code: Extract<Change, { ok: false }>['code']): Change => ({ ok: false, code });

const dayMs = 86_400_000;

/** Whoever is still a member, in whatever way, does not join twice; with no trial the first period is due at once. */
export const join = (
  before: Membership | null,
  { terms, trial, now }: { readonly terms: PlanTerms; readonly trial: boolean; readonly now: Date },
): Change => {
  const state = membershipState(before, now);
  if (state !== 'none' && state !== 'ended') return no('already_member');
  const firstPeriodAt = trial ? new Date(now.getTime() + terms.trialDays * dayMs) : now;
  return changed({
    terms,
    startedAt: now,
    firstPeriodAt,
    paidPeriods: 0,
    failedAt: [],
    cancelledAt: null,
    endedAt: null,
  });
};

/** Takes effect when what is paid is over; with nothing paid ahead, at once. */
export const cancel = (membership: Membership, now: Date): Change => {
  switch (membershipState(membership, now)) {
    case 'leaving':
      return { ok: 'already', membership };
    case 'trial':
    case 'active':
    case 'past_due':
      return changed({ ...membership, cancelledAt: now });
    default:
      return no('not_member');
  }
};

/** Possible until the end; whoever has not cancelled has nothing to take back. */
export const undoCancel = (membership: Membership, now: Date): Change => {
  switch (membershipState(membership, now)) {
    case 'leaving':
      return changed({ ...membership, cancelledAt: null });
    case 'trial':
    case 'active':
      return { ok: 'already', membership };
    default:
      return no('too_late');
  }
};

/** A period is paid once and after the one before it; the same news twice changes nothing. */
export const paid = (membership: Membership, index: number): Change => {
  const due = nextPeriod(membership).index;
  if (index < due) return { ok: 'already', membership };
  if (index > due) return no('nothing_due');
  return changed({ ...membership, paidPeriods: membership.paidPeriods + 1, failedAt: [] });
};

/** A charge that failed counts once, and only against the period it was for. */
export const failed = (membership: Membership, index: number, at: Date): Change => {
  if (index !== nextPeriod(membership).index) return { ok: 'already', membership };
  if (membership.failedAt.some((other) => other.getTime() === at.getTime()))
    return { ok: 'already', membership };
  return changed({ ...membership, failedAt: [...membership.failedAt, at] });
};

/** Ends it for good: now, or when it was over by itself. Written down, so that nobody has to work it out again. */
export const end = (membership: Membership, now: Date): Change => {
  if (membership.endedAt !== null) return { ok: 'already', membership };
  const over = membershipState(membership, now) === 'ended' ? endsAt(membership, now) : null;
  return changed({ ...membership, endedAt: over ?? now });
};

/** Withdrawing ends it at once and gives back everything it has cost. */
export const withdraw = (membership: Membership, now: Date): Change => {
  const state = membershipState(membership, now);
  if (state === 'none' || state === 'ended') return no('not_member');
  return now < withdrawalEnds(membership.startedAt)
    ? changed({ ...membership, endedAt: now })
    : no('too_late');
};
