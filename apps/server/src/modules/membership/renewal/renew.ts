import { asId, type MembershipId, type PaymentId } from '@zanga/domain/ids';
import { type Membership, nextPeriod } from '@zanga/domain/membership/membership';
import { reminderDue, renewalStep } from '@zanga/domain/membership/renewal';
import { type Change, end, failed, paid, pause, restart } from '@zanga/domain/membership/transitions';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { NothingToDo } from '../../../platform/job-queue/kinds.ts';
import type { PaymentChange } from '../../payments/public.ts';
import type { Member } from '../membership-queries.ts';
import { lockMember, saveCard, saveMembership } from '../membership-store.ts';
import type { MembershipTools } from '../membership-tools.ts';
import { primeIsOn } from '../plan-queries.ts';
import { tellCharged, tellEnded, tellFailed, tellReminder } from '../tell-member.ts';
import { openCharge } from './renewal-payment.ts';

const changedOr = (before: Membership, change: Change): Membership =>
  change.ok === true ? change.membership : before;

const lockKnown = async (tx: Tx, id: MembershipId): Promise<Member> => {
  const member = await lockMember(tx, id);
  if (!member) throw new NothingToDo('membership_unknown', id);
  return member;
};

/** Announces the next charge, once per period; returns the announced period. */
const announce = async (
  tx: Tx,
  tools: MembershipTools,
  member: Member,
  now: Date,
): Promise<number | null> => {
  const { row, membership } = member;
  const reminder = reminderDue(membership, now);
  if (!reminder || row.announced_period === reminder.period.index) return row.announced_period;
  await tellReminder(tx, tools, member, reminder);
  return reminder.period.index;
};

type Charge = { readonly paymentId: PaymentId; readonly card: string; readonly attempt: number };

/** Decides under lock on reminder, charge or end of a membership; the card is charged after the transaction. */
const decide = async (tools: MembershipTools, id: MembershipId, now: Date): Promise<Charge | undefined> =>
  inTransaction(tools.db, async (tx) => {
    const member = await lockKnown(tx, id);
    const { row } = member;
    const again = restart(member.membership, now);
    const membership = changedOr(member.membership, again);
    const noted = again.ok === true ? { ...row, announced_period: null } : row;
    const announced = await announce(tx, tools, { ...member, row: noted, membership }, now);
    const step = renewalStep(membership, now);
    if (step.kind === 'end') {
      await saveMembership(tx, id, changedOr(membership, end(membership, now)), announced);
      await tellEnded(tx, tools, member);
      return undefined;
    }
    await saveMembership(tx, id, membership, announced);
    if (step.kind === 'nothing') return undefined;
    if (row.card_id === null) {
      const lacking = changedOr(membership, failed(membership, step.period.index, now));
      await saveMembership(tx, id, lacking, announced);
      await tellFailed(tx, tools, { ...member, membership: lacking }, null);
      return undefined;
    }
    const payment = await openCharge(tx, tools, member, step.attempt, now);
    return { paymentId: payment.id, card: row.card_id, attempt: step.attempt };
  });

/** Counts a failed charge once; one that the bank leaves open can still be paid by hand. */
const countFailure = async (
  tools: MembershipTools,
  id: MembershipId,
  attempt: number,
  refusal: string | null,
  now: Date,
) =>
  inTransaction(tools.db, async (tx) => {
    const member = await lockKnown(tx, id);
    if (member.membership.failedAt.length !== attempt) return;
    const { membership, row } = member;
    const changed = failed(membership, nextPeriod(membership).index, now);
    if (changed.ok !== true) return;
    await saveMembership(tx, id, changed.membership, row.announced_period);
    await tellFailed(tx, tools, { ...member, membership: changed.membership }, refusal);
  });

/** Pauses a membership whose paid time is over. */
const pauseOne = (tools: MembershipTools, id: MembershipId, now: Date) =>
  inTransaction(tools.db, async (tx) => {
    const member = await lockKnown(tx, id);
    const paused = pause(member.membership, now);
    if (paused.ok === true) await saveMembership(tx, id, paused.membership, member.row.announced_period);
  });

/** Does everything that is due for one membership. Run twice, or by two processes at once, it charges once. */
export const renewOne = async (tools: MembershipTools, id: MembershipId, now: Date): Promise<void> => {
  // While Prime is off no member is charged, sent a notice of a charge, or told that it ended.
  if (!(await primeIsOn(tools.db))) return pauseOne(tools, id, now);
  const charge = await decide(tools, id, now);
  if (!charge) return;
  const settled = await tools.payments.chargeSaved(charge.paymentId, { card: charge.card });
  if (!settled || settled.payment.state === 'paid' || settled.payment.state === 'processing') return;
  await countFailure(tools, id, charge.attempt, settled.payment.refusal, now);
};

/** Marks a period as paid, in the transaction of its payment. */
export const chargeChanged = async (
  tools: MembershipTools,
  tx: Tx,
  change: PaymentChange,
  now: Date,
): Promise<void> => {
  const { kind, payment } = change;
  const { charge } = payment;
  if (kind !== 'moved' || payment.state !== 'paid' || !charge) return;
  const id = asId('mbr', payment.ownerId);
  const member = await lockMember(tx, id);
  if (!member) return;
  const { membership, row } = member;
  const changed = paid(membership, charge.period, now);
  if (changed.ok !== true) {
    // The membership ended meanwhile, or the period was paid already: the money goes back.
    await tools.payments.giveUp(tx, payment.id, { reason: 'period_not_due', now });
    return;
  }
  await saveMembership(tx, id, changed.membership, row.announced_period);
  await saveCard(tx, id, payment.card);
  await tellCharged(tx, tools, { ...member, membership: changed.membership }, payment);
};
