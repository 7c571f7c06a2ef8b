import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';
import type { Shops } from '../../platform/database/tables.ts';
import { newId } from '../../platform/new-id.ts';

type Hours = readonly (readonly [weekday: number, opens: number, closes: number])[];

/** Every day the same. */
export const daily = (opens: number, closes: number): Hours =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, opens, closes] as const);

export type ShopToOpen = Partial<Insertable<Shops>> & {
  readonly hours?: Readonly<Record<string, Hours>>;
  readonly exceptions?: readonly {
    readonly day: string;
    readonly service: string | null;
    readonly intervals: readonly { readonly opens: number; readonly closes: number }[];
    readonly reason: string;
  }[];
};

/** Opens a shop in Catania that delivers and lets people pick up, at no hours unless they are given; tells its id. */
export const openShop = async (
  db: Db,
  { hours = {}, exceptions = [], ...given }: ShopToOpen,
): Promise<string> => {
  const id = newId('shp');
  await db
    .insertInto('shops')
    .values({
      id,
      slug: id.replace('_', '-'),
      name: 'Zanga Catania',
      street: 'Via Etnea',
      number: '12',
      zip: '95131',
      city: 'Catania',
      province: 'CT',
      lat: 37.5079,
      lng: 15.083,
      phone: '+390951234567',
      email: 'catania@zanga.example',
      services: ['pickup', 'delivery'],
      ...given,
    })
    .execute();
  for (const [service, week] of Object.entries(hours)) {
    const rows = week.map(([weekday, opens_minute, closes_minute]) => ({
      shop_id: id,
      service,
      weekday,
      opens_minute,
      closes_minute,
    }));
    await db.insertInto('shop_hours').values(rows).execute();
  }
  for (const { intervals, ...exception } of exceptions) {
    const row = { ...exception, shop_id: id, intervals: JSON.stringify(intervals) };
    await db.insertInto('shop_exceptions').values(row).execute();
  }
  return id;
};
