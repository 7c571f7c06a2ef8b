import * as z from 'zod/mini';
import { kept } from '../wire/kept.ts';
import { routes } from '../wire/route.ts';
import { BookedSlot } from './shop-office.ts';
import { Interval, Service } from './shops.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));
const Day = z.array(Interval).check(z.maxLength(12));
const Week = z.array(Day).check(z.length(7));

/** When a shop is open (`HoursForm` of the domain). */
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

/** A shop's hours with what they are edited beside. */
export const EditedHours = z.object({
  id: z.string(),
  /** What the form was when it was read: another one by the time it is saved means that somebody was quicker. */
  version: z.string(),
  form: kept(HoursForm),
  /** What the shop offers: the weeks of the others are kept, and open nothing. */
  services: z.array(Service),
  /** What is promised already, and is kept whatever is changed. */
  booked: z.array(BookedSlot),
});
export type EditedHours = z.output<typeof EditedHours>;

const one = { params: z.object({ shop: Key }) };

/** Hours of shops as staff edit them. */
export const shopHours = routes({
  'GET /api/backoffice/shops/:shop/hours': {
    summary: 'A shop’s hours as they are edited: a week for each service, and unusual days',
    auth: 'shops.read',
    ...one,
    response: EditedHours,
    errors: ['shop.not_found'],
  },
  'PUT /api/backoffice/shops/:shop/hours': {
    summary: 'Save a shop’s hours; what is promised already is kept, as many orders as the caller knows of',
    auth: 'shops.edit',
    audit: 'shop.edit_hours',
    ...one,
    body: z.object({
      version: Key,
      form: HoursForm,
      /** How many promised orders the caller has been told will lie outside the hours. */
      outside: z._default(z.int().check(z.gte(0)), 0),
    }),
    response: EditedHours,
    errors: ['shop.not_found', 'shop.changed', 'shop.orders_outside', 'invalid'],
  },
});
