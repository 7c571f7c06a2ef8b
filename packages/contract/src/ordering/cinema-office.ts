import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id } from '../wire/values.ts';

/** A show for the office. */
export const OfficeShow = z.object({
  id: id('prd'),
  film: z.string(),
  hall: z.string(),
  shop: z.object({ id: id('shp'), name: z.string() }),
  starts_at: Instant,
  ends_at: Instant,
  seats: z.int(),
  /** Sold seats. */
  sold: z.int(),
  /** Sold tickets that were used at the door. */
  burnt: z.int(),
  /** Seats left to buy. */
  left: z.int(),
  cancelled: z.nullable(z.object({ at: Instant, reason: z.string() })),
});
export type OfficeShow = z.output<typeof OfficeShow>;

/** An order with tickets for a show. */
export const ShowOrder = z.object({
  id: id('ord'),
  reference: z.string(),
  number: z.string(),
  name: z.string(),
  /** Current tickets for this show, and all ever issued. */
  tickets: z.int(),
  all: z.int(),
  /** Current tickets that were used at the door. */
  burnt: z.int(),
  payment: z.enum(['card', 'cash', 'till']),
  /** Whether it awaits payment. */
  waiting: z.boolean(),
  /** Refund for these tickets if the show is called off, or already made. */
  amount: Cents,
  /** Whether a bank refused the refund, so that staff must resolve it. */
  refund_failed: z.boolean(),
  /** Whether the caller may open the order. */
  mine: z.boolean(),
});
export type ShowOrder = z.output<typeof ShowOrder>;

export const ShowWithOrders = z.object({
  show: OfficeShow,
  orders: z.array(ShowOrder),
  /** Refunds of all orders if the show is called off now; afterwards the refunds still to make. */
  to_give_back: Cents,
});
export type ShowWithOrders = z.output<typeof ShowWithOrders>;

const params = z.object({ show: id('prd', z.string().check(z.minLength(1), z.maxLength(64))) });

/** Cinema for staff: shows, orders, calling a show off. */
export const cinemaOffice = routes({
  'GET /api/backoffice/cinema/shows': {
    summary: 'Shows that have not ended, next first, with sold seats',
    auth: 'cinema.read',
    query: z.object({ shop: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }),
    response: z.object({ data: z.array(OfficeShow) }),
  },
  'GET /api/backoffice/cinema/shows/:show': {
    summary: 'A show with its orders, and the refunds of calling it off',
    auth: 'cinema.read',
    params,
    response: ShowWithOrders,
    errors: ['show.not_found'],
  },
  'POST /api/backoffice/cinema/shows/:show/cancel': {
    summary:
      'Call a show off: sales and entry end, each order is refunded and its customer told; a second call does nothing',
    auth: 'cinema.cancel',
    audit: 'show.cancel',
    params,
    body: z.object({
      reason: z.string().check(z.trim(), z.minLength(3, 'scrivi il motivo'), z.maxLength(200)),
      /** Refund shown on the screen; if it differs by now, nothing happens. */
      expected: Cents,
    }),
    response: ShowWithOrders,
    fresh: true,
    errors: ['show.not_found', 'show.over', 'show.changed'],
  },
});
