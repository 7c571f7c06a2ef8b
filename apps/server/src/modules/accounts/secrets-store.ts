import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/connection.ts';
import { type Keys, makeKeys } from './keys.ts';

const name = 'accounts';

/** Keys from the configured secret, or from one that is drawn once and shared by every process of the database. */
export const openKeys = async (db: Db, configured: string | undefined): Promise<Keys> => {
  if (configured !== undefined) return makeKeys(Buffer.from(configured));
  await db
    .insertInto('kept_secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('kept_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return makeKeys(value);
};
