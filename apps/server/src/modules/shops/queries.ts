import type { Picture } from '@zanga/contract/menu/picture';
import { Interval, Position } from '@zanga/contract/shops/shops';
import type { ShopId } from '@zanga/domain/ids';
import { addDays, type LocalDate, localDate, wallClock } from '@zanga/domain/time';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/database/connection.ts';
import { jsonColumn } from '../../platform/database/json-column.ts';
import type { DeliveryAreas, ShopHours, Shops } from '../../platform/database/tables.ts';
import { readPicturesOf } from '../pictures/public-faces.ts';

export type ShopException = {
  readonly date: LocalDate;
  readonly service: string | null;
  readonly intervals: readonly z.output<typeof Interval>[];
  readonly reason: string;
};

/** A shop with all facts that decide whether it is open. */
export type ShopRecord = {
  readonly shop: Selectable<Shops>;
  readonly hours: readonly Selectable<ShopHours>[];
  readonly exceptions: readonly ShopException[];
  readonly images: readonly Picture[];
};

export type DeliveryAreaRecord = Omit<Selectable<DeliveryAreas>, 'polygon'> & {
  readonly polygon: z.output<typeof Position>[];
};

const intervalsIn = jsonColumn('shop_exceptions.intervals', z.array(Interval));
const polygonIn = jsonColumn('delivery_areas.polygon', z.array(Position));

const readHours = (db: Db, shops: readonly ShopId[]) =>
  db
    .selectFrom('shop_hours')
    .selectAll()
    .where('shop_id', 'in', shops)
    .orderBy('weekday')
    .orderBy('opens_minute')
    .execute();

/** From yesterday on, whose hours may reach past midnight. */
const readExceptions = async (db: Db, shops: readonly ShopId[], now: Date) => {
  const rows = await db
    .selectFrom('shop_exceptions')
    .select(['shop_id', 'service', 'intervals', 'reason', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('date')])
    .where('shop_id', 'in', shops)
    .where('day', '>=', sql<Date>`${addDays(wallClock(now).date, -1)}::date`)
    .orderBy('day')
    .orderBy('service')
    .execute();
  return rows.map(({ date, intervals, ...row }) => ({
    ...row,
    date: localDate(date),
    intervals: intervalsIn(intervals),
  }));
};

const withTimetables = async (
  db: Db,
  shops: readonly Selectable<Shops>[],
  now: Date,
): Promise<readonly ShopRecord[]> => {
  if (shops.length === 0) return [];
  const ids = shops.map(({ id }) => id);
  const [hours, exceptions, pictures] = await Promise.all([
    readHours(db, ids),
    readExceptions(db, ids, now),
    readPicturesOf(db, 'shop', ids),
  ]);
  return shops.map((shop) => ({
    shop,
    hours: hours.filter(({ shop_id }) => shop_id === shop.id),
    exceptions: exceptions.filter(({ shop_id }) => shop_id === shop.id),
    images: pictures.get(shop.id) ?? [],
  }));
};

/** All shops in the brand's order, closed ones included. */
export const readEveryShop = async (db: Db, now: Date): Promise<readonly ShopRecord[]> => {
  const shops = await db.selectFrom('shops').selectAll().orderBy('position').orderBy('id').execute();
  return withTimetables(db, shops, now);
};

/** Whether the brand is open to the public: before, no shop takes orders, whatever its hours. */
export const readBrandOpen = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('brand_profiles').select('open').executeTakeFirst())?.open ?? false;

export const readShops = async (
  db: Db,
  { merchandiseOnly }: { readonly merchandiseOnly: boolean },
  now: Date,
): Promise<readonly ShopRecord[]> => {
  const shops = await db
    .selectFrom('shops')
    .selectAll()
    .where('published', '=', true)
    .$if(merchandiseOnly, (query) => query.where('merchandise', '=', true))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return withTimetables(db, shops, now);
};

/** A published shop by its id or slug. */
export const readShop = async (db: Db, idOrSlug: ShopId, now: Date): Promise<ShopRecord | undefined> => {
  const shops = await db
    .selectFrom('shops')
    .selectAll()
    .where('published', '=', true)
    .where((or) => or.or([or('id', '=', idOrSlug), or('slug', '=', idOrSlug)]))
    .execute();
  return (await withTimetables(db, shops, now))[0];
};

export const readDeliveryAreas = async (db: Db, shopId: ShopId): Promise<readonly DeliveryAreaRecord[]> => {
  const areas = await db
    .selectFrom('delivery_areas')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('id')
    .execute();
  return areas.map((area) => ({ ...area, polygon: polygonIn(area.polygon) }));
};
