import type { MembershipId, UserId } from '@zanga/domain/ids';
import type { Membership } from '@zanga/domain/membership/membership';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { Memberships } from '../../platform/database/tables.ts';
import { type PlanRow, readPlanVersion, termsOf } from './plan-queries.ts';

export type MembershipRow = Selectable<Memberships>;

/** A membership with its agreed plan. */
export type Member = { readonly row: MembershipRow; readonly plan: PlanRow; readonly membership: Membership };

/** A row for the domain, with its agreed plan. */
export const membershipOf = (row: MembershipRow, plan: PlanRow): Membership => ({
  terms: termsOf(plan),
  startedAt: row.started_at,
  firstPeriodAt: row.first_period_at,
  paidPeriods: row.paid_periods,
  failedAt: row.failed_at,
  cancelledAt: row.cancelled_at,
  pausedAt: row.paused_at,
  agreedFirstPeriodAt: row.agreed_first_period_at,
  endedAt: row.ended_at,
});

const withPlan = async (db: Db | Tx, row: MembershipRow | undefined): Promise<Member | undefined> => {
  if (!row) return undefined;
  const plan = await readPlanVersion(db, row.plan_version);
  return { row, plan, membership: membershipOf(row, plan) };
};

/** The latest membership of a user. */
export const readMember = async (db: Db | Tx, userId: UserId): Promise<Member | undefined> =>
  withPlan(
    db,
    await db
      .selectFrom('memberships')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('started_at', 'desc')
      .orderBy('ended_at', (order) => order.desc().nullsFirst())
      .limit(1)
      .executeTakeFirst(),
  );

export const readMembership = async (db: Db | Tx, id: MembershipId): Promise<Member | undefined> =>
  withPlan(db, await db.selectFrom('memberships').selectAll().where('id', '=', id).executeTakeFirst());

/** Rows per query; there may be many more. */
const pageSize = 500;

/**
 * Ids of all memberships with something due, page by page: one that stays due does not block the others. While Prime is
 * off, only the ones whose paid time is over, which come to rest.
 */
export async function* readDue(db: Db, now: Date): AsyncGenerator<MembershipId> {
  for (let after: MembershipId = 'mbr_'; ; ) {
    const rows = await db
      .selectFrom('memberships')
      .select('id')
      .where('due_at', '<=', now)
      .where(sql<boolean>`((select prime_is_on()) or (paused_at is null and covered_until <= ${now}))`)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { id } of rows) yield id;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = last.id;
  }
}

/** When the next membership is due, after an instant. */
export const nextMembershipDue = async (db: Db, after: Date): Promise<Date | null> =>
  (
    await db
      .selectFrom('memberships')
      .select(({ fn }) => fn.min('due_at').as('at'))
      .where('due_at', '>', after)
      .executeTakeFirst()
  )?.at ?? null;

/** Ids of all memberships a user has had. */
export const readMembershipIds = async (tx: Tx, userId: UserId): Promise<string[]> => {
  const rows = await tx.selectFrom('memberships').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
};

/** All memberships of a user for the export of their data. */
export const exportMemberships = (db: Db, userId: UserId) =>
  db
    .selectFrom('memberships')
    .select(['id', 'plan_version', 'started_at', 'paid_periods', 'cancelled_at', 'ended_at', 'card_last4'])
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .execute();
