import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Cents, Instant } from '../wire/values.ts';
import { CardChoice, SavedCardId } from './payments.ts';
import { ShownCode } from './redemptions.ts';

/** Terms of joining today; members keep the terms they joined with. */
export const PrimePlan = z.object({
  version: z.string(),
  /** Price of a month. */
  price: Cents,
  trial_days: z.int(),
  /** Price of the trial; a free one (zero) holds one euro on the card and releases it at once. */
  trial_amount: Cents,
  /** Order value from which members' delivery is free. */
  free_delivery_over: z.nullable(Cents),
  /** Percentage off the bill at the till, by QR code. */
  instore_percent: z.int(),
});
export type PrimePlan = z.output<typeof PrimePlan>;

export const PrimeState = z.enum(['none', 'trial', 'active', 'past_due', 'paused', 'leaving', 'ended']);

/** State of a membership (PRM-13), with the facts required before and after joining. */
export const PrimeStatus = z.object({
  /** Whether member prices hold now. */
  active: z.boolean(),
  can_trial: z.boolean(),
  /** Joining is refused until a phone number is confirmed (LOG-11). */
  phone_first: z.boolean(),
  trial_amount: Cents,
  trial_ends_at: z.nullable(Instant),
  ends_at: z.nullable(Instant),
  /** Prime is switched off: the paid time runs until `ends_at`, then the membership rests uncharged. */
  paused: z.boolean(),
  cancelled: z.boolean(),
  /** Cancelled, and still running until `ends_at`. */
  cancelled_not_expired: z.boolean(),
  /** Saved so far by this membership, minus refunds. */
  economy_amount: Cents,
  /** Possible saving on the orders of the last thirty days. */
  economy_possible_amount: Cents,
  state: PrimeState,
  /** Current terms: a member's own, today's for all others. */
  plan: PrimePlan,
  /** Next charge of the card, or the first one after joining now. */
  next_charge_at: z.nullable(Instant),
  /** Last moment of a withdrawal with a full refund. */
  withdrawal_until: z.nullable(Instant),
  /** Charged so far minus refunds: a withdrawal returns exactly this. */
  charged_amount: Cents,
  /** `Visa •••• 4242`. */
  card: z.nullable(z.string()),
});
export type PrimeStatus = z.output<typeof PrimeStatus>;

/** Why joining failed, in Italian, for an alert (PRM-12). */
export const PrimeJoined = z.extend(PrimeStatus, {
  error: z.nullable(z.string()),
  /** The card has had a trial: joining is possible without one (`trial: false` of the intent). */
  card_had_trial: z.boolean(),
});

export const prime = routes({
  'GET /api/prime/plan': {
    summary: 'Price and benefits of the membership today',
    auth: 'public',
    response: PrimePlan,
    errors: ['prime.unavailable'],
  },
  'GET /api/customer/prime': {
    summary: 'The customer’s membership and its savings',
    auth: 'customer',
    response: PrimeStatus,
    errors: ['prime.unavailable'],
  },
  'PATCH /api/customer/prime/subscribe': {
    summary: 'Join, once the card has been confirmed with `payment/intent`',
    auth: 'customer',
    body: z.object({ payment_method: CardChoice }),
    response: PrimeJoined,
    errors: ['prime.unavailable', 'payment.unavailable'],
  },
  'PATCH /api/customer/prime/unsubscribe': {
    summary: 'Leave at the end of the paid time',
    auth: 'customer',
    response: PrimeStatus,
    errors: ['prime.unavailable', 'prime.not_member'],
  },
  'PATCH /api/customer/prime/resume': {
    summary: 'Undo the leaving before the end',
    auth: 'customer',
    response: PrimeStatus,
    errors: ['prime.unavailable', 'prime.not_member'],
  },
  'PATCH /api/customer/prime/card': {
    summary: 'Renew the membership with another saved card',
    auth: 'customer',
    body: z.object({ card: SavedCardId }),
    response: PrimeStatus,
    errors: ['prime.unavailable', 'prime.not_member', 'card.not_found', 'payment.unavailable'],
  },
  'POST /api/customer/prime/withdraw': {
    summary: 'Withdraw from the contract within fourteen days: it ends at once, and its cost is refunded',
    auth: 'customer',
    response: PrimeStatus,
    errors: ['prime.unavailable', 'prime.not_member', 'prime.too_late'],
  },
  'GET /api/customer/prime/coupon': {
    summary: 'Code for the till, and the seconds it lasts',
    auth: 'customer',
    response: ShownCode,
    errors: ['prime.unavailable', 'prime.not_member'],
  },
});
