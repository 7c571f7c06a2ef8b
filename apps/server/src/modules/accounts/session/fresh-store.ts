import { isFreshSignIn } from '@zanga/domain/accounts/fresh-sign-in';
import type { Db } from '../../../platform/database/connection.ts';

/** Whether who holds this sign-in has shown a moment ago who they are. */
export const readFresh = async (db: Db, tokenHash: Buffer, now: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('access_tokens')
    .select(['created_at', 'confirmed_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return (
    row !== undefined && isFreshSignIn({ signedInAt: row.created_at, confirmedAt: row.confirmed_at }, now)
  );
};

/** The password was given again, for this sign-in alone. */
export const saveConfirmed = async (db: Db, tokenHash: Buffer, now: Date): Promise<void> => {
  await db
    .updateTable('access_tokens')
    .set({ confirmed_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
};
