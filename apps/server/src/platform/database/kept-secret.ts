import { randomBytes } from 'node:crypto';
import type { Db } from './connection.ts';

/** A secret drawn by the first process that needs it and read by all others of the database. It never changes. */
export const keptSecret = async (db: Db, name: string, bytes = 32): Promise<Buffer> => {
  await db
    .insertInto('kept_secrets')
    .values({ name, value: randomBytes(bytes) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('kept_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
};
