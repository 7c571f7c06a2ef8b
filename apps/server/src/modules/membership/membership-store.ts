import type { MembershipId, UserId } from '@zanga/domain/ids';
import type { Membership } from '@zanga/domain/membership/membership';
import { nextPeriod } from '@zanga/domain/membership/membership';
import { nextStepAt, noticeMs } from '@zanga/domain/membership/renewal';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { type Member, readMembership } from './membership-queries.ts';

/** Locks a joining, before it or its membership is decided on; false for an unknown id. */
export const lockJoining = async (tx: Tx, id: string): Promise<boolean> => {
  const { rows } = await sql`select from prime_joinings where id = ${id} for update`.execute(tx);
  return rows.length > 0;
};

export const lockMember = async (tx: Tx, id: MembershipId): Promise<Member | undefined> =>
  (await lockJoining(tx, id)) ? readMembership(tx, id) : undefined;

/** When a membership is due again: for its next charge, or the notice of it. */
const dueAt = (membership: Membership, announced: number | null): Date | null => {
  const step = nextStepAt(membership);
  const period = nextPeriod(membership);
  if (step === null || announced === period.index) return step;
  return new Date(Math.min(step.getTime(), period.from.getTime() - noticeMs));
};

/** Saves a membership as the domain has decided. */
export const saveMembership = async (
  tx: Tx,
  id: MembershipId,
  membership: Membership,
  announced: number | null,
): Promise<void> => {
  await tx
    .updateTable('memberships')
    .set({
      paid_periods: membership.paidPeriods,
      failed_at: [...membership.failedAt],
      first_period_at: membership.firstPeriodAt,
      agreed_first_period_at: membership.agreedFirstPeriodAt,
      cancelled_at: membership.cancelledAt,
      paused_at: membership.pausedAt,
      ended_at: membership.endedAt,
      announced_period: announced,
      due_at: dueAt(membership, announced),
    })
    .where('id', '=', id)
    .execute();
};

type Card = {
  readonly id: string | null;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
};

/** Columns of a card; a provider that does not know the expiry gives zero for its month. */
const cardColumns = ({ id, brand, last4, expMonth, expYear }: Card) => ({
  card_id: id,
  card_brand: brand,
  card_last4: last4,
  card_exp_month: expMonth === 0 ? null : expMonth,
  card_exp_year: expMonth === 0 ? null : expYear,
});

/** Charges renewals to the card that has just paid, if it is saved. */
export const saveCard = async (tx: Tx, id: MembershipId, card: Card | null): Promise<void> => {
  if (card === null || card.id === null) return;
  await tx.updateTable('memberships').set(cardColumns(card)).where('id', '=', id).execute();
};

/** Removes a card from all memberships of a user. */
export const dropCard = async (
  db: Db,
  { userId, card }: { readonly userId: UserId; readonly card: string },
): Promise<void> => {
  await db
    .updateTable('memberships')
    .set({ card_id: null, card_brand: null, card_last4: null, card_exp_month: null, card_exp_year: null })
    .where('user_id', '=', userId)
    .where('card_id', '=', card)
    .execute();
};

type NewMember = {
  readonly id: MembershipId;
  readonly userId: UserId;
  readonly membership: Membership;
  readonly card: Card | null;
};

/** Inserts a membership; a lapsed one of the same user is closed first. */
export const insertMembership = async (
  tx: Tx,
  { id, userId, membership, card }: NewMember,
): Promise<void> => {
  await tx
    .updateTable('memberships')
    .set({ ended_at: membership.startedAt, due_at: null })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  await tx
    .insertInto('memberships')
    .values({
      id,
      user_id: userId,
      plan_version: membership.terms.version,
      started_at: membership.startedAt,
      first_period_at: membership.firstPeriodAt,
      paid_periods: membership.paidPeriods,
      ...(card && cardColumns(card)),
      due_at: dueAt(membership, null),
    })
    .execute();
};
