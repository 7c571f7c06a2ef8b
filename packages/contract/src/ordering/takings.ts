import { tillWays } from '@zanga/domain/ordering/till-money';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id } from '../wire/values.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(64));
const Key = z.string().check(z.regex(/^[\w-]{8,64}$/));
const Reason = z.string().check(z.minLength(3, 'scrivi il motivo'), z.maxLength(200));
const Amount = z.int().check(z.gte(1, 'scrivi una somma'), z.lte(10_000_000, 'la somma è troppo grande'));

/** One way of paying; the cash handed over gives the change. */
const PaidIn = z.object({ how: z.enum(tillWays), amount: Amount, given: z.optional(Amount) });

/** Record of money taken at a till, or of a debt given up with its reason. */
export const Taking = z.object({
  key: Key,
  /** Due amount shown on the screen; if it differs by now, nothing is recorded. */
  expected: Cents,
  /** Way of paying the whole amount; missing with `ways`. */
  how: z.optional(z.enum([...tillWays, 'lost'])),
  /** Cash handed over for the whole amount. */
  given: z.optional(Amount),
  /** For a part of the due amount, or several ways of paying. */
  ways: z.optional(z.array(PaidIn).check(z.minLength(1), z.maxLength(8))),
  reason: z.optional(Reason),
});
export type Taking = z.output<typeof Taking>;
// The two ways of saying "how" exclude each other.
Taking.register(z.globalRegistry, {
  examples: [{ key: 'abc_0123456789', expected: 1500, how: 'cash', given: 2000 }],
});

/** An entry of the till: money taken, a debt given up, or the reversal of an entry. */
export const TakingEntry = z.object({
  id: id('tak'),
  /** `assumed` is a payment that older releases took for granted. */
  how: z.enum([...tillWays, 'lost', 'assumed']),
  amount: Cents,
  /** Cash handed over; the difference is change. */
  given: z.nullable(Cents),
  reason: z.nullable(z.string()),
  at: Instant,
  /** Staff member who recorded it. */
  name: z.nullable(z.string()),
  /** Entry that this one reverses. */
  takes_back: z.nullable(z.string()),
  /** Whether the caller may take it back. */
  can_take_back: z.boolean(),
});
export type TakingEntry = z.output<typeof TakingEntry>;

const DaySumLine = z.object({
  how: z.enum([...tillWays, 'lost', 'assumed']),
  /** Staff member; null if not recorded. */
  name: z.nullable(z.string()),
  taken: Cents,
  taken_back: Cents,
  /** Refunded at the till. */
  refunded: Cents,
  /** Rest of the taking after refunds. */
  net: z.int(),
});

/** Totals of a shop's day. */
export const DaySum = z.object({
  shop: z.object({ id: id('shp'), name: z.string() }),
  day: z.string(),
  /** Orders placed on that day. `ordered` is the sum of the following amounts except `refunded`. */
  orders: z.object({
    count: z.int(),
    ordered: Cents,
    card: Cents,
    taken: Cents,
    lost: Cents,
    /** Ended before payment. */
    cancelled: Cents,
    /** Still to be collected. */
    due: Cents,
    refunded: Cents,
  }),
  /** Card payments that went back by disputes lost on that day, whatever day the order is from. */
  disputed: z.optional(Cents),
  /** Pieces made again on that day at no charge, with the price paid for them; not part of the takings. */
  redone: z.object({ count: z.int(), worth: Cents }),
  /** Money at the till on that day, by way of paying and person, whatever day the order is from. */
  till: z.array(DaySumLine),
  /** Card payments of that day minus card refunds. */
  totals: z.object({ taken: Cents, taken_back: Cents, refunded: Cents, lost: Cents, net: z.int() }),
});
export type DaySum = z.output<typeof DaySum>;

/** Last days of a shop: value of the orders placed then, minus refunds and lost disputes. */
export const TakingsFlow = z.object({
  /** The running day, in Rome. */
  today: z.string(),
  /** Each day, oldest first, including days without orders. */
  days: z.array(z.object({ day: z.string(), orders: z.int(), amount: Cents })),
  /** Mean of each weekday from Monday on, over whole days with orders, and their number; null without any. */
  weekdays: z.array(z.object({ weekday: z.int(), days: z.int(), amount: z.nullable(Cents) })),
  /** Hours with orders, all days together. */
  hours: z.array(z.object({ hour: z.int(), orders: z.int(), amount: Cents })),
});
export type TakingsFlow = z.output<typeof TakingsFlow>;

const taking = {
  auth: 'orders.work',
  body: Taking,
  response: z.object({
    taken: Cents,
    /** Change for the payer. */
    change: Cents,
    /** Amount still due. */
    due: Cents,
  }),
} as const;

/** Takings recorded at the till; no state of an order implies one. */
export const takings = routes({
  'POST /api/backoffice/orders/:order/takings': {
    ...taking,
    audit: 'order.take_money',
    summary: 'Record money taken by hand, whole or in parts, or a debt given up; the same key records once',
    params: z.object({ order: id('ord', Id) }),
    errors: ['order.not_found', 'taking.sum_changed', 'taking.too_much', 'invalid'],
  },
  'POST /api/backoffice/tables/:table/takings': {
    ...taking,
    audit: 'table.take_money',
    summary: 'Record money taken by hand for everything due at a table',
    params: z.object({ table: id('tbl', Id) }),
    errors: ['table.not_found', 'taking.sum_changed', 'taking.too_much', 'invalid'],
  },
  'GET /api/backoffice/orders/:order/takings': {
    summary: 'Takings of an order at the till, oldest first',
    auth: 'orders.read',
    params: z.object({ order: id('ord', Id) }),
    response: z.object({ due: Cents, data: z.array(TakingEntry) }),
    errors: ['order.not_found'],
  },
  'POST /api/backoffice/orders/:order/takings/:taking/take-back': {
    summary: 'Reverse a wrong entry with a reason; it stays, beside its reversal',
    auth: 'orders.work',
    audit: 'order.take_money_back',
    params: z.object({ order: id('ord', Id), taking: Id }),
    body: z.object({ key: Key, reason: Reason }),
    response: z.object({ due: Cents, data: z.array(TakingEntry) }),
    errors: [
      'order.not_found',
      'taking.not_found',
      'taking.taken_back',
      'taking.given_back',
      'taking.of_another',
    ],
  },
  'GET /api/backoffice/shops/:shop/takings-flow': {
    summary: 'Last thirty days of a shop, by day, weekday and hour',
    auth: 'takings.sum',
    params: z.object({ shop: z.string().check(z.minLength(1), z.maxLength(100)) }),
    response: TakingsFlow,
    errors: ['shop.not_found'],
  },
  'GET /api/backoffice/shops/:shop/day-sum': {
    summary: 'Totals of a shop’s day, by way of paying and person',
    auth: 'takings.sum',
    params: z.object({ shop: z.string().check(z.minLength(1), z.maxLength(100)) }),
    query: z.object({ day: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))) }),
    response: DaySum,
    errors: ['shop.not_found', 'invalid'],
  },
});
