import { Interval } from '@zanga/contract/shops/shops';
import type { ShopId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';

const intervalsIn = jsonColumn('shop_exceptions.intervals', z.array(Interval));

/** Stored hours of a shop, with its exceptional days from the first to the last. */
export const readHoursOf = async (db: Db | Tx, shop: ShopId) => {
  const hours = await db
    .selectFrom('shop_hours')
    .selectAll()
    .where('shop_id', '=', shop)
    .orderBy('weekday')
    .orderBy('opens_minute')
    .execute();
  const days = await db
    .selectFrom('shop_exceptions')
    .where('shop_id', '=', shop)
    .orderBy('day')
    .orderBy('service')
    .select(['service', 'intervals', 'reason', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('date')])
    .execute();
  return {
    hours,
    exceptions: days.map(({ intervals, ...day }) => ({ ...day, intervals: intervalsIn(intervals) })),
  };
};

export type KeptHours = Awaited<ReturnType<typeof readHoursOf>>;
