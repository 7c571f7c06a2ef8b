import { forgetOutbox } from '../../adapters/keep-in-outbox.ts';
import { forgetSent } from '../../adapters/send-once.ts';
import type { Db } from '../../platform/database/connection.ts';
import { removed } from '../../platform/database/removed.ts';

/** Deletes old messages and keys, of which no second request can come any more. */
export const purgeMessages = async (db: Db, before: Date): Promise<number> =>
  (await forgetOutbox(db, before)) + (await forgetSent(db, before));

/** Deletes proofs of sending after their retention. */
export const purgeProofs = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('sent_proofs').where('sent_at', '<', before));

/** Keeps proof that a notice was sent; of two sendings the first counts. */
export const keepProof = async (
  db: Db,
  { key, letter, sentAt }: { readonly key: string; readonly letter: string; readonly sentAt: Date },
): Promise<void> => {
  await db
    .insertInto('sent_proofs')
    .values({ key, letter, sent_at: sentAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
