import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';

export type Unsettled = { readonly state: string; readonly count: number; readonly since: Date };

/** Payments that are neither taken nor let go, by their state, and since when the oldest has been so. */
export const countUnsettled = (db: Db): Promise<readonly Unsettled[]> =>
  db
    .selectFrom('payments')
    .select(['state', sql<number>`count(*)::int`.as('count'), sql<Date>`min(created_at)`.as('since')])
    // The words of the index `payments_unsettled`.
    .where('state', 'in', ['open', 'failed', 'processing', 'authorised'])
    .where('given_up_at', 'is', null)
    .groupBy('state')
    .execute();

/** Money that was promised back and is not on its way. */
export const countRefundsUnderWay = (
  db: Db,
): Promise<{ readonly count: number; readonly since: Date | null }> => {
  return db
    .selectFrom('payment_refunds')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(created_at)`.as('since')])
    .where('state', 'in', ['asked', 'pending'])
    .executeTakeFirstOrThrow();
};

/** Disputes that wait for an answer, and until when the first of them may be given. */
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
