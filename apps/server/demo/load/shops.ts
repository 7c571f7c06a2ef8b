import type { ShopId } from '@zanga/domain/ids';
import { wallClock } from '@zanga/domain/time';
import { newId } from '../../src/platform/new-id.ts';
import type { DemoShop } from '../shapes.ts';
import { demoShops } from '../shops/shops.ts';
import { freeSlugsOf } from './free-names.ts';
import { intervalsOf } from './instants.ts';
import { type PictureIds, pictureRows } from './pictures.ts';
import { type Client, insertRows } from './rows.ts';

export type ShopIds = ReadonlyMap<string, ShopId>;

const hourRows = (shop_id: ShopId, { hours }: DemoShop) =>
  Object.entries(hours).flatMap(([service, week]) =>
    week.flatMap((day, index) =>
      intervalsOf(day).map(({ opens, closes }) => ({
        shop_id,
        service,
        weekday: index + 1,
        opens_minute: opens,
        closes_minute: closes,
      })),
    ),
  );

/** Rows for the rest of this year's special days, and next year's. */
const exceptionRows = (shop_id: ShopId, { exceptions }: DemoShop, now: Date) => {
  const today = wallClock(now).date;
  const year = Number(today.slice(0, 4));
  return [year, year + 1].flatMap((one) =>
    exceptions
      .map(({ day, service, hours, reason }) => ({
        shop_id,
        day: `${one}-${day}`,
        service,
        intervals: intervalsOf(hours),
        reason,
      }))
      .filter(({ day }) => day >= today),
  );
};

const areaRows = (shop_id: ShopId, { areas }: DemoShop) =>
  areas.map(({ name, fee, minimum, freeOver, leadMinutes, polygon }) => ({
    shop_id,
    name,
    polygon: polygon.map(([lat, lng]) => ({ lat, lng })),
    fee_cents: fee,
    minimum_cents: minimum,
    free_over_cents: freeOver,
    lead_minutes: leadMinutes,
  }));

/** Delivery areas with their stored ids, towns and streets. */
const keptAreas = async (client: Client, shops: readonly { id: ShopId; shop: DemoShop }[]) => {
  const { rows } = await client.query<{ id: string; shop_id: ShopId; name: string }>(
    'select id, shop_id, name from delivery_areas',
  );
  return shops.flatMap(({ id, shop }) =>
    shop.areas.flatMap((area) =>
      rows
        .filter(({ shop_id, name }) => shop_id === id && name === area.name)
        .map((row) => ({ ...area, area_id: row.id })),
    ),
  );
};

const loadZones = async (client: Client, shops: readonly { id: ShopId; shop: DemoShop }[]) => {
  const areas = await keptAreas(client, shops);
  const towns = areas.flatMap(({ area_id, towns }) => towns.map((town) => ({ area_id, ...town })));
  await insertRows(client, 'delivery_towns', towns);
  const streets = areas.flatMap(({ area_id, streets }) =>
    streets.map((named) => {
      const [street, from_number, to_number] = typeof named === 'string' ? [named, 1, null] : named;
      return { area_id, street, from_number, to_number };
    }),
  );
  await insertRows(client, 'delivery_streets', streets);
};

const capacityRows = (shop_id: ShopId, { capacity }: DemoShop) =>
  Object.entries(capacity).map(([mode, { kitchenMinutes, pieces, orders }]) => ({
    shop_id,
    mode,
    slot_minutes: 15,
    kitchen_minutes: kitchenMinutes,
    days_ahead: 3,
    pieces,
    orders,
  }));

const shopRow = (
  id: ShopId,
  { hours, exceptions, areas, capacity, ...shop }: DemoShop,
  position: number,
) => ({
  ...shop,
  id,
  services: Object.keys(hours),
  payments: ['card', 'cash', 'till'],
  time_zone: 'Europe/Rome',
  position,
  published: true,
  created_at: 'now',
  updated_at: 'now',
});

export const loadShops = async (client: Client, pictures: PictureIds, now: Date): Promise<ShopIds> => {
  const shops = demoShops.map((shop) => ({ id: newId('shp'), shop }));
  const slugFor = await freeSlugsOf(client, 'shops');
  await insertRows(
    client,
    'shops',
    shops.map(({ id, shop }, position) => ({
      ...shopRow(id, shop, position),
      slug: slugFor(shop.slug),
    })),
  );
  await insertRows(
    client,
    'shop_hours',
    shops.flatMap(({ id, shop }) => hourRows(id, shop)),
  );
  await insertRows(
    client,
    'shop_exceptions',
    shops.flatMap(({ id, shop }) => exceptionRows(id, shop, now)),
  );
  await insertRows(
    client,
    'delivery_areas',
    shops.flatMap(({ id, shop }) => areaRows(id, shop)),
  );
  await loadZones(client, shops);
  await insertRows(
    client,
    'slot_capacity',
    shops.flatMap(({ id, shop }) => capacityRows(id, shop)),
  );
  const rows = shops.flatMap(({ id, shop: { slug } }) =>
    pictureRows('shop_id', id, pictures, { 'image-new': `shops/${slug}`, 'logo-new': `brand/logo-${slug}` }),
  );
  await insertRows(client, 'shop_pictures', rows);
  return new Map(shops.map(({ id, shop }) => [shop.slug, id]));
};
