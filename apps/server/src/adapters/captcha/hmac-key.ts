import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/connection.ts';

const name = 'captcha';

/** The key that signs challenges: drawn by the first process that needs one, read by all. */
export const keptHmacKey = async (db: Db): Promise<string> => {
  await db
    .insertInto('kept_secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('kept_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value.toString('base64url');
};
