import { addDays, type LocalDate, localDate, wallClock } from '@zanga/domain/time';
import { minuteOf } from '@zanga/domain/time-format';
import type pg from 'pg';
import { newId } from '../platform/new-id.ts';
import { insertRows } from './insert-rows.ts';
import { type PictureIds, shownAs } from './load-pictures.ts';
import type { DemoShop } from './shapes.ts';
import { demoShops } from './shops/shops.ts';

/** Ids of the demo's shops by slug. */
export type ShopIds = ReadonlyMap<string, string>;

const intervalsOf = (hours: string) =>
  hours.split(' ').flatMap((span) => {
    const [opens, closes] = span.split('-');
    return opens && closes ? [{ opens: minuteOf(opens), closes: minuteOf(closes) }] : [];
  });

/** A yearly day's coming dates: this year's and next year's, unless they are over. */
const comingDates = (day: string, today: LocalDate): LocalDate[] => {
  const year = Number(today.slice(0, 4));
  return [year, year + 1].map((which) => localDate(`${which}-${day}`)).filter((date) => date >= today);
};

const shopRow = (shop: DemoShop, id: string, position: number) => ({
  id,
  slug: shop.slug,
  name: shop.name,
  description: shop.description,
  street: shop.street,
  number: shop.number,
  zip: shop.zip,
  city: shop.city,
  province: shop.province,
  lat: shop.lat,
  lng: shop.lng,
  time_zone: 'Europe/Rome',
  phone: shop.phone,
  email: shop.email,
  services: Object.keys(shop.hours),
  merchandise: shop.merchandise,
  position,
  published: true,
  created_at: new Date(),
  updated_at: new Date(),
});

const hoursRows = (shop: DemoShop, shop_id: string) =>
  Object.entries(shop.hours).flatMap(([service, week]) =>
    week.flatMap((hours, day) =>
      intervalsOf(hours).map(({ opens, closes }) => ({
        shop_id,
        service,
        weekday: day + 1,
        opens_minute: opens,
        closes_minute: closes,
      })),
    ),
  );

const exceptionRows = (shop: DemoShop, shop_id: string, today: LocalDate) =>
  shop.exceptions.flatMap(({ day, service, hours, reason }) =>
    comingDates(day, today).map((date) => ({
      shop_id,
      day: date,
      service,
      intervals: intervalsOf(hours),
      reason,
    })),
  );

const loadAreas = async (client: pg.ClientBase, shop: DemoShop, shopId: string) => {
  for (const area of shop.areas)
    await client.query(
      `insert into delivery_areas (shop_id, name, polygon, fee_cents, minimum_cents, free_over_cents, lead_minutes)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        shopId,
        area.name,
        JSON.stringify(area.polygon.map(([lat, lng]) => ({ lat, lng }))),
        area.fee,
        area.minimum,
        area.freeOver,
        area.leadMinutes,
      ],
    );
};

/** The shops with their hours, special days, delivery areas and pictures. */
export const loadShops = async (client: pg.ClientBase, pictures: PictureIds, now: Date): Promise<ShopIds> => {
  const today = addDays(wallClock(now).date, -1);
  const ids = new Map(demoShops.map(({ slug }) => [slug, newId('shp')]));
  const idOf = (shop: DemoShop) => ids.get(shop.slug) ?? '';
  await insertRows(
    client,
    'shops',
    demoShops.map((shop, at) => shopRow(shop, idOf(shop), at)),
  );
  await insertRows(
    client,
    'shop_hours',
    demoShops.flatMap((shop) => hoursRows(shop, idOf(shop))),
  );
  await insertRows(
    client,
    'shop_exceptions',
    demoShops.flatMap((shop) => exceptionRows(shop, idOf(shop), today)),
  );
  for (const shop of demoShops) await loadAreas(client, shop, idOf(shop));
  const shown = demoShops.flatMap((shop) =>
    shownAs(pictures, { shop_id: idOf(shop) }, [
      { name: 'image-new', key: `shops/${shop.slug}` },
      { name: 'logo-new', key: `brand/logo-${shop.slug}` },
    ]),
  );
  await insertRows(client, 'shop_pictures', shown);
  return ids;
};
