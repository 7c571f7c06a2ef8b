import { tillWays } from '@zanga/domain/ordering/till-money';
import { disputeStates } from '@zanga/domain/payments/disputes';
import { paymentStates } from '@zanga/domain/payments/states';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id } from '../wire/values.ts';
import { PartKey } from './carts.ts';

/** A refund, made or failed. */
export const OfficeRefund = z.object({
  id: id('rfd'),
  at: Instant,
  amount: Cents,
  reason: z.string(),
  /** By card, or by hand, with details in `how`. */
  method: z.enum(['card', 'by_hand']),
  how: z.nullable(z.string()),
  /** Staff member who decided it. */
  name: z.nullable(z.string()),
  items: z.array(z.object({ id: id('lin'), qty: z.int(), amount: Cents })),
  /** Part of a refunded delivery fee. */
  fee: z.nullable(PartKey),
  failed: z.boolean(),
});
export type OfficeRefund = z.output<typeof OfficeRefund>;

/** A payment that its customer contests with their bank. */
export const OfficeDispute = z.object({
  id: z.string(),
  amount: Cents,
  /** The provider's code, such as `fraudulent`. */
  reason: z.string(),
  state: z.enum(disputeStates),
  /** The provider's own word for the state. */
  provider_state: z.string(),
  /** Deadline for an answer; null when none is possible. */
  answer_by: z.nullable(Instant),
  opened_at: Instant,
});
export type OfficeDispute = z.output<typeof OfficeDispute>;

export const OfficeNote = z.object({ id: z.int(), at: Instant, name: z.string(), text: z.string() });
export type OfficeNote = z.output<typeof OfficeNote>;

/** An order for the office, with payments, messages and notes. */
export const Desk = z.object({
  /** Its card payment. */
  card: z.nullable(
    z.object({
      state: z.enum(paymentStates),
      amount: Cents,
      captured: Cents,
      refunded: Cents,
      card: z.nullable(z.string()),
      refusal: z.nullable(z.string()),
      /** The provider's word for an unknown status. */
      unknown_status: z.optional(z.string()),
    }),
  ),
  /** Contested payments, oldest first; absent from a server of an earlier release. */
  disputes: z.optional(z.array(OfficeDispute)),
  /** Takings recorded at a till. */
  takings: z.array(
    z.object({
      at: Instant,
      how: z.enum([...tillWays, 'lost', 'assumed']),
      amount: Cents,
      reason: z.nullable(z.string()),
      name: z.nullable(z.string()),
    }),
  ),
  refunds: z.array(OfficeRefund),
  /** Base of all refund amounts; null for an unpaid order. */
  refundable: z.nullable(
    z.object({
      total: Cents,
      given: Cents,
      lines: z.array(
        z.object({ id: id('lin'), part: PartKey, qty: z.int(), total: Cents, refundedQty: z.int() }),
      ),
      fees: z.object({ food: z.optional(Cents), goods: z.optional(Cents), tickets: z.optional(Cents) }),
      feesGiven: z.array(PartKey),
    }),
  ),
  /** Notes of colleagues, oldest first. */
  notes: z.array(OfficeNote),
  /** Messages to the customer, as far as they are still stored. */
  messages: z.array(z.object({ at: Instant, channel: z.enum(['email', 'sms', 'push']), news: z.string() })),
});
export type Desk = z.output<typeof Desk>;

export const orderDesk = routes({
  'POST /api/backoffice/orders/:order/notes': {
    summary: 'Leave a note for colleagues; it cannot be changed, and the same key leaves it once',
    auth: 'orders.work',
    audit: 'order.note',
    params: z.object({ order: id('ord', z.string().check(z.maxLength(64))) }),
    body: z.object({
      key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
      text: z.string().check(z.trim(), z.minLength(1, 'scrivi qualcosa'), z.maxLength(1_000)),
    }),
    response: z.object({ notes: z.array(OfficeNote) }),
    errors: ['order.not_found'],
  },
});
