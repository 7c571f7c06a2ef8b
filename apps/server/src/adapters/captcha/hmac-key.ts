import type { Db } from '../../platform/database/connection.ts';
import { keptSecret } from '../../platform/database/kept-secret.ts';

/** The key that signs challenges. */
export const keptHmacKey = async (db: Db): Promise<string> =>
  (await keptSecret(db, 'captcha')).toString('base64url');
