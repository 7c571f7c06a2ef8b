import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import {
  coveredUntil,
  endsAt,
  hasBenefits,
  isHeld,
  type Membership,
  membershipState,
} from '@zanga/domain/membership/membership';
import { renewalStep } from '@zanga/domain/membership/renewal';
import type { Cents } from '@zanga/domain/money';
import { withdrawalEnds } from '@zanga/domain/ordering/withdrawal';
import type { MembershipRow } from '../membership-queries.ts';
import { type PlanRow, presentPlan } from '../plan-queries.ts';

export type StatusFacts = {
  readonly member: { readonly row: MembershipRow; readonly membership: Membership } | undefined;
  /** The member's own plan; for others, the one on offer. */
  readonly plan: PlanRow;
  readonly canTrial: boolean;
  /** Nothing is sold before a phone is confirmed (LOG-11). */
  readonly phoneFirst: boolean;
  /** Prime is switched off: nothing is charged. */
  readonly off: boolean;
  readonly economy: Cents;
  readonly possible: Cents;
  /** Charges of the membership, less refunds. */
  readonly charged: Cents;
  readonly now: Date;
};

const dayMs = 86_400_000;
const iso = (date: Date | null) => date?.toISOString() ?? null;

/** Next charge of the card; for a non-member, the first one after joining now. */
const nextCharge = ({ member, plan, canTrial, off, now }: StatusFacts, active: boolean): Date | null => {
  if (off) return null;
  if (!member || !active) return canTrial ? new Date(now.getTime() + plan.trial_days * dayMs) : now;
  if (member.membership.cancelledAt !== null) return null;
  return renewalStep(member.membership, now).kind === 'charge' ? now : coveredUntil(member.membership);
};

/** `Visa •••• 4242`. */
export const cardLabel = (brand: string | null, last4: string): string => `${nameOf(brand)} •••• ${last4}`;

/** A membership for its owner (PRM-13). */
export const presentStatus = (facts: StatusFacts): PrimeStatus => {
  const { member, plan, canTrial, phoneFirst, off, economy, possible, charged, now } = facts;
  const membership = member?.membership ?? null;
  const state = membershipState(membership, now);
  const active = hasBenefits(membership, now);
  const cancelled = membership !== null && membership.cancelledAt !== null;
  const withdrawal = membership && isHeld(state) ? withdrawalEnds(membership.startedAt) : null;
  return {
    active,
    can_trial: canTrial,
    phone_first: phoneFirst,
    trial_amount: plan.trial_amount_cents,
    trial_ends_at: state === 'trial' && membership ? iso(membership.firstPeriodAt) : null,
    ends_at: membership
      ? iso(endsAt(membership, now) ?? (off && active ? coveredUntil(membership) : null))
      : null,
    paused: off && isHeld(state),
    cancelled,
    cancelled_not_expired: cancelled && active,
    economy_amount: economy,
    economy_possible_amount: possible,
    state,
    plan: presentPlan(plan),
    next_charge_at: iso(nextCharge(facts, active)),
    // The last instant of the period: the day shown still counts in full.
    withdrawal_until: withdrawal && withdrawal > now ? iso(new Date(withdrawal.getTime() - 1)) : null,
    charged_amount: charged,
    card: member?.row.card_last4 && active ? cardLabel(member.row.card_brand, member.row.card_last4) : null,
  };
};

const nameOf = (brand: string | null) => (brand ? brand.charAt(0).toUpperCase() + brand.slice(1) : 'Carta');
