import { deliveryStates } from '@zanga/domain/ordering/states';
import * as z from 'zod/mini';
import { CaptchaSolution } from '../brand/captcha.ts';
import { Position } from '../shops/shops.ts';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id } from '../wire/values.ts';
import { Mode, PartKey, PaymentKind, PricedItem, Slot } from './carts.ts';
import { Tickets } from './cinema.ts';
import { Contact } from './contact.ts';
import { CardChoice } from './payments.ts';
import { placingRefusals } from './placing-refusals.ts';

/** State of a part; a whole order has the one of its slowest open part. */
export const DeliveryState = z.enum(deliveryStates);

export const OrderDelivery = z.object({
  part: PartKey,
  /** Number that the shop calls out; the order has the one of its first part. */
  number: z.string(),
  mode: Mode,
  state: DeliveryState,
  /** Italian words for the state, with times. */
  label: z.string(),
  /** Shop it was ordered from, if another makes it now. */
  moved_from: z.nullable(z.string()),
  shop: z.nullable(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      phone: z.string(),
      formatted: z.string(),
      position: Position,
    }),
  ),
  address: z.nullable(z.string()),
  position: z.nullable(Position),
  table: z.nullable(z.string()),
  /** Whether cutlery goes into the bag; null for orders without that question. */
  cutlery: z.nullable(z.boolean()),
  /** Note for the rider. */
  rider_note: z.nullable(z.string()),
  slot: Slot,
  /** Promised time; the shop may change it on acceptance. */
  promised_at: z.nullable(Instant),
  /** End of the promised slot; null for an instant. */
  promised_until: z.nullable(Instant),
  /** Pieces being made again at no charge, with their time. */
  redos: z.array(z.object({ id: id('rdo'), dishes: z.array(z.string()), promised_at: Instant })),
  /** Why the shop rejected it, in its own words. */
  reason: z.nullable(z.string()),
  /** Moment of each state, oldest first. */
  progress: z.array(z.object({ state: DeliveryState, at: Instant })),
});
export type OrderDelivery = z.output<typeof OrderDelivery>;

export const OrderSummary = z.object({
  id: id('ord'),
  /** Short number per shop and day: `A-017`. */
  number: z.string(),
  /** Permanent name of the order: `ZK7-4Q2`. It gives no access. */
  reference: z.string(),
  state: DeliveryState,
  /** Italian words for the state, with times. */
  label: z.string(),
  placed_at: Instant,
  total: Cents,
  refunded: Cents,
  qty: z.int(),
  /** Names of the first dishes. */
  summary: z.string(),
  shop_name: z.nullable(z.string()),
});
export type OrderSummary = z.output<typeof OrderSummary>;

/** A dish that a shop proposes to add, with its price. */
export const AddedDish = z.object({
  name: z.string(),
  qty: z.int(),
  /** In words, with the number of portions above one. */
  options: z.array(z.string()),
  /** Left-out ingredients. */
  without: z.array(z.string()),
  notes: z.string(),
  total: Cents,
});
export type AddedDish = z.output<typeof AddedDish>;

/** A shop's proposal to take dishes out, add some, or both; the customer decides. */
export const ProposedChange = z.object({
  id: id('chg'),
  part: PartKey,
  /** Pieces to take out. */
  items: z.array(z.object({ id: id('lin'), name: z.string(), qty: z.int() })),
  /** Dishes to add. */
  added: z.array(AddedDish),
  reason: z.string(),
  /** Difference: the order gets cheaper or dearer by it. */
  amount: Cents,
  /** Way of the difference: back to the card, by hand, or less to pay; or a payment by card or by hand. */
  back: z.enum(['card', 'hand', 'less', 'charge', 'due']),
  /** Whether the customer has agreed and the difference awaits its card payment. */
  paying: z.boolean(),
  until: Instant,
});
export type ProposedChange = z.output<typeof ProposedChange>;

export const Order = z.extend(OrderSummary, {
  version: z.int(),
  items: z.array(
    z.extend(PricedItem, { refunded: Cents, withdrawable: z.boolean(), withdrawn: z.boolean() }),
  ),
  deliveries: z.array(OrderDelivery),
  list: Cents,
  discount: Cents,
  member_discount: Cents,
  coupon_discount: Cents,
  delivery: Cents,
  vat: z.array(z.object({ rate_basis_points: z.int(), gross: Cents, vat: Cents })),
  payment: z.object({
    kind: PaymentKind,
    state: z.enum(['awaiting', 'paid', 'due', 'failed', 'released', 'refunded', 'partly_refunded']),
    /** `Visa •••• 4242`, for a card payment. */
    card: z.nullable(z.string()),
  }),
  /** End of the reservation without a payment. */
  pay_by: z.nullable(Instant),
  contact: z.object({
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    telephone: z.string(),
  }),
  gift: z.nullable(z.object({ recipient: z.string(), message: z.string(), hide_prices: z.boolean() })),
  coupon_title: z.nullable(z.string()),
  terms_version: z.string(),
  can_cancel: z.boolean(),
  /** Open proposal of the shop, while the customer may decide. */
  change: z.nullable(ProposedChange),
  can_review: z.boolean(),
  /** Lines that can be returned, and until when; exempt lines say why not. */
  withdrawal: z.object({ possible: z.boolean(), until: z.nullable(Instant), text: z.string() }),
});
export type Order = z.output<typeof Order>;

/** An order as lines for a new cart. */
export const OrderAgain = z.object({
  /** Lines as a cart takes them, with names. */
  items: z.array(
    z.object({
      product: z.string(),
      name: z.string(),
      options: z.array(z.string()),
      without: z.array(z.string()),
      qty: z.int(),
      notes: z.string(),
    }),
  ),
  /** Lines that cannot be ordered again: not sold any more, not today, a past show, or new options to choose. */
  missing: z.array(
    z.object({ name: z.string(), slug: z.string(), why: z.enum(['gone', 'sold_out', 'over', 'options']) }),
  ),
  /** Price of one piece then and now for this person. */
  dearer: z.array(z.object({ name: z.string(), before: Cents, now: Cents })),
});
export type OrderAgain = z.output<typeof OrderAgain>;

export const PlaceOrderForm = z.object({
  cart_id: id('crt', z.string().check(z.maxLength(64))),
  /** Version of the cart on the screen: another tab may have changed its destination at the same total. */
  cart_version: z.optional(z.int()),
  /** Total on the screen; a different one is refused with the new quote. */
  expected_total: Cents,
  /** Cash, at the till, a saved card, or `new`. */
  payment_method: z.union([z.enum(['cash', 'till']), CardChoice]),
  /** Drawn by the browser for each attempt; the same key always gives the same order. */
  idempotency_key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  contact: Contact,
  /** `updated_at` of the content `terms` on the screen. */
  terms_version: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Declares full age, required by a product with an age limit. */
  of_age: z._default(z.boolean(), false),
  /** Needed after the refusal `order.captcha_needed`. Another solution may come with the same idempotency key. */
  captcha: z.optional(CaptchaSolution),
});
export type PlaceOrderForm = z.input<typeof PlaceOrderForm>;
export type PlaceOrder = z.output<typeof PlaceOrderForm>;

export const Placed = z.object({
  order: Order,
  /** A guest's key to the order; null for customers. */
  token: z.nullable(z.string()),
});

const Items = z.array(id('lin', z.string().check(z.maxLength(64)))).check(z.minLength(1), z.maxLength(100));
const token = z.string().check(z.minLength(20), z.maxLength(100));
const one = { params: z.object({ order: id('ord', z.string().check(z.maxLength(64))) }) };
const guest = { ...one, body: z.object({ token }) };
const decision = { change: id('chg', z.string().check(z.maxLength(64))), agree: z.boolean() };
const ticket = {
  params: z.object({
    order: id('ord', z.string().check(z.maxLength(64))),
    ticket: id('tck', z.string().check(z.maxLength(64))),
  }),
};
const givingTicketBack = [
  'order.not_found',
  'ticket.not_found',
  'ticket.burnt',
  'ticket.cancelled',
  'ticket.too_late',
] as const;

export const orders = routes({
  'POST /api/orders': {
    summary: 'Place a guest’s order: coupon, stock and slot are reserved before anything is charged',
    auth: 'public',
    body: z.extend(PlaceOrderForm, { cart_token: token }),
    status: 201,
    response: Placed,
    errors: placingRefusals,
  },
  'POST /api/customer/orders': {
    summary: 'Place an order: coupon, stock and slot are reserved before anything is charged',
    auth: 'customer',
    body: PlaceOrderForm,
    status: 201,
    response: Placed,
    errors: placingRefusals,
  },
  'GET /api/customer/orders': {
    summary: 'The customer’s orders, newest first',
    auth: 'customer',
    query: z.object({
      page: z.optional(z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(100_000))),
    }),
    response: z.object({
      data: z.array(OrderSummary),
      meta: z.object({ total: z.int(), page: z.int(), last_page: z.int() }),
    }),
  },
  'GET /api/customer/orders/:order': {
    summary: 'One order',
    auth: 'customer',
    ...one,
    response: Order,
    errors: ['order.not_found'],
  },
  'POST /api/orders/:order': {
    summary: 'A guest’s order, by its key; the key travels in the body, never in an address',
    auth: 'public',
    ...guest,
    response: Order,
    errors: ['order.not_found'],
  },
  'GET /api/customer/orders/:order/live': {
    summary: 'One order, now and after each change',
    auth: 'customer',
    ...one,
    events: Order,
    errors: ['order.not_found'],
  },
  'POST /api/orders/:order/live': {
    summary: 'A guest’s order, now and after each change',
    auth: 'public',
    ...guest,
    events: Order,
    errors: ['order.not_found'],
  },
  'GET /api/customer/orders/:order/receipt': {
    summary: 'The summary of an order to be printed: lines, delivery, VAT by rate',
    auth: 'customer',
    ...one,
    bytes: ['application/pdf'],
    errors: ['order.not_found'],
  },
  'POST /api/orders/:order/receipt': {
    summary: 'The summary of a guest’s order to be printed',
    auth: 'public',
    ...guest,
    bytes: ['application/pdf'],
    errors: ['order.not_found'],
  },
  'POST /api/customer/orders/:order/cancel': {
    summary: 'Cancel an order before the shop has accepted it; the payment is refunded',
    auth: 'customer',
    ...one,
    response: Order,
    errors: ['order.not_found', 'order.too_late'],
  },
  'POST /api/orders/:order/cancel': {
    summary: 'Cancel a guest’s order before the shop has accepted it',
    auth: 'public',
    ...guest,
    response: Order,
    errors: ['order.not_found', 'order.too_late'],
  },
  'POST /api/customer/orders/:order/change': {
    summary: 'Agree to the shop’s proposal for an order, or refuse it',
    auth: 'customer',
    ...one,
    body: z.object(decision),
    response: Order,
    errors: ['order.not_found', 'order.change_over'],
  },
  'POST /api/orders/:order/change': {
    summary: 'Agree to the shop’s proposal for a guest’s order, or refuse it',
    auth: 'public',
    ...one,
    body: z.object({ token, ...decision }),
    response: Order,
    errors: ['order.not_found', 'order.change_over'],
  },
  'POST /api/orders/:order/end-key': {
    summary: 'End a guest’s key to a finished order: its links stop working',
    auth: 'public',
    ...guest,
    status: 204,
    errors: ['order.not_found', 'order.wrong_step'],
  },
  'GET /api/customer/orders/:order/again': {
    summary: 'Lines of an order for a new cart; missing products, and dearer ones',
    auth: 'customer',
    ...one,
    response: OrderAgain,
    errors: ['order.not_found'],
  },
  'POST /api/orders/:order/again': {
    summary: 'Lines of a guest’s order for a new cart',
    auth: 'public',
    ...guest,
    response: OrderAgain,
    errors: ['order.not_found'],
  },
  'POST /api/orders/:order/tickets': {
    summary: 'The cinema tickets of a guest’s order',
    auth: 'public',
    ...guest,
    response: Tickets,
    errors: ['order.not_found'],
  },
  'POST /api/customer/orders/:order/tickets/:ticket/refund': {
    summary: 'Return an unused cinema ticket, until two hours before its show',
    auth: 'customer',
    ...ticket,
    response: z.object({ refunded: Cents }),
    errors: givingTicketBack,
  },
  'POST /api/orders/:order/tickets/:ticket/refund': {
    summary: 'Return a cinema ticket of a guest’s order',
    auth: 'public',
    ...ticket,
    body: z.object({ token }),
    response: z.object({ refunded: Cents }),
    errors: givingTicketBack,
  },
  'POST /api/orders/:order/withdraw': {
    summary: 'Withdraw from the contract for the returnable lines of a guest’s order',
    auth: 'public',
    ...one,
    body: z.object({ token, items: Items }),
    response: Order,
    errors: ['order.not_found', 'order.not_withdrawable'],
  },
  'POST /api/customer/orders/:order/withdraw': {
    summary: 'Withdraw from the contract for the returnable lines; the acknowledgement has the time',
    auth: 'customer',
    ...one,
    body: z.object({ items: Items }),
    response: Order,
    errors: ['order.not_found', 'order.not_withdrawable'],
  },
});
