import { services } from '@zanga/domain/catalogue/vocabulary';
import * as z from 'zod/mini';
import { Picture } from '../menu/picture.ts';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id } from '../wire/values.ts';

export const Service = z.enum(services);
export const Position = z.object({ lat: z.number(), lng: z.number() });

/** Wall-clock minutes from midnight in the shop's time zone; `closes` is above 1440 after midnight. */
export const Interval = z.object({ opens: z.int(), closes: z.int() });

/** Monday first. */
export const Week = z.array(z.array(Interval)).check(z.length(7));

export const OpeningState = z.object({
  service: Service,
  state: z.enum(['open', 'closed', 'paused']),
  /** End of the state, if known. */
  until: z.nullable(Instant),
  /** Italian words: `Aperto fino alle 23:30`, `Apre domani alle 12:00`. */
  label: z.string(),
});
export type OpeningState = z.output<typeof OpeningState>;

export const DeliveryArea = z.object({
  name: z.string(),
  polygon: z.array(Position),
  fee: Cents,
  minimum: Cents,
  free_over: z.nullable(Cents),
  lead_minutes: z.int(),
});

export const Shop = z.object({
  id: id('shp'),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  address: z.object({
    street: z.string(),
    number: z.string(),
    zip: z.string(),
    city: z.string(),
    province: z.string(),
    formatted: z.string(),
  }),
  position: Position,
  time_zone: z.string(),
  phone: z.string(),
  email: z.string(),
  merchandise: z.boolean(),
  services: z.array(Service),
  images: z.array(Picture),
  opening: z.array(OpeningState),
});
export type Shop = z.output<typeof Shop>;

export const ShopDetail = z.extend(Shop, {
  hours: z.array(z.object({ service: Service, week: Week })),
  exceptions: z.array(
    z.object({
      date: z.iso.date(),
      service: z.nullable(Service),
      intervals: z.array(Interval),
      reason: z.string(),
    }),
  ),
  paused_until: z.nullable(Instant),
  delivery_areas: z.array(DeliveryArea),
});
export type ShopDetail = z.output<typeof ShopDetail>;

export const shops = routes({
  'GET /api/shops': {
    summary: 'Shops of the brand; with `merchandise` only sellers of merchandise',
    auth: 'public',
    query: z.object({ merchandise: z.optional(z.enum(['', '0', '1', 'true', 'false'])) }),
    response: z.object({ data: z.array(Shop) }),
    cache: 'public',
  },
  'GET /api/shops/:shop': {
    summary: 'One shop, by id or slug, with hours and delivery areas',
    auth: 'public',
    params: z.object({ shop: id('shp', z.string().check(z.maxLength(100))) }),
    response: ShopDetail,
    errors: ['shop.not_found'],
    cache: 'public',
  },
});
