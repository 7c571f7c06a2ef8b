import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';

export type Unsettled = { readonly state: string; readonly count: number; readonly since: Date };

/** Unsettled payments by state, and the age of the oldest. */
export const countUnsettled = (db: Db): Promise<readonly Unsettled[]> =>
  db
    .selectFrom('payments')
    .select(['state', sql<number>`count(*)::int`.as('count'), sql<Date>`min(created_at)`.as('since')])
    // Same states as the index `payments_unsettled`.
    .where('state', 'in', ['open', 'failed', 'processing', 'authorised'])
    .where('given_up_at', 'is', null)
    .groupBy('state')
    .execute();

/** Refunds that are decided and not under way yet. */
export const countRefundsUnderWay = (
  db: Db,
): Promise<{ readonly count: number; readonly since: Date | null }> => {
  return db
    .selectFrom('payment_refunds')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(created_at)`.as('since')])
    .where('state', 'in', ['asked', 'pending'])
    .executeTakeFirstOrThrow();
};

/** Disputes that wait for an answer, and the earliest deadline. */
export const countDisputes = (
  db: Db,
): Promise<{ readonly count: number; readonly answerBy: Date | null; readonly since: Date | null }> =>
  db
    .selectFrom('payment_disputes')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<Date | null>`min(answer_by)`.as('answerBy'),
      sql<Date | null>`min(opened_at)`.as('since'),
    ])
    .where('state', '=', 'to_answer')
    .executeTakeFirstOrThrow();
