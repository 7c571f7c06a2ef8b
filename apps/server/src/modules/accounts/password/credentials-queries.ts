import type { UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';

export type Credentials = {
  readonly id: UserId;
  readonly email: string;
  readonly firstname: string;
  readonly passwordHash: string | null;
  readonly signupComplete: boolean;
  readonly staff: boolean;
  /** Whether they have a sign-in from this address already. */
  readonly familiar: boolean;
};

/** Data to check a sign-in. The demo's people are found in the sandbox alone: their password is public. */
export const findCredentials = async (
  db: Db | Tx,
  email: string,
  { addressHash, sandbox }: { readonly addressHash: Buffer; readonly sandbox: boolean },
): Promise<Credentials | undefined> => {
  let found = db
    .selectFrom('users')
    .select((users) => [
      'id',
      'email',
      'firstname',
      'password_hash',
      'phone',
      users
        .exists(
          users
            .selectFrom('user_roles')
            .select('user_roles.role')
            .whereRef('user_roles.user_id', '=', 'users.id'),
        )
        .as('staff'),
      users
        .exists(
          users
            .selectFrom('access_tokens')
            .select('access_tokens.id')
            .whereRef('access_tokens.user_id', '=', 'users.id')
            .where('access_tokens.address_hash', '=', addressHash),
        )
        .as('familiar'),
    ])
    .where('email', '=', email);
  if (!sandbox) found = found.where('demo', '=', false);
  const row = await found.executeTakeFirst();
  return (
    row && {
      id: row.id,
      email: row.email,
      firstname: row.firstname,
      passwordHash: row.password_hash,
      signupComplete: row.phone !== null || Boolean(row.staff),
      staff: Boolean(row.staff),
      familiar: Boolean(row.familiar),
    }
  );
};

export type Client = { readonly id: string; readonly secretHash: Buffer | null };

/** The OAuth client that asks on people's behalf. */
export const findClient = async (db: Db, id: string): Promise<Client | undefined> => {
  const row = await db
    .selectFrom('oauth_clients')
    .select(['id', 'secret_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { id: row.id, secretHash: row.secret_hash };
};
