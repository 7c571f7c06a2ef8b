import { ticketStates } from '@zanga/domain/cinema/tickets';
import * as z from 'zod/mini';
import { Picture } from '../menu/picture.ts';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id } from '../wire/values.ts';

const Arena = z.object({ id: id('shp'), slug: z.string(), name: z.string(), formatted: z.string() });

/** A showing of a film; id and slug are its product's. */
export const Show = z.object({
  id: id('prd'),
  slug: z.string(),
  film: z.string(),
  description: z.string(),
  images: z.array(Picture),
  shop: Arena,
  hall: z.string(),
  starts_at: Instant,
  ends_at: Instant,
  /** Lowest price of a seat. */
  price: Cents,
  prime_price: z.nullable(Cents),
  /** Lowest price for members who have paid, while the brand has Prime switched off. */
  member_price: z.optional(Cents),
  seats_left: z.int(),
  /** Why it is called off; null while it takes place. */
  cancelled: z.nullable(z.string()),
});
export type Show = z.output<typeof Show>;

const TicketFacts = z.object({
  id: id('tck'),
  film: z.string(),
  images: z.array(Picture),
  shop: Arena,
  hall: z.string(),
  /** Chosen fare, such as a reduced one; empty without a choice. */
  fare: z.string(),
  starts_at: Instant,
  ends_at: Instant,
  state: z.enum(ticketStates),
  burnt_at: z.nullable(Instant),
});

/** A ticket for its owner. */
export const Ticket = z.extend(TicketFacts, {
  order_id: id('ord'),
  order_number: z.string(),
  /** Whether it can be returned now, and the last moment for it. */
  refundable: z.boolean(),
  refund_until: Instant,
  /** QR code of the ticket, and its digits; null once it is worthless. */
  code: z.nullable(z.object({ qrcode: z.string(), digits: z.string() })),
});
export type Ticket = z.output<typeof Ticket>;

/** A ticket for staff at the door, before they use it up. */
export const TicketAtDoor = z.extend(TicketFacts, {
  /** Whether it admits a person now; otherwise why not. */
  admits: z.boolean(),
  title: z.string(),
  text: z.string(),
});
export type TicketAtDoor = z.output<typeof TicketAtDoor>;

/** Tickets of an order, or of a person. */
export const Tickets = z.object({ data: z.array(Ticket) });
export type Tickets = z.output<typeof Tickets>;

export const cinema = routes({
  'GET /api/cinema/shows': {
    summary: 'Shows to come or just begun, next first, with the seats left',
    auth: 'public',
    response: z.object({ data: z.array(Show) }),
    cache: 'public',
  },
  'GET /api/customer/tickets': {
    summary: 'The customer’s cinema tickets, next show first, past shows last',
    auth: 'customer',
    response: Tickets,
  },
  'GET /api/worker/tickets/:ticket': {
    summary: 'The ticket of a code, without using it',
    auth: 'codes.redeem',
    params: z.object({ ticket: z.string().check(z.maxLength(200)) }),
    response: TicketAtDoor,
    errors: ['ticket.not_found'],
  },
});
