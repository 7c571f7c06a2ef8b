import type { ShopId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';

/** Settings of a shop's slots that were edited; the others have no row. */
export const readCapacity = (db: Db | Tx, shop: ShopId) =>
  db.selectFrom('slot_capacity').selectAll().where('shop_id', '=', shop).execute();

const weekMs = 7 * 86_400_000;

/** Bookings in the slots of the last seven days. */
export const readLastWeek = (db: Db | Tx, shop: ShopId, now: Date) =>
  db
    .selectFrom('slot_loads')
    .where('shop_id', '=', shop)
    .where('mode', 'in', ['delivery', 'pickup'])
    .where('slot_at', '>=', new Date(now.getTime() - weekMs))
    .where('slot_at', '<', now)
    .where('orders', '>', 0)
    .orderBy('slot_at')
    .orderBy('mode')
    .select(['mode', 'slot_at', 'pieces', 'orders'])
    .execute();
