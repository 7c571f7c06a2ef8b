import type { InvitationId, UserId } from '@zanga/domain/ids';
import type { StaffPost } from '@zanga/domain/staff/rights';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { hashSecret } from '../secrets.ts';
import { postsIn } from './people-queries.ts';

type Named = { readonly id: InvitationId } | { readonly token: string } | { readonly email: string };

const invitations = (db: Db | Tx) =>
  db
    .selectFrom('staff_invitations as i')
    .leftJoin('users as u', 'u.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.posts', 'i.sent_at', 'i.expires_at', 'i.invited_by'])
    .select(sql<string>`trim(concat(u.firstname, ' ', u.lastname))`.as('by'));

type Found = Awaited<ReturnType<ReturnType<typeof invitations>['executeTakeFirstOrThrow']>>;
export type InvitationRow = Omit<Found, 'posts'> & { readonly posts: readonly StaffPost[] };

const read = (row: Found): InvitationRow => ({ ...row, posts: postsIn(row.posts) });

/** Open invitations, the latest first. */
export const readInvitations = async (db: Db): Promise<readonly InvitationRow[]> =>
  (await invitations(db).orderBy('i.sent_at', 'desc').orderBy('i.id').execute()).map(read);

/** An invitation by its id, its mailbox, or the secret of its link. */
export const findInvitation = async (db: Db | Tx, named: Named): Promise<InvitationRow | undefined> => {
  const query = invitations(db);
  const one =
    'id' in named
      ? query.where('i.id', '=', named.id)
      : 'email' in named
        ? query.where('i.email', '=', named.email)
        : query.where('i.token_hash', '=', hashSecret(named.token));
  const row = await one.executeTakeFirst();
  return row && read(row);
};

/** Uses up an open invitation; of two who accept at once the second finds none. */
export const spendInvitation = async (
  tx: Tx,
  token: string,
  now: Date,
): Promise<InvitationRow | undefined> => {
  const found = await findInvitation(tx, { token });
  const spent = await tx
    .deleteFrom('staff_invitations')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return spent && found;
};

type NewInvitation = {
  readonly id: InvitationId;
  readonly email: string;
  readonly posts: readonly StaffPost[];
  readonly by: UserId;
  readonly token: string;
  readonly expiresAt: Date;
};

/** Adds an invitation; false if the mailbox has one already. */
export const insertInvitation = async (
  tx: Tx,
  { id, email, posts, by, token, expiresAt }: NewInvitation,
  now: Date,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_invitations')
    .values({
      ...{ id, email, posts: JSON.stringify(posts), token_hash: hashSecret(token), invited_by: by },
      ...{ created_at: now, sent_at: now, expires_at: expiresAt },
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** Replaces the link of an invitation. */
export const renewInvitation = async (
  tx: Tx,
  { id, token, expiresAt }: Pick<NewInvitation, 'id' | 'token' | 'expiresAt'>,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('staff_invitations')
    .set({ token_hash: hashSecret(token), sent_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
};

export const dropInvitation = async (tx: Tx, id: InvitationId): Promise<void> => {
  await tx.deleteFrom('staff_invitations').where('id', '=', id).execute();
};
