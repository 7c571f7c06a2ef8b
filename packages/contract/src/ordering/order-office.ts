import { modes } from '@zanga/domain/ordering/cart-parts';
import { deliveryStates } from '@zanga/domain/ordering/states';
import { isLocalDate } from '@zanga/domain/time';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id } from '../wire/values.ts';
import { wordList } from '../wire/word-list.ts';
import { Mode, PaymentKind } from './carts.ts';
import { DeliveryState } from './orders.ts';

const Day = z.string().check(z.refine((day) => isLocalDate(day), 'scegli un giorno'));

/** States of the filter; `open` is every unfinished one. */
export const soughtStates = ['open', ...deliveryStates] as const;
export type SoughtState = (typeof soughtStates)[number];

/** Filters for orders whose money needs attention. */
export const soughtMoney = ['due', 'refunded', 'refund_failed'] as const;
export type SoughtMoney = (typeof soughtMoney)[number];

/** Filters of the order list. All of them must hold; of several words between commas one must. */
export const SoughtOrders = z.object({
  /** Number, reference, name, telephone, mail address, dish. */
  search: z.optional(z.string().check(z.maxLength(100))),
  /** Ids of shops, or `shipping`. */
  shop: z.optional(z.string().check(z.regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,49}$/))),
  /** Days in Rome, both included. */
  from: z.optional(Day),
  to: z.optional(Day),
  state: wordList(soughtStates),
  payment: wordList(PaymentKind.options),
  money: wordList(soughtMoney),
  mode: wordList(modes),
});
export type SoughtOrders = z.output<typeof SoughtOrders>;

/** An order in the list of the office. */
export const OfficeOrder = z.object({
  id: id('ord'),
  reference: z.string(),
  number: z.string(),
  state: DeliveryState,
  placed_at: Instant,
  /** Requested time; null is as soon as possible. */
  wanted_at: z.nullable(Instant),
  name: z.string(),
  /** Empty without the right to export orders. */
  telephone: z.string(),
  summary: z.string(),
  qty: z.int(),
  modes: z.array(Mode),
  shops: z.array(z.string()),
  payment: PaymentKind,
  total: Cents,
  refunded: Cents,
  due: Cents,
  refund_failed: z.boolean(),
});
export type OfficeOrder = z.output<typeof OfficeOrder>;

export const orderOffice = routes({
  'GET /api/backoffice/orders': {
    summary:
      'Orders of the caller’s shops, newest first, by any of their facts; without the right to export only the last week, and no telephones',
    auth: 'orders.find',
    query: z.extend(SoughtOrders, {
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.maxLength(100))),
      limit: z._default(z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(200)), 50),
    }),
    response: z.object({
      data: z.array(OfficeOrder),
      /** Where the next page begins; null at the end. */
      next: z.nullable(z.string()),
      /** Number of results, on the first page only; `more` when it is too high to count. */
      count: z.nullable(z.object({ orders: z.int(), more: z.boolean() })),
      /** First day of the search for a caller with a limited view; null without a limit. */
      since: z.nullable(z.iso.date()),
      /** Shops of the filter. */
      shops: z.array(z.object({ id: id('shp'), name: z.string() })),
    }),
    errors: ['shop.not_found', 'invalid'],
  },
  'GET /api/backoffice/orders/export': {
    summary:
      'The same orders as a table for spreadsheets, at most five thousand; the audit records the filters',
    auth: 'orders.export',
    audit: 'order.export',
    fresh: true,
    query: SoughtOrders,
    bytes: ['text/csv'],
    errors: ['shop.not_found', 'invalid'],
  },
});
