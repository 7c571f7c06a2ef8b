import { forgetOutbox } from '../../adapters/keep-in-outbox.ts';
import { forgetSent } from '../../adapters/send-once.ts';
import type { Db } from '../../platform/database/connection.ts';
import { removed } from '../../platform/database/removed.ts';

/** Forgets what was sent long ago: nobody asks for it again under the same key. */
export const purgeMessages = async (db: Db, before: Date): Promise<number> =>
  (await forgetOutbox(db, before)) + (await forgetSent(db, before));

/** Proofs of what nobody may ask for any more. */
export const purgeProofs = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('sent_proofs').where('sent_at', '<', before));

/** Writes down that a notice was sent; sent twice, the first time counts. */
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
