import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/connection.ts';
import { type GuestKeys, makeGuestKeys } from './guest-keys.ts';

const name = 'guest_orders';

/** Keys from a secret that is drawn once and shared by every process of the database; it never changes, since mails carry them. */
export const openGuestKeys = async (db: Db): Promise<GuestKeys> => {
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
  return makeGuestKeys(value);
};
