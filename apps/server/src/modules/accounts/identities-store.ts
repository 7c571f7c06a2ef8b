import type { Id, UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { SocialNetwork, SocialProfile } from '../../adapters/social/port.ts';
import type { Tx } from '../../platform/database/connection.ts';
import type { ArrivingProfile } from './social/social-store.ts';

export type KnownUser = { readonly id: UserId; readonly signupComplete: boolean; readonly staff?: boolean };

const worksHere = sql<boolean>`exists (select from user_roles where user_roles.user_id = users.id)`;

/** Locks an account: others who decide about it wait. */
export const lockAccount = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
};

/** Makes sign-ins with one social account take turns, so that a double tap makes one customer. */
export const lockIdentity = async (tx: Tx, { network, subject }: SocialProfile): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${network} ${subject}`}, 0))`.execute(tx);
};

/** The user a social account is linked to. */
export const findByIdentity = async (
  tx: Tx,
  { network, subject }: SocialProfile,
): Promise<KnownUser | undefined> => {
  const row = await tx
    .selectFrom('social_identities')
    .innerJoin('users', 'users.id', 'social_identities.user_id')
    .select(['users.id', 'users.phone', worksHere.as('staff')])
    .where('network', '=', network)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row && { id: row.id, signupComplete: row.phone !== null || row.staff, staff: row.staff };
};

export const findByEmail = async (tx: Tx, email: string) => {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'email', 'firstname', 'phone', 'email_verified_at', worksHere.as('staff')])
    .where('email', '=', email)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      signupComplete: row.phone !== null || row.staff,
      emailVerified: row.email_verified_at !== null,
    }
  );
};

const bytesOf = (sealed: string | undefined) =>
  sealed === undefined ? null : Buffer.from(sealed, 'base64url');

/** Keeps the newest grant, which ends the link later; a sign-in without one leaves the last. */
export const renewGrant = async (
  tx: Tx,
  { network, subject, sealedGrant }: ArrivingProfile,
): Promise<void> => {
  if (sealedGrant === undefined) return;
  await tx
    .updateTable('social_identities')
    .set({ grant_sealed: bytesOf(sealedGrant) })
    .where('network', '=', network)
    .where('subject', '=', subject)
    .execute();
};

export type SealedGrant = { readonly network: SocialNetwork; readonly sealed: string };

/** Sealed grants that end the links of a person at their networks. */
export const readGrants = async (tx: Tx, userId: UserId): Promise<readonly SealedGrant[]> => {
  const rows = await tx
    .selectFrom('social_identities')
    .select(['network', 'grant_sealed'])
    .where('user_id', '=', userId)
    .where('grant_sealed', 'is not', null)
    .execute();
  return rows.map(({ network, grant_sealed }) => ({
    // A check of the table allows these networks only.
    network: network as SocialNetwork,
    sealed: (grant_sealed ?? Buffer.alloc(0)).toString('base64url'),
  }));
};

/** Links a social account; false if it is linked to an account already. */
export const insertIdentity = async (
  tx: Tx,
  userId: UserId,
  { network, subject, sealedGrant }: ArrivingProfile,
  now: Date,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('social_identities')
    .values({ network, subject, user_id: userId, linked_at: now, grant_sealed: bytesOf(sealedGrant) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export type NewUser = {
  readonly id: Id<'usr'>;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly passwordHash: string | null;
  readonly emailVerified: boolean;
};

/** Adds a customer; false if the email is taken, also by a registration at the same moment. */
export const insertUser = async (tx: Tx, user: NewUser, now: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      firstname: user.firstname,
      lastname: user.lastname,
      password_hash: user.passwordHash,
      email_verified_at: user.emailVerified ? now : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};
