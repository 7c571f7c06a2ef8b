import type { ShopId } from '@zanga/domain/ids';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';
import type { DeliveryAreas, Shops, SlotCapacity } from '../../platform/database/tables.ts';
import { newId } from '../../platform/new-id.ts';

type Hours = readonly (readonly [weekday: number, opens: number, closes: number])[];

/** The same interval every day. */
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

/** Opens a shop in Catania with delivery and pickup, without hours unless given; returns its id. */
export const openShop = async (
  db: Db,
  { hours = {}, exceptions = [], ...given }: ShopToOpen,
): Promise<ShopId> => {
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

/** Draws an area of delivery around the centre of Catania. */
export const drawArea = async (
  db: Db,
  shop_id: ShopId,
  given: Partial<Insertable<DeliveryAreas>> = {},
): Promise<void> => {
  const corners = [
    { lat: 37.49, lng: 15.06 },
    { lat: 37.49, lng: 15.1 },
    { lat: 37.53, lng: 15.1 },
    { lat: 37.53, lng: 15.06 },
  ];
  const terms = { fee_cents: 250, minimum_cents: 1200, free_over_cents: 3000, lead_minutes: 30 };
  const area = { shop_id, name: 'Centro', polygon: JSON.stringify(corners), ...terms, ...given };
  await db.insertInto('delivery_areas').values(area).execute();
};

/** Sets a shop's slot settings. */
export const setSlots = async (
  db: Db,
  shop_id: ShopId,
  settings: Omit<Insertable<SlotCapacity>, 'shop_id'>,
): Promise<void> => {
  await db
    .insertInto('slot_capacity')
    .values({ shop_id, ...settings })
    .execute();
};

type Named = {
  readonly towns?: readonly { readonly city: string; readonly province: string; readonly zip: string }[];
  readonly streets?: readonly (readonly [street: string, from?: number, to?: number])[];
};

/** Gives a drawn area its towns and streets. */
export const nameZone = async (
  db: Db,
  shop_id: ShopId,
  name: string,
  { towns = [], streets = [] }: Named,
): Promise<void> => {
  const { id: area_id } = await db
    .selectFrom('delivery_areas')
    .select('id')
    .where('shop_id', '=', shop_id)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  for (const town of towns)
    await db
      .insertInto('delivery_towns')
      .values({ area_id, ...town })
      .execute();
  for (const [street, from_number = 1, to_number = null] of streets)
    await db.insertInto('delivery_streets').values({ area_id, street, from_number, to_number }).execute();
};
