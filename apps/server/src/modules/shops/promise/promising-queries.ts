import { Interval, Position } from '@zanga/contract/shops/shops';
import { id } from '@zanga/contract/wire/values';
import { givenId, type ShopId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { slotLengths } from '@zanga/domain/shops/slots';
import { addDays, isLocalDate, type LocalDate, wallClock } from '@zanga/domain/time';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/connection.ts';

const Hours = z.array(
  z.object({ service: z.string(), weekday: z.int(), opens_minute: z.int(), closes_minute: z.int() }),
);
const Exceptions = z.array(
  z.object({
    date: z.custom<LocalDate>((text) => typeof text === 'string' && isLocalDate(text)),
    service: z.nullable(z.string()),
    intervals: z.array(Interval),
  }),
);
const longestSlotMs = 3_600_000;
const amount = z.int().transform(cents);
const Areas = z.array(
  z.object({
    name: z.string(),
    polygon: z.array(Position),
    fee: amount,
    minimum: amount,
    freeOver: amount.nullable(),
    leadMinutes: z.int(),
    towns: z.array(z.object({ city: z.string(), province: z.string(), zip: z.string() })),
    streets: z.array(z.object({ street: z.string(), from: z.int(), to: z.int().nullable() })),
  }),
);
const Slots = z.array(
  z.object({
    mode: z.enum(['delivery', 'pickup']),
    slotMinutes: z.literal(slotLengths),
    kitchenMinutes: z.int(),
    daysAhead: z.int(),
    capacity: z.object({ pieces: z.int(), orders: z.int() }),
  }),
);

const Loads = z.array(
  z.object({
    mode: z.enum(['delivery', 'pickup']),
    /** Milliseconds, as in a `Date`. */
    at: z.number(),
    pieces: z.int(),
    orders: z.int(),
  }),
);

const Row = z.object({
  id: id('shp'),
  slug: z.string(),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  number: z.string(),
  zip: z.string(),
  city: z.string(),
  province: z.string(),
  lat: z.number(),
  lng: z.number(),
  merchandise: z.boolean(),
  services: z.array(z.string()),
  paused_until: z.nullable(z.date()),
  pause_reason: z.nullable(z.string()),
  busy_minutes: z.nullable(z.int()),
  busy_until: z.nullable(z.date()),
  delivery_paused_until: z.nullable(z.date()),
  delivery_pause_reason: z.nullable(z.string()),
  hours: Hours,
  exceptions: Exceptions,
  areas: Areas,
  slots: Slots,
  loads: Loads,
});
/** Every fact of a shop that its promises depend on. */
export type PromisingRow = z.output<typeof Row>;

/** Compiled, because every price of a cart needs it. */
const readRows = z.compile(z.array(Row));

const hours = sql`(
  select coalesce(json_agg(h), '[]') from shop_hours h where h.shop_id = s.id
)`;
const towns = sql`(
  select coalesce(json_agg(json_build_object('city', t.city, 'province', t.province, 'zip', t.zip)
    order by t.city), '[]')
  from delivery_towns t where t.area_id = a.id
)`;

/** Streets of the zones of one province: an address needs no streets of another. */
const streetsIn = (province: string | null) => sql`(
  select coalesce(json_agg(json_build_object('street', n.street, 'from', n.from_number, 'to', n.to_number)
    order by n.street, n.from_number), '[]')
  from delivery_streets n where n.area_id = a.id and (s.province = ${province}::text
    or exists (select from delivery_towns t where t.area_id = a.id and t.province = ${province}::text))
)`;
const areasIn = (province: string | null) => sql`(
  select coalesce(json_agg(json_build_object(
    'name', a.name, 'polygon', a.polygon, 'fee', a.fee_cents, 'minimum', a.minimum_cents,
    'freeOver', a.free_over_cents, 'leadMinutes', a.lead_minutes,
    'towns', ${towns}, 'streets', ${streetsIn(province)}) order by a.id), '[]')
  from delivery_areas a where a.shop_id = s.id
)`;
const slots = sql`(
  select coalesce(json_agg(json_build_object(
    'mode', c.mode, 'slotMinutes', c.slot_minutes, 'kitchenMinutes', c.kitchen_minutes,
    'daysAhead', c.days_ahead, 'capacity', json_build_object('pieces', c.pieces, 'orders', c.orders))), '[]')
  from slot_capacity c where c.shop_id = s.id
)`;

/** Bookings of every slot that is not over. */
const loadsAt = (now: Date) => sql`(
  select coalesce(json_agg(json_build_object(
    'mode', l.mode, 'at', extract(epoch from l.slot_at) * 1000, 'pieces', l.pieces, 'orders', l.orders)), '[]')
  from slot_loads l where l.shop_id = s.id and l.slot_at > ${new Date(now.getTime() - longestSlotMs)}::timestamptz
)`;

/** The id of a published shop, by id or slug. */
export const findShopId = async (db: Db | Tx, key: string): Promise<ShopId | undefined> => {
  const shop = await db
    .selectFrom('shops')
    .select('id')
    .where('published', '=', true)
    .where((is) => is.or([is('id', '=', givenId('shp', key)), is('slug', '=', key)]))
    .executeTakeFirst();
  return shop?.id;
};

/** The published shops, or one by id or slug, in one round trip for placing. Streets are read for a single town. */
export const readPromising = async (
  db: Db | Tx,
  key: string | null,
  now: Date,
  town: { readonly province?: string } = {},
): Promise<readonly PromisingRow[]> => {
  const province = town.province?.trim().toUpperCase() ?? null;
  // From yesterday on, whose hours may reach past midnight.
  const since = addDays(wallClock(now).date, -1);
  const { rows } = await sql<unknown>`
    select s.id, s.slug, s.name, s.phone, s.street, s.number, s.zip, s.city, s.province, s.lat, s.lng,
      s.merchandise, s.services, s.paused_until, s.pause_reason,
      s.busy_minutes, s.busy_until, s.delivery_paused_until, s.delivery_pause_reason, ${hours} as hours, ${areasIn(province)} as areas, ${slots} as slots,
      ${loadsAt(now)} as loads, (
        select coalesce(json_agg(json_build_object(
          'date', to_char(e.day, 'YYYY-MM-DD'), 'service', e.service, 'intervals', e.intervals)), '[]')
        from shop_exceptions e where e.shop_id = s.id and e.day >= ${since}::date
      ) as exceptions
    from shops s
    where s.published and (${key}::text is null or s.id = ${key} or s.slug = ${key})
    order by s.position, s.id`.execute(db);
  return readRows.parse(rows);
};
