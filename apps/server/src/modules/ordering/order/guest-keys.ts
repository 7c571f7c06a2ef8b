import { createHash, createHmac, createSecretKey } from 'node:crypto';
import type { OrderId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';
import { keptSecret } from '../../../platform/database/kept-secret.ts';
import { readSecret } from '../../accounts/public-secrets.ts';

/** Keys of guests' orders, derived from order and secret, so that mails can carry them and no table stores them. */
export type GuestKeys = { readonly keyOf: (orderId: OrderId) => string };

/** Opens the keys of guests' orders; they never change, since mails carry them. */
export const openGuestKeys = async (db: Db, written?: string): Promise<GuestKeys> => {
  const secret = written === undefined ? await keptSecret(db, 'guest_orders') : readSecret(written);
  const key = createSecretKey(secret);
  return {
    keyOf: (orderId) => createHmac('sha256', key).update(`order\0${orderId}`).digest('base64url'),
  };
};

/** Only a hash of a guest's key is stored: a stolen table opens no order. */
export const hashGuestKey = (key: string): Buffer => createHash('sha256').update(key).digest();
