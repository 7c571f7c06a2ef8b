import type { UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';

/** Whether no owner can sign in; the demo's people count in the sandbox alone. */
export const lacksOwner = async (db: Db | Tx, sandbox: boolean): Promise<boolean> => {
  let owners = db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.id')
    .where('user_roles.role', '=', 'owner')
    .where('user_roles.suspended_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .limit(1);
  if (!sandbox) owners = owners.where('users.demo', '=', false);
  return (await owners.executeTakeFirst()) === undefined;
};

/** The owner of longest standing: trials made on the server send their messages to them. */
export const findOwner = async (db: Db, sandbox: boolean): Promise<UserId | undefined> => {
  let owners = db
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.id')
    .where('user_roles.role', '=', 'owner')
    .where('user_roles.all_shops', '=', true)
    .where('users.deleted_at', 'is', null)
    .orderBy('users.created_at')
    .limit(1);
  if (!sandbox) owners = owners.where('users.demo', '=', false);
  return (await owners.executeTakeFirst())?.id;
};

/** Number of the demo's people in the database. */
export const countDemoPeople = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('users')
    .select((users) => users.fn.countAll<string>().as('count'))
    .where('demo', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** The account with an email, the demo's people excepted. */
export const findRealUser = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'firstname', 'lastname', 'password_hash'])
    .where('email', '=', email)
    .where('demo', '=', false)
    .executeTakeFirst();

/** Mail address of an owner. */
export const readOwnerEmail = async (db: Db, id: UserId): Promise<string | undefined> => {
  const row = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ?? undefined;
};
