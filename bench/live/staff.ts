import { randomUUID } from 'node:crypto';
import type { ShopId } from '@zanga/domain/ids';
import { hashToken } from '../../apps/server/src/modules/accounts/testing.ts';
import type { Db } from '../../apps/server/src/platform/database/connection.ts';

/** Signs in a new worker of a shop; returns the token. */
export const signInWorker = async (db: Db, shop: ShopId, number: number): Promise<string> => {
  const token = randomUUID();
  const id = `usr_bench${number}` as const;
  const user = { id, email: `banco${number}@example.it`, firstname: 'Ada', lastname: 'Rossi' };
  await db.insertInto('users').values(user).execute();
  await db.insertInto('user_roles').values({ user_id: id, role: 'worker', shop_id: shop }).execute();
  const expires_at = new Date(Date.now() + 3_600_000);
  await db
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(token), user_id: id, expires_at })
    .execute();
  return token;
};
