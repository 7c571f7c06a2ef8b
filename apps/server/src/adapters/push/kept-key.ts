import { createECDH } from 'node:crypto';
import type { Db } from '../../platform/database/connection.ts';
import { keptSecret } from '../../platform/database/kept-secret.ts';

/** A public key that browsers subscribe with, the same for every process of the database. */
export const keptWebPushKey = async (db: Db): Promise<string> => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(await keptSecret(db, 'web_push'));
  return pair.getPublicKey('base64url');
};
