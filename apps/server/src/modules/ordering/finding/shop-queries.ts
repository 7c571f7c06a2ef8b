import type { ShopId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';
import { quoted } from './sought.ts';

type Said = { readonly email: string; readonly said: string };

/**
 * The shop of an order named by number or reference, ordered with this mail address; the newest for a repeated number.
 * Null for an unknown order, or one without a shop.
 */
export const findShopOfOrder = async (db: Db, { email, said }: Said): Promise<ShopId | null> => {
  const word = said.toLowerCase().replaceAll(/[^0-9a-z]/g, '');
  if (word.length < 2) return null;
  const words = [email.toLowerCase(), word].map(quoted).join('&');
  const { rows } = await sql<{ shop_id: ShopId }>`
    select shop_id from order_search where words @@ ${words}::tsquery and first
    order by created_at desc limit 1`.execute(db);
  return rows[0]?.shop_id || null;
};
