import type { Db } from '../../platform/database/connection.ts';
import type { IdentifyDevice } from '../../platform/session.ts';
import { hashSecret } from '../accounts/public-secrets.ts';
import { findDevice } from './queries.ts';

export { mountShopDevices } from './routes.ts';

/** Recognises devices of a shop by their secret. */
export const openShopDevices =
  (db: Db): IdentifyDevice =>
  (secret, now) =>
    findDevice(db, hashSecret(secret), now);
