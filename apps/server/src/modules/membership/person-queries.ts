import type { Db, Tx } from '../../platform/database/connection.ts';

export const readPerson = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'firstname', 'lastname'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

export const readEmail = async (db: Db | Tx, userId: string): Promise<string> =>
  (await readPerson(db, userId)).email;
