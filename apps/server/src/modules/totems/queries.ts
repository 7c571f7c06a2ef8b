import { givenId, type ShopId, type TotemId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';

/** A shop by id or slug. */
export const readShop = (db: Db, key: string) =>
  db
    .selectFrom('shop_profiles')
    .select(['id', 'services'])
    .where((eb) => eb.or([eb('id', '=', givenId('shp', key)), eb('slug', '=', key)]))
    .executeTakeFirst();

export const readTotems = (db: Db, shop: ShopId) =>
  db
    .selectFrom('totems')
    .selectAll()
    .where('shop_id', '=', shop)
    .where('retired_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The totem with a key, and its shop. */
export const readTotemByHash = (db: Db, hash: Buffer) =>
  db
    .selectFrom('totems as t')
    .innerJoin('shop_profiles as s', 's.id', 't.shop_id')
    .select(['t.id', 't.name', 't.reader', 't.shop_id', 's.slug', 's.name as shop_name', 's.payments'])
    .where('t.key_hash', '=', hash)
    .where('t.retired_at', 'is', null)
    .executeTakeFirst();

/** Shop of a totem in service. */
export const readShopOfTotem = async (db: Db, id: TotemId): Promise<ShopId | undefined> => {
  const query = db
    .selectFrom('totems')
    .select('shop_id')
    .where('id', '=', id)
    .where('retired_at', 'is', null);
  return (await query.executeTakeFirst())?.shop_id;
};
