import { tillWays } from '@zanga/domain/ordering/till-money';
import * as z from 'zod/mini';
import { Cents } from '../menu/product.ts';
import { routes } from '../wire/route.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(64));

/** What somebody records at a till: money that was taken, or a debt that is given up, with the reason. */
export const Taking = z.object({
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  /** What the screen said was due: who was shown another sum records nothing. */
  expected: Cents,
  how: z.enum([...tillWays, 'lost']),
  reason: z.optional(z.string().check(z.minLength(3, 'scrivi il motivo'), z.maxLength(200))),
});
export type Taking = z.output<typeof Taking>;

const taking = {
  auth: 'orders.work',
  body: Taking,
  response: z.object({ taken: Cents }),
} as const;

/** Money taken at the till, as somebody recorded it; no state of an order implies it. */
export const takings = routes({
  'POST /api/backoffice/orders/:order/takings': {
    audit: 'order.take_money',
    ...taking,
    summary: 'Record that an order was paid by hand, or that its debt is lost; the same key records once',
    params: z.object({ order: Id }),
    errors: ['order.not_found', 'taking.sum_changed', 'invalid'],
  },
  'POST /api/backoffice/tables/:table/takings': {
    audit: 'table.take_money',
    ...taking,
    summary: 'The same for everything that is due at a table',
    params: z.object({ table: Id }),
    errors: ['table.not_found', 'taking.sum_changed', 'invalid'],
  },
});
