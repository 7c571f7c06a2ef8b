import { intentStatuses } from '@zanga/domain/payments/intent-status';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { id, orNull } from '../wire/values.ts';

/** A saved card's id, or `new` (VAL-11). */
export const CardChoice = z
  .string({ error: '* seleziona una carta di credito' })
  .check(z.regex(/^(new|crd_\w{1,60})$/, '* seleziona una carta di credito'));

/** Id of an existing saved card. */
export const SavedCardId = z
  .string({ error: '* seleziona una carta di credito' })
  .check(z.regex(/^crd_\w{1,60}$/, '* seleziona una carta di credito'));

/** Statuses of card payments, under their usual names. */
export const IntentStatus = z.enum(intentStatuses);
export type IntentStatus = z.output<typeof IntentStatus>;

export const Card = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  /** Renews the Prime membership: it can be deleted only after another has replaced it. */
  renews_prime: z.boolean(),
});
export type Card = z.output<typeof Card>;

/** Data a browser confirms a payment with; `message` says in Italian why there is nothing to confirm. */
export const Intent = z.object({
  client_secret: z.nullable(z.string()),
  status: z.nullable(IntentStatus),
  message: z.nullable(z.string()),
});
export type Intent = z.output<typeof Intent>;

/** Card payments of this shop. */
export const PaymentSettings = z.object({
  /** `none`: no card payments. */
  provider: z.enum(['sandbox', 'stripe', 'none']),
  publishable_key: z.nullable(z.string()),
  /** Address of the provider's script; null for our own fields. */
  script: z.nullable(z.string()),
  /** Apple Pay and Google Pay may be offered. */
  wallets: z.boolean(),
});
export type PaymentSettings = z.output<typeof PaymentSettings>;

const Order = z.string().check(z.regex(/^ord_\w{1,60}$/));
const ClientSecret = z.string().check(z.minLength(10), z.maxLength(300));
const OrderToken = z.string().check(z.minLength(20), z.maxLength(100));

const opening = [
  'invalid',
  'order.not_found',
  'order.not_payable',
  'card.not_found',
  'payment.unavailable',
  'payment.too_many',
] as const;

export const payments = routes({
  'GET /api/payment/settings': {
    summary: 'The provider that takes cards, with its public key',
    auth: 'public',
    response: PaymentSettings,
  },
  'POST /api/payment/intent': {
    summary: 'The payment of a guest’s order; a second call gives the same one',
    auth: 'public',
    body: z.object({
      order_id: orNull(id('ord', Order)),
      token: orNull(OrderToken),
      /** Payment to join Zanga Prime; without an account `message` refuses. */
      prime_subscription: orNull(z.boolean()),
      payment_method: CardChoice,
    }),
    response: Intent,
    errors: opening,
  },
  'POST /api/customer/payment/intent': {
    summary: 'The payment of an order or a membership; a second call gives the same one',
    auth: 'customer',
    body: z.object({
      order_id: orNull(id('ord', Order)),
      prime_subscription: orNull(z.boolean()),
      /** `false` joins without a trial, as with a card that has had one. */
      trial: orNull(z.boolean()),
      /** Version of the plan on the screen; if another holds by now, `message` says so. */
      plan: orNull(z.string().check(z.maxLength(100))),
      payment_method: CardChoice,
      /** Saves a new card. */
      save: orNull(z.boolean()),
    }),
    response: Intent,
    errors: opening,
  },
  'POST /api/payment/settle': {
    summary: 'Ask the provider for the result of a payment and settle it, as its webhook does',
    auth: 'public',
    body: z.object({ client_secret: ClientSecret }),
    response: z.object({ status: IntentStatus, message: z.nullable(z.string()) }),
    errors: ['payment.not_found', 'payment.unavailable'],
  },
  'POST /api/customer/payment/setup': {
    summary: 'Save a card without a payment: data for the browser to confirm it with',
    auth: 'customer',
    response: z.object({ client_secret: z.string() }),
    errors: ['payment.unavailable', 'payment.too_many'],
  },
  'POST /api/customer/payment/setup/settle': {
    summary: 'Ask the provider whether the card is saved by now',
    auth: 'customer',
    body: z.object({ client_secret: ClientSecret }),
    response: z.object({ status: IntentStatus }),
    errors: ['payment.not_found', 'payment.unavailable'],
  },
  'GET /api/customer/payment/methods': {
    summary: 'Saved cards',
    auth: 'customer',
    response: z.object({ data: z.array(Card) }),
    errors: ['payment.unavailable'],
  },
  'DELETE /api/customer/payment/methods/:card': {
    summary: 'Delete a saved card; not the one that renews a membership',
    auth: 'customer',
    params: z.object({ card: z.string().check(z.maxLength(64)) }),
    query: z.object({ site_id: z.optional(z.string().check(z.maxLength(64))) }),
    status: 204,
    errors: ['card.not_found', 'card.renews_prime', 'payment.unavailable'],
  },
  'POST /api/payment/webhook': {
    summary: 'Signed report of the provider',
    auth: 'public',
    consumes: 'raw',
    response: z.object({ received: z.literal(true) }),
    errors: ['payment.bad_signature', 'payment.unavailable'],
  },
});
