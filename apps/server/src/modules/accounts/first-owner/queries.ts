import type { Db, Tx } from '../../../platform/database/connection.ts';

/** Whether nobody who may sign in is an owner; people of the demo count in the sandbox alone. */
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

/** Who has owned the brand for longest: whom what is tried at the machine is sent to. */
export const findOwner = async (db: Db, sandbox: boolean): Promise<string | undefined> => {
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

/** How many people of the demo are in the database. */
export const countDemoPeople = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('users')
    .select((users) => users.fn.countAll<string>().as('count'))
    .where('demo', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** The account with an email, people of the demo excepted. */
export const findRealUser = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'firstname', 'lastname', 'password_hash'])
    .where('email', '=', email)
    .where('demo', '=', false)
    .executeTakeFirst();

/** Where an owner is written to. */
export const readOwnerEmail = async (db: Db, id: string): Promise<string | undefined> => {
  const row = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ?? undefined;
};
