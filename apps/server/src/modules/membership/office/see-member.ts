import type { MemberPayment, SeenMember } from '@zanga/contract/ordering/prime-members';
import type { Refusal } from '@zanga/contract/wire/route';
import type { MembershipId } from '@zanga/domain/ids';
import { coveredUntil, hasBenefits, type Membership, trialEnd } from '@zanga/domain/membership/membership';
import { endNow } from '@zanga/domain/membership/on-request';
import { withdrawalEnds } from '@zanga/domain/ordering/withdrawal';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session } from '../../../platform/session.ts';
import type { PastPayment } from '../../payments/public.ts';
import { membershipOf, readMembership } from '../membership-queries.ts';
import type { MembershipTools } from '../membership-tools.ts';
import { presentPlan } from '../plan-queries.ts';
import { readEconomy } from '../status/economy-queries.ts';
import { cardLabel } from '../status/present-status.ts';
import { presentMember, stateOf } from './list-members.ts';
import { readAllOf, readMemberNotes, readMemberPerson } from './member-queries.ts';
import { timelineOf } from './member-timeline.ts';
import { readPlans } from './plans-queries.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const whatOf = ({ payment }: PastPayment, trial: boolean): Pick<MemberPayment, 'what' | 'month'> => {
  if (payment.charge) return { what: 'month', month: payment.charge.period + 1 };
  if (payment.capture === 'manual') return { what: 'hold', month: null };
  return trial ? { what: 'trial', month: null } : { what: 'month', month: 1 };
};

const presentPast = (past: PastPayment, trial: boolean): MemberPayment => {
  const { payment, openedAt, settledAt, refunds } = past;
  return {
    id: payment.id,
    at: (settledAt ?? openedAt).toISOString(),
    ...whatOf(past, trial),
    state: payment.state,
    amount: payment.amountCents,
    left: payment.refundableCents,
    ...(payment.disputedCents > 0 && { disputed: payment.disputedCents }),
    card: payment.card && cardLabel(payment.card.brand, payment.card.last4),
    refusal: payment.refusal,
    refunds: refunds.map(({ at, amountCents: amount, reason, failed }) => ({
      ...{ at: at.toISOString(), amount, reason, failed },
    })),
  };
};

/** When a cancellation now would take effect; null for a membership that is cancelled or over. */
const cancelEnds = (membership: Membership, now: Date): Date | null => {
  if (membership.cancelledAt !== null || !hasBenefits(membership, now)) return null;
  const covered = coveredUntil(membership);
  return covered > now ? covered : now;
};

type Seeing = { readonly session: Session; readonly id: MembershipId };

/** A membership for staff. */
export const seeMember = async (
  { db, payments }: Pick<MembershipTools, 'db' | 'payments'>,
  { session, id }: Seeing,
  now: Date,
): Promise<SeenMember | Refusal<'member.of_all_shops' | 'member.not_found'>> => {
  if (!mayWorkFor(session, null)) return refuse('member.of_all_shops');
  const member = await readMembership(db, id);
  if (!member) return refuse('member.not_found');
  const { row, plan, membership } = member;
  const person = await readMemberPerson(db, row.user_id);
  const gone = person.deleted_at !== null;
  const history = await payments.historyOf(db, id);
  const charged = await payments.keptFor(db, id);
  const plans = new Map((await readPlans(db)).map((one) => [one.version, one]));
  const trialEnds = trialEnd(membership);
  const withdrawal = withdrawalEnds(membership.startedAt);
  return {
    ...presentMember(row, { ...person, gone }, plan, now),
    phone: gone ? null : person.phone,
    terms: presentPlan(plan),
    trial_ends_at: iso(trialEnds),
    withdrawal_until:
      withdrawal > now && hasBenefits(membership, now) ? iso(new Date(withdrawal.getTime() - 1)) : null,
    charged,
    saved: await readEconomy(db, row.user_id, membership.startedAt),
    end_now: endNow(membership, charged, now)?.refund ?? null,
    cancel_ends_at: iso(cancelEnds(membership, now)),
    payments: history.map((past) => presentPast(past, trialEnds !== null)).toReversed(),
    disputes: await payments.disputesOf(db, [id]),
    timeline: timelineOf(membership, history, now),
    notes: (await readMemberNotes(db, id)).map((note) => ({
      ...{ id: Number(note.id), at: note.at.toISOString(), text: note.text },
      name: note.firstname === null ? '' : `${note.firstname} ${note.lastname}`,
    })),
    others: (await readAllOf(db, row.user_id)).flatMap((other) => {
      const agreed = plans.get(other.plan_version);
      if (other.id === id || !agreed) return [];
      const state = stateOf(membershipOf(other, agreed), now);
      return [{ id: other.id, state, since: other.started_at.toISOString() }];
    }),
  };
};
