import type { UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { hashSecret } from '../secrets.ts';
import type { LinkPurpose } from './mailed-link.ts';

export type NewLink = {
  readonly purpose: LinkPurpose;
  readonly userId: UserId;
  /** The mailbox the link is sent to. */
  readonly email: string;
  readonly expiresAt: Date;
};

/** Stores a link by its hash; returns the key of its mail. */
export const insertLink = async (
  tx: Tx | Db,
  token: string,
  { purpose, userId, email, expiresAt }: NewLink,
  now: Date,
): Promise<string> => {
  const hash = hashSecret(token);
  await tx
    .insertInto('mailed_links')
    .values({
      token_hash: hash,
      purpose,
      user_id: userId,
      email,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return `${purpose}:${hash.toString('hex').slice(0, 32)}`;
};

/** Uses a link up; of several tries at once one succeeds. Links sent to a former address of the account are invalid. */
export const spendLink = async (
  tx: Tx,
  token: string,
  { purpose, now }: { readonly purpose: LinkPurpose; readonly now: Date },
) => {
  const row = await tx
    .deleteFrom('mailed_links')
    .where('token_hash', '=', hashSecret(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  return row && { userId: row.user_id, email: row.email };
};

/** Deletes a person's links of this purpose. */
export const dropLinks = async (tx: Tx | Db, userId: UserId, purpose: LinkPurpose): Promise<void> => {
  await tx.deleteFrom('mailed_links').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
};
