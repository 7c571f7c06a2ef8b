import { alarmSteps } from '@zanga/domain/ordering/answering/answer-plan';
import { orderEvents } from '@zanga/domain/ordering/transitions';
import { undoableSteps } from '@zanga/domain/ordering/undo';
import * as z from 'zod/mini';
import { DeliveryPause, ShopBusy } from '../shops/rush.ts';
import { TableCall } from '../shops/tables.ts';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id } from '../wire/values.ts';
import { LineAllergens, Mode, PartKey, PaymentKind } from './carts.ts';
import { Desk } from './order-desk.ts';
import { DeliveryState, Order, ProposedChange } from './orders.ts';

const Name = z.string().check(z.minLength(1), z.maxLength(100));

/** Events of an order part that staff can trigger: the buttons of its card. */
export const BoardEvent = z.enum(orderEvents);

/** A part of an order for its shop. */
export const BoardOrder = z.object({
  order: id('ord'),
  part: PartKey,
  number: z.string(),
  /** Permanent name of the order. */
  reference: z.string(),
  state: DeliveryState,
  mode: Mode,
  /** Beginning of its state. */
  since: Instant,
  placed_at: Instant,
  /** Time the customer asked for; null is as soon as possible. */
  wanted_at: z.nullable(Instant),
  promised_at: z.nullable(Instant),
  /** Shop that makes it; null for shipping. */
  shop: z.nullable(z.string()),
  /** Kitchen time, if later than now. */
  begin_at: z.nullable(Instant),
  /** Number of prints of its slip. */
  prints: z.int(),
  name: z.string(),
  telephone: z.string(),
  address: z.nullable(z.string()),
  /** Staircase, floor, doorbell, notes. */
  address_notes: z.nullable(z.string()),
  table: z.nullable(z.string()),
  /** Whether cutlery goes into the bag; null for orders without that question. */
  cutlery: z.nullable(z.boolean()),
  /** Note for the rider. */
  rider_note: z.nullable(z.string()),
  gift: z.nullable(z.object({ recipient: z.string(), message: z.string(), hide_prices: z.boolean() })),
  items: z.array(
    z.object({
      id: id('lin'),
      qty: z.int(),
      refunded_qty: z.int(),
      name: z.string(),
      /** In words, with the number of portions above one. */
      options: z.array(z.string()),
      /** Options that differ from the standard dish; empty for old orders, which did not record it. */
      unusual: z.array(z.string()),
      /** Left-out ingredients. */
      without: z.array(z.string()),
      notes: z.string(),
      /** Allergens at the time of the order; null for goods that are not eaten. */
      allergens: z.nullable(LineAllergens),
      age_limit: z.nullable(z.int()),
      total: Cents,
      /** Whether the customer returns it: the refund follows its arrival. */
      withdrawn: z.boolean(),
      /** Whether it was added after the order was placed. */
      added: z.boolean(),
    }),
  ),
  total: Cents,
  refunded: Cents,
  /** `due` is still to be collected by hand; only a recorded taking lowers it. */
  payment: z.object({ kind: PaymentKind, paid: z.boolean(), due: Cents }),
  /** Refund if it is rejected, and its way. */
  back: z.object({ amount: Cents, by: z.enum(['card', 'hand']) }),
  /** Whether another part of the order is still open. */
  rest: z.boolean(),
  /** Whether one of its refunds failed. */
  refund_failed: z.boolean(),
  reason: z.nullable(z.string()),
  /** How urgently it calls for an answer; null once answered, or while it may wait. */
  alarm: z.nullable(z.enum(alarmSteps)),
  /** Whether its time is long over, so that it only needs closing. */
  to_close: z.boolean(),
  /** Proposal that the customer has not answered. */
  change: z.nullable(ProposedChange),
  /** Pieces being made again at no charge. */
  redos: z.array(
    z.object({
      id: z.string(),
      items: z.array(z.object({ id: id('lin'), qty: z.int(), name: z.string() })),
      reason: z.string(),
      promised_at: Instant,
    }),
  ),
  /** Last change that the customer agreed to. */
  changed_at: z.nullable(Instant),
  /** The last step, while it can be taken back. */
  undo: z.nullable(z.object({ event: z.enum(undoableSteps), until: Instant })),
  can: z.array(BoardEvent),
});
export type BoardOrder = z.output<typeof BoardOrder>;

export const Board = z.object({
  /** Null for shipping. */
  shop: z.nullable(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      paused_until: z.nullable(Instant),
      pause_reason: z.nullable(z.string()),
      busy: z.nullable(ShopBusy),
      delivery_pause: z.nullable(DeliveryPause),
    }),
  ),
  /** Boards that the caller may open. */
  shops: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Open calls of tables, oldest first. */
  calls: z.array(TableCall),
  /** Oldest first; finished ones stay for an hour. */
  data: z.array(BoardOrder),
  /** Open orders beyond the limit of a board; unanswered ones are always within it. */
  more: z.int(),
});
export type Board = z.output<typeof Board>;

/** A board in a stream. */
export const BoardNews = z.extend(Board, {
  /** All cards in their order, as `order/part`; `data` then has only the changed ones. Absent: `data` is all. */
  cards: z.optional(z.array(z.string())),
});
export type BoardNews = z.output<typeof BoardNews>;

const part = { params: z.object({ order: id('ord', z.string().check(z.maxLength(64))), part: PartKey }) };
const moving = {
  auth: 'orders.work',
  ...part,
  response: BoardOrder,
  errors: ['order.not_found', 'order.wrong_step', 'order.not_collected'],
} as const;
const redoing = {
  auth: 'orders.refund',
  params: z.object({
    order: id('ord', z.string().check(z.maxLength(64))),
    refund: z.string().check(z.maxLength(64)),
  }),
  response: Order,
  errors: ['order.not_found', 'order.of_another_shop', 'refund.not_found', 'refund.settled'],
} as const;
/** A shop's id, or `shipping`. */
const which = { query: z.object({ shop: z.optional(Name) }) };
const shop = { params: z.object({ shop: Name }) };

export const board = routes({
  'GET /api/backoffice/board': {
    summary: 'Live orders of one of the caller’s shops',
    auth: 'orders.read',
    ...which,
    response: Board,
    errors: ['shop.not_found'],
  },
  'GET /api/backoffice/board/live': {
    summary: 'The board, now and after each change; on request only the cards that changed',
    auth: 'orders.read',
    query: z.extend(which.query, { tell: z.optional(z.literal('changes')) }),
    events: BoardNews,
    errors: ['shop.not_found'],
  },
  'GET /api/backoffice/orders/:order': {
    summary: 'One order, by id or reference, with its whole history',
    auth: 'orders.read',
    params: z.object({ order: id('ord', z.string().check(z.maxLength(64))) }),
    response: z.object({
      order: Order,
      /** Refunds that the bank refused and that nothing has replaced yet. */
      failed_refunds: z.array(
        z.object({ id: z.string(), amount: Cents, reason: z.string(), failed_at: Instant }),
      ),
      history: z.array(
        z.object({
          at: Instant,
          part: z.nullable(PartKey),
          event: z.string(),
          from: z.nullable(DeliveryState),
          to: z.nullable(DeliveryState),
          actor: z.enum(['customer', 'worker', 'system']),
          /** Name of the staff member. */
          name: z.nullable(z.string()),
          details: z.record(z.string(), z.unknown()),
        }),
      ),
      ...Desk.shape,
      /** Parts that the caller works on, as on a board. */
      parts: z.array(BoardOrder),
    }),
    errors: ['order.not_found'],
  },
  'POST /api/backoffice/orders/:order/parts/:part/accept': {
    audit: 'order.accept',
    ...moving,
    summary: 'Accept a part, with the minutes it will take; without them the promised time stands',
    body: z.object({ minutes: z.optional(z.int().check(z.gte(0), z.lte(600))) }),
  },
  'POST /api/backoffice/orders/:order/parts/:part/reject': {
    audit: 'order.reject',
    ...moving,
    summary: 'Reject a part with a reason; its payment is refunded',
    body: z.object({
      reason: z.string().check(z.minLength(3, 'scrivi il motivo'), z.maxLength(200)),
      /** Refund shown on the screen; if it differs by now, nothing happens. */
      back: z.optional(Cents),
    }),
  },
  'POST /api/backoffice/orders/:order/parts/:part/advance': {
    audit: 'order.advance',
    ...moving,
    summary:
      'Take the next step, or `close` a part handed over long ago; a repeated step does nothing, and an unpaid part cannot end',

    body: z.object({ event: z.enum(['prepare', 'finish', 'send_out', 'complete', 'close']) }),
  },
  'POST /api/backoffice/orders/:order/parts/:part/prints': {
    summary: 'Record that the slip was printed: the next print is marked as a copy',
    auth: 'orders.work',
    audit: 'order.print',
    ...part,
    response: z.object({ prints: z.int() }),
    errors: ['order.not_found'],
  },
  'POST /api/backoffice/orders/:order/parts/:part/prints/first': {
    summary: 'Claim the automatic print of a slip: after acceptance, one screen gets it once',
    auth: 'orders.print',
    audit: 'order.print',
    ...part,
    response: z.object({
      /** Whether the caller prints it. */
      mine: z.boolean(),
    }),
    errors: ['order.not_found'],
  },
  'POST /api/backoffice/orders/:order/refunds': {
    audit: 'order.refund',
    fresh: true,
    summary: 'Refund some pieces or the whole rest; the same key refunds once',
    auth: 'orders.refund',
    params: z.object({ order: id('ord', z.string().check(z.maxLength(64))) }),
    body: z.object({
      key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
      reason: z.string().check(z.minLength(3, 'scrivi il motivo'), z.maxLength(200)),
      /** Null for the whole rest. */
      items: z.nullable(
        z
          .array(
            z.object({
              id: id('lin', z.string().check(z.maxLength(64))),
              qty: z.int().check(z.gte(1), z.lte(99)),
            }),
          )
          .check(z.minLength(1), z.maxLength(100)),
      ),
      /** Instead of pieces: the delivery fee of a part. */
      fee: z.optional(PartKey),
      /** Instead of pieces: an amount up to the rest. */
      sum: z.optional(Cents),
      /** How the caller gives back money that no card takes; it is recorded. */
      by_hand: z.optional(z.string().check(z.minLength(3, 'scrivi come'), z.maxLength(200))),
      /** Amount and rest shown on the screen; if a colleague refunded meanwhile, nothing happens. */
      expected: z.optional(z.object({ amount: Cents, left: Cents })),
    }),
    response: Order,
    errors: [
      'order.not_found',
      'order.of_another_shop',
      'refund.changed',
      'refund.too_much',
      'refund.nothing_left',
      'refund.failed',
      'ticket.burnt',
      'order.wrong_step',
    ],
  },
  'POST /api/backoffice/orders/:order/refunds/:refund/retry': {
    audit: 'order.retry_refund',
    fresh: true,
    ...redoing,
    summary: 'Try a failed refund again',
    errors: [...redoing.errors, 'refund.too_much'],
  },
  'POST /api/backoffice/orders/:order/refunds/:refund/by-hand': {
    audit: 'order.refund_by_hand',
    fresh: true,
    ...redoing,
    summary: 'Record how a failed refund was paid by hand, with its author and time',
    body: z.object({ how: z.string().check(z.minLength(3, 'scrivi come'), z.maxLength(200)) }),
    errors: [...redoing.errors, 'refund.too_much'],
  },
  'POST /api/backoffice/shops/:shop/pause': {
    audit: 'shop.pause',
    summary: 'Pause a shop until a time, at most until tomorrow; null ends the pause',
    auth: 'shops.pause',
    ...shop,
    body: z.object({
      until: z.nullable(Instant),
      /** Why, in words that customers read. */
      reason: z.optional(z.string().check(z.minLength(3, 'scrivi il motivo'), z.maxLength(120))),
    }),
    response: z.object({ paused_until: z.nullable(Instant), label: z.string() }),
    errors: ['shop.not_found', 'invalid'],
  },
});
