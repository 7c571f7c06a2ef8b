import type { ShopId } from '@zanga/domain/ids';
import { takingSince } from '@zanga/domain/shops/opening-hours';
import type { Db } from '../../platform/database/connection.ts';
import { timetableOf } from './present-shop.ts';
import { readShops } from './queries.ts';
import { scheduleOf } from './read-schedule.ts';

/** A shop that takes orders of any service now, and since when. */
export type TakingShop = { readonly id: ShopId; readonly name: string; readonly since: Date };

/** The shops that take orders now: open, and not paused. */
export const readTaking = async (db: Db, now: Date): Promise<readonly TakingShop[]> =>
  (await readShops(db, { merchandiseOnly: false }, now)).flatMap((record) => {
    const since = takingSince(scheduleOf(timetableOf(record)), now);
    return since === null ? [] : [{ id: record.shop.id, name: record.shop.name, since }];
  });
