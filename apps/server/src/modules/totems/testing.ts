import { createHash, randomBytes } from 'node:crypto';
import type { ShopId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';
import { newId } from '../../platform/new-id.ts';

/** Sets up a totem in a shop; returns its id and its key. */
export const setUpTotem = async (db: Db, shop: ShopId, reader: string | null = 'cassa-1') => {
  const [id, key] = [newId('ttm'), randomBytes(24).toString('base64url')];
  const key_hash = createHash('sha256').update(key).digest();
  const row = { id, shop_id: shop, name: 'Ingresso', key_hash, reader, created_at: new Date() };
  await db.insertInto('totems').values(row).execute();
  return { id, key };
};
