import * as z from 'zod/mini';
import { PaymentKind } from '../ordering/carts.ts';
import { placingRefusals } from '../ordering/placing-refusals.ts';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id } from '../wire/values.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(64));
const Key = z.string().check(z.minLength(20), z.maxLength(100));

/** A totem for the office. */
export const Totem = z.object({
  id: id('ttm'),
  name: z.string(),
  /** The provider's id of the card terminal beside it; null where one pays at the till alone. */
  reader: z.nullable(z.string()),
  created_at: Instant,
  /** Last contact; null before the first. */
  seen_at: z.nullable(Instant),
});
export type Totem = z.output<typeof Totem>;

/** Shop of a totem, and the orders possible there now. */
export const TotemHere = z.object({
  id: id('ttm'),
  name: z.string(),
  shop: z.object({ id: id('shp'), slug: z.string(), name: z.string() }),
  /** Whether it takes orders now. */
  open: z.boolean(),
  opens_at: z.nullable(Instant),
  /** Payment methods at it. */
  payments: z.array(PaymentKind),
  /** Whether its terminal is simulated: no card is charged. */
  trial: z.boolean(),
});
export type TotemHere = z.output<typeof TotemHere>;

/** State of a payment at the terminal; `busy` waits for another totem's card and should be asked again. */
const terminalStates = [
  'none',
  'busy',
  'waiting',
  'paid',
  'declined',
  'timed_out',
  'cancelled',
  'over',
] as const;
export const TerminalState = z.enum(terminalStates);
export type TerminalState = z.output<typeof TerminalState>;

/** An order for its totem. */
export const TotemOrder = z.object({
  order: id('ord'),
  /** Key of this order for this totem, until it is done. */
  token: z.string(),
  /** Number that the shop calls out. */
  number: z.string(),
  name: z.string(),
  total: Cents,
  /** Whether the shop has it: paid here, or payable at the till. */
  placed: z.boolean(),
  payment: TerminalState,
});
export type TotemOrder = z.output<typeof TotemOrder>;

/** Order at a totem. */
export const PlaceAtTotem = z.object({
  key: Key,
  cart_id: id('crt', Id),
  cart_token: Key,
  expected_total: Cents,
  idempotency_key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  name: z._default(z.string().check(z.trim(), z.maxLength(20)), ''),
  payment: z.enum(['card', 'till']),
  of_age: z._default(z.boolean(), false),
});
export type PlaceAtTotem = z.output<typeof PlaceAtTotem>;

const paying = z.object({ key: Key, token: Key });
const order = { params: z.object({ order: id('ord', Id) }) };

export const totems = routes({
  'GET /api/backoffice/shops/:shop/totems': {
    summary: 'The totems of a shop',
    auth: 'totems.edit',
    params: z.object({ shop: Id }),
    response: z.object({ data: z.array(Totem), offered: z.boolean() }),
    errors: ['shop.not_found'],
  },
  'POST /api/backoffice/shops/:shop/totems': {
    audit: 'totem.add',
    summary: 'Add a totem: the answer alone has the address that makes a screen one',
    auth: 'totems.edit',
    params: z.object({ shop: Id }),
    body: z.object({
      name: z.string().check(z.trim(), z.minLength(1, '* dai un nome al totem'), z.maxLength(40)),
      reader: z._default(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))), null),
    }),
    status: 201,
    response: z.extend(Totem, { address: z.string() }),
    errors: ['shop.not_found', 'totem.not_offered'],
  },
  'DELETE /api/backoffice/totems/:totem': {
    audit: 'totem.remove',
    summary: 'Remove a totem: its screen takes no more orders',
    auth: 'totems.edit',
    params: z.object({ totem: id('ttm', Id) }),
    status: 204,
    errors: ['totem.not_found'],
  },
  'POST /api/totem/here': {
    summary: 'The totem of a key; the key travels in the body, never in an address',
    auth: 'public',
    body: z.object({ key: Key }),
    response: TotemHere,
    errors: ['totem.not_found'],
  },
});

export const totemOrders = routes({
  'POST /api/totem/orders': {
    summary: 'Place an order at a totem, with a name or without',
    auth: 'public',
    body: PlaceAtTotem,
    status: 201,
    response: TotemOrder,
    errors: ['totem.not_found', 'totem.closed', 'totem.no_reader', ...placingRefusals],
  },
  'POST /api/totem/orders/:order/pay': {
    summary:
      'Start a card payment at the terminal beside the totem; a second call while it waits does nothing',
    auth: 'public',
    ...order,
    body: paying,
    response: TotemOrder,
    errors: [
      'totem.not_found',
      'totem.no_reader',
      'order.not_found',
      'order.not_payable',
      'payment.unavailable',
    ],
  },
  'POST /api/totem/orders/:order/look': {
    summary: 'State of the payment at the terminal',
    auth: 'public',
    ...order,
    body: paying,
    response: TotemOrder,
    errors: ['totem.not_found', 'order.not_found', 'payment.unavailable'],
  },
  'POST /api/totem/orders/:order/leave': {
    summary:
      'Give the payment up: the terminal is freed and the order cancelled, unless it turns out to be paid',
    auth: 'public',
    ...order,
    body: paying,
    response: TotemOrder,
    errors: ['totem.not_found', 'order.not_found', 'payment.unavailable'],
  },
});
