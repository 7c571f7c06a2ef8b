import type { Db } from '../../../platform/database/connection.ts';

/** Open payments that the provider may know more about. */
export const readUnsettled = (db: Db, before: Date) =>
  db
    .selectFrom('payments')
    .select(['id', 'state', 'given_up_at', 'settled_at', 'created_at'])
    .where('intent_ref', 'is not', null)
    .where('created_at', '<', before)
    .where('state', 'in', ['open', 'failed', 'processing', 'authorised'])
    .orderBy('created_at')
    .execute();

/** Moment up to which all payments of a provider are reconciled. */
export const readComparedUntil = async (db: Db, provider: string): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('payment_comparisons')
    .select('compared_until')
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.compared_until;
};

/** Refunds without a final report from the provider. */
export const readWaitingRefunds = (db: Db, before: Date) =>
  db
    .selectFrom('payment_refunds')
    .select('id')
    .where('state', 'in', ['asked', 'pending'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .execute();
