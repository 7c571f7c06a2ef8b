import { forgetOutbox } from '../../adapters/keep-in-outbox.ts';
import { forgetSent } from '../../adapters/send-once.ts';
import type { Db } from '../../platform/database/connection.ts';

const daysKept = 30;

/** Forgets what was sent long ago: nobody asks for it again under the same key. */
export const purgeMessages = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - daysKept * 86_400_000);
  await forgetOutbox(db, before);
  await forgetSent(db, before);
};

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
