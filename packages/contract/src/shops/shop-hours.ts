import * as z from 'zod/mini';
import { kept } from '../wire/form-schemas.ts';
import { routes } from '../wire/route.ts';
import { id } from '../wire/values.ts';
import { BookedSlot } from './shop-office.ts';
import { Interval, Service } from './shops.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));
const Day = z.array(Interval).check(z.maxLength(12));
const Week = z.array(Day).check(z.length(7));

/** Hours of a shop (`HoursForm` of the domain). */
export const HoursForm = z.object({
  weeks: z.object({ delivery: Week, pickup: Week, onshop: Week, totem: Week }),
  exceptions: z
    .array(
      z.object({
        date: z.string().check(z.maxLength(10)),
        service: z.nullable(Service),
        intervals: Day,
        reason: z.string().check(z.trim(), z.maxLength(120, 'al massimo 120 caratteri')),
      }),
    )
    .check(z.maxLength(400, 'al massimo 400 giorni')),
});
export type HoursForm = z.output<typeof HoursForm>;

/** A shop's hours, and the facts beside the form. */
export const EditedHours = z.object({
  id: id('shp'),
  /** Version of the form when it was read; saving over a newer one is refused. */
  version: z.string(),
  form: kept(HoursForm),
  /** Services of the shop; weeks of other services are stored without effect. */
  services: z.array(Service),
  /** Promised slots, which hold after any change. */
  booked: z.array(BookedSlot),
});
export type EditedHours = z.output<typeof EditedHours>;

const one = { params: z.object({ shop: id('shp', Key) }) };

/** Hours of shops for staff. */
export const shopHours = routes({
  'GET /api/backoffice/shops/:shop/hours': {
    summary: 'Editable hours of a shop: a week for each service, and exceptions',
    auth: 'shops.read',
    ...one,
    response: EditedHours,
    errors: ['shop.not_found'],
  },
  'PUT /api/backoffice/shops/:shop/hours': {
    summary:
      'Save a shop’s hours; promised orders outside them stay, if the caller has accepted their number',
    auth: 'shops.edit',
    audit: 'shop.edit_hours',
    ...one,
    body: z.object({
      version: Key,
      form: HoursForm,
      /** Number of promised orders outside the new hours that the caller has accepted. */
      outside: z._default(z.int().check(z.gte(0)), 0),
    }),
    response: EditedHours,
    errors: ['shop.not_found', 'shop.changed', 'shop.orders_outside', 'invalid'],
  },
});
