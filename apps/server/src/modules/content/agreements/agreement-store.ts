import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';

type Agreed = { readonly userId: UserId; readonly states: readonly number[] };

/** Adds agreements of a customer; the first time counts. */
export const keepAgreements = async (tx: Tx, { userId, states }: Agreed, now: Date): Promise<void> => {
  if (states.length === 0) return;
  const rows = [...new Set(states)].map((state_id) => ({ user_id: userId, state_id, agreed_at: now }));
  await tx
    .insertInto('content_agreements')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute();
};

/** Deletes the agreements of a closed account; orders keep their terms. */
export const forgetAgreements = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.deleteFrom('content_agreements').where('user_id', '=', userId).execute();
};
