import type { ShopId } from '@zanga/domain/ids';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { Shops } from '../../../platform/database/tables.ts';
import { faceOf, readPicturesOf } from '../../pictures/public-faces.ts';

export type ShopRow = Selectable<Shops>;

/** A shop's row, for editing. */
export const selectEdited = (db: Db | Tx, id: ShopId) =>
  db.selectFrom('shops').selectAll().where('id', '=', id);

export const readEdited = (db: Db | Tx, id: ShopId): Promise<ShopRow | undefined> =>
  selectEdited(db, id).executeTakeFirst();

/** The pictures of a shop, for editing. */
export const readFace = async (db: Db | Tx, id: string) =>
  faceOf((await readPicturesOf(db, 'shop', [id])).get(id) ?? []);

export type Booked = { readonly mode: 'delivery' | 'pickup'; readonly at: Date; readonly orders: number };

/** Bookings in future slots; an order of several slots counts in each. */
export const readBooked = async (db: Db | Tx, shop: ShopId, now: Date): Promise<readonly Booked[]> => {
  const rows = await db
    .selectFrom('slot_loads')
    .where('shop_id', '=', shop)
    .where('slot_at', '>=', now)
    .where('orders', '>', 0)
    .orderBy('slot_at')
    .orderBy('mode')
    .select(['mode', 'slot_at', 'orders'])
    .execute();
  return rows.map(({ mode, slot_at: at, orders }) => ({
    mode: mode === 'delivery' ? 'delivery' : 'pickup',
    at,
    orders,
  }));
};

/** Whether a shop has hours in any service. */
export const hasHours = async (db: Db | Tx, shop: ShopId): Promise<boolean> => {
  const row = db.selectFrom('shop_hours').select('shop_id').where('shop_id', '=', shop).limit(1);
  return (await row.executeTakeFirst()) !== undefined;
};

/** Slugs that begin like this one. */
export const readSlugs = async (db: Db | Tx, start: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('shops')
    .where((eb) => eb.or([eb('slug', '=', start), eb('slug', 'like', `${start}-%`)]))
    .select('slug')
    .execute();
  return new Set(rows.map(({ slug }) => slug));
};

export type Ordered = Pick<ShopRow, 'id' | 'name' | 'city' | 'published'>;

/** All shops in the brand's order. */
export const readOrder = (db: Db | Tx): Promise<Ordered[]> =>
  db
    .selectFrom('shops')
    .select(['id', 'name', 'city', 'published'])
    .orderBy('position')
    .orderBy('id')
    .execute();
