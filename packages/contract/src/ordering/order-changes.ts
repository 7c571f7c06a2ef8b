import { mostPieces } from '@zanga/domain/ordering/cart-lines';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id } from '../wire/values.ts';
import { BoardOrder } from './board.ts';
import { CartItem, PartKey } from './carts.ts';
import { AddedDish } from './orders.ts';

/** Why dishes cannot be added to an order. */
const additionRefusals = [
  'order.not_found',
  'order.wrong_step',
  'order.addition_impossible',
  'order.age_check',
  'order.sold_out',
  'invalid',
] as const;

const part = { params: z.object({ order: id('ord', z.string().check(z.maxLength(64))), part: PartKey }) };

/** Another time for a part. */
export const PossibleTime = z.object({ at: Instant, state: z.enum(['free', 'few', 'full']) });
export type PossibleTime = z.output<typeof PossibleTime>;

/** A shop that a part can move to, with its time, or why it cannot take it. */
export const ShopToMoveTo = z.object({
  id: id('shp'),
  name: z.string(),
  formatted: z.string(),
  /** Distance to the delivery address, or else to the shop that has it. */
  distance_metres: z.int(),
  promised_at: z.nullable(Instant),
  why_not: z.nullable(z.string()),
});
export type ShopToMoveTo = z.output<typeof ShopToMoveTo>;

/** An added dish: more of an existing line, or a product with its choices, as in a cart. */
const Addition = z.union([
  z.object({
    like: z.string().check(z.minLength(1), z.maxLength(64)),
    qty: z.int().check(z.gte(1), z.lte(mostPieces)),
  }),
  CartItem,
]);
const additions = z.array(Addition).check(z.minLength(1), z.maxLength(20));
export type Addition = z.input<typeof Addition>;

/** Lines with their number of pieces. */
const pieces = z
  .array(
    z.object({ id: id('lin', z.string().check(z.maxLength(64))), qty: z.int().check(z.gte(1), z.lte(99)) }),
  )
  .check(z.minLength(1), z.maxLength(100));

/** Pieces that go, and dishes that replace them. */
const exchanged = { out: pieces, items: additions };

/** Price difference of an exchange, and its direction. */
const Difference = z.object({ amount: Cents, back: z.enum(['card', 'hand', 'less', 'charge', 'due']) });

const exchangeRefusals = [...additionRefusals, 'order.exchange_impossible'] as const;

/** Words for the customer. */
const reason = z.string().check(z.trim(), z.minLength(3, 'scrivi il motivo'), z.maxLength(200));

/** Changes by staff to a running order. */
export const orderChanges = routes({
  'GET /api/backoffice/orders/:order/parts/:part/times': {
    summary: 'Other times that a part can be promised for, with their room',
    auth: 'orders.work',
    ...part,
    response: z.object({ promised_at: z.nullable(Instant), times: z.array(PossibleTime) }),
    errors: ['order.not_found', 'order.wrong_step'],
  },
  'POST /api/backoffice/orders/:order/parts/:part/promise': {
    summary: 'Promise another time, earlier or later; the customer is told',
    auth: 'orders.work',
    audit: 'order.change_time',
    ...part,
    body: z.object({
      at: Instant,
      /** Time shown on the screen; if it differs by now, nothing changes. */
      expected: z.nullable(Instant),
    }),
    response: BoardOrder,
    errors: ['order.not_found', 'order.wrong_step', 'order.slot_gone'],
  },
  'GET /api/backoffice/orders/:order/parts/:part/shops': {
    summary: 'Shops that a part can move to, each with its time, or why it cannot take the part',
    auth: 'orders.move',
    ...part,
    response: z.object({
      /** Why it cannot be moved, in words. */
      why_not: z.nullable(z.string()),
      shops: z.array(ShopToMoveTo),
    }),
    errors: ['order.not_found'],
  },
  'POST /api/backoffice/orders/:order/parts/:part/move': {
    summary: 'Move a part to another shop, at the ordered prices; the customer is told',
    auth: 'orders.move',
    audit: 'order.move',
    ...part,
    body: z.object({
      to: id('shp', z.string().check(z.minLength(1), z.maxLength(64))),
      /** Shop shown on the screen; if another has it by now, nothing moves. */
      from: id('shp', z.string().check(z.minLength(1), z.maxLength(64))),
      /** Time of the other shop on the screen. */
      at: Instant,
      /** Internal reason, not shown to the customer. */
      reason,
    }),
    response: BoardOrder,
    errors: [
      'order.not_found',
      'shop.not_found',
      'order.wrong_step',
      'order.move_impossible',
      'order.move_refused',
      'order.slot_gone',
    ],
  },
  'POST /api/backoffice/orders/:order/parts/:part/change': {
    summary: 'Propose to take pieces out; until the customer decides, the order goes on unchanged',
    auth: 'orders.change',
    audit: 'order.propose_change',
    ...part,
    body: z.object({
      items: pieces,
      reason,
    }),
    response: BoardOrder,
    errors: ['order.not_found', 'order.wrong_step', 'order.change_impossible', 'order.change_waiting'],
  },
  'POST /api/backoffice/orders/:order/parts/:part/addition': {
    summary:
      'Propose to add dishes at current prices; the customer decides, and pays the difference by card if a card paid the rest',
    auth: 'orders.change',
    audit: 'order.propose_addition',
    ...part,
    body: z.object({
      items: additions,
      reason,
      /** Price shown on the screen; if it differs by now, nothing is proposed. */
      expected: Cents,
    }),
    response: BoardOrder,
    errors: [...additionRefusals, 'order.change_waiting', 'order.total_changed'],
  },
  'POST /api/backoffice/orders/:order/parts/:part/addition/price': {
    summary: 'Price of dishes if they were added now',
    auth: 'orders.change',
    audit: 'none',
    ...part,
    body: z.object({ items: additions }),
    response: z.object({ amount: Cents, added: z.array(AddedDish), back: z.enum(['charge', 'due']) }),
    errors: additionRefusals,
  },
  'POST /api/backoffice/orders/:order/parts/:part/exchange': {
    summary: 'Propose to replace dishes: one difference, one consent; until then the order goes on unchanged',
    auth: 'orders.change',
    audit: 'order.propose_exchange',
    ...part,
    body: z.object({
      ...exchanged,
      reason,
      /** Difference shown on the screen; if it differs by now, nothing is proposed. */
      expected: Difference,
    }),
    response: BoardOrder,
    errors: [...exchangeRefusals, 'order.change_waiting', 'order.total_changed'],
  },
  'POST /api/backoffice/orders/:order/parts/:part/exchange/price': {
    summary: 'Difference in price if dishes were replaced now',
    auth: 'orders.change',
    audit: 'none',
    ...part,
    body: z.object(exchanged),
    response: z.extend(Difference, { added: z.array(AddedDish) }),
    errors: exchangeRefusals,
  },
  'POST /api/backoffice/orders/:order/parts/:part/change/withdraw': {
    summary: 'Withdraw a proposal that the customer has not answered',
    auth: 'orders.change',
    audit: 'order.withdraw_change',
    ...part,
    body: z.object({ change: id('chg', z.string().check(z.maxLength(64))) }),
    response: BoardOrder,
    errors: ['order.not_found', 'order.change_over'],
  },
  'POST /api/backoffice/orders/:order/parts/:part/redo': {
    summary: 'Make pieces again at no charge; the customer is told when they are ready',
    auth: 'orders.work',
    audit: 'order.redo',
    ...part,
    body: z.object({
      /** A second request with the same key does nothing. */
      key: z.string().check(z.minLength(8), z.maxLength(100)),
      items: pieces,
      /** Internal reason, not shown to the customer. */
      reason,
      minutes: z.int().check(z.gte(1), z.lte(180)),
    }),
    response: BoardOrder,
    errors: ['order.not_found', 'order.wrong_step', 'order.redo_impossible', 'order.redo_sold_out'],
  },
  'POST /api/backoffice/orders/:order/parts/:part/redo/done': {
    summary: 'Mark pieces made again as ready; a second call does nothing',
    auth: 'orders.work',
    audit: 'order.finish_redo',
    ...part,
    body: z.object({ redo: id('rdo', z.string().check(z.maxLength(64))) }),
    response: BoardOrder,
    errors: ['order.not_found'],
  },
  'POST /api/backoffice/orders/:order/parts/:part/undo': {
    summary: 'Take the last step back, within seconds and before the next step; its message is not sent',
    auth: 'orders.work',
    audit: 'order.undo',
    ...part,
    /** Beginning of the state on the screen: a newer step is not taken back. */
    body: z.object({ since: Instant }),
    response: BoardOrder,
    errors: ['order.not_found', 'order.wrong_step', 'order.undo_late'],
  },
});
