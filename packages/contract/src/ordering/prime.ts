import * as z from 'zod/mini';
import { Cents, Instant } from '../menu/product.ts';
import { routes } from '../wire/route.ts';
import { CardChoice, SavedCardId } from './payments.ts';
import { ShownCode } from './redemptions.ts';

/** What joining means today; members keep the terms they joined with. */
export const PrimePlan = z.object({
  version: z.string(),
  /** Of a month. */
  price: Cents,
  trial_days: z.int(),
  /** What the trial costs; zero is a free one, with a euro held on the card and let go at once. */
  trial_amount: Cents,
  /** Members are brought their food for free from here on. */
  free_delivery_over: z.nullable(Cents),
  /** Off the bill at the till, by QR code. */
  instore_percent: z.int(),
});
export type PrimePlan = z.output<typeof PrimePlan>;

export const PrimeState = z.enum(['none', 'trial', 'active', 'past_due', 'paused', 'leaving', 'ended']);

/** PRM-13, and what has to be said before and after joining. */
export const PrimeStatus = z.object({
  /** Whether one buys as a member now. */
  active: z.boolean(),
  can_trial: z.boolean(),
  /** Joining is refused until a phone number is confirmed (LOG-11). */
  phone_first: z.boolean(),
  trial_amount: Cents,
  trial_ends_at: z.nullable(Instant),
  ends_at: z.nullable(Instant),
  /** Prime is switched off: what is paid lasts until `ends_at`, then the membership rests, and nothing is charged. */
  paused: z.boolean(),
  cancelled: z.boolean(),
  /** Cancelled, and still a member until `ends_at`. */
  cancelled_not_expired: z.boolean(),
  /** What this membership has saved so far; refunds are taken off again. */
  economy_amount: Cents,
  /** What the orders of the last thirty days would have saved. */
  economy_possible_amount: Cents,
  state: PrimeState,
  /** The terms that hold: one's own for a member, today's for everybody else. */
  plan: PrimePlan,
  /** When the card is charged next, or would be first if one joined now. */
  next_charge_at: z.nullable(Instant),
  /** Until when one may withdraw and get everything back. */
  withdrawal_until: z.nullable(Instant),
  /** What this membership has cost so far, without what went back: withdrawing gives back this, and nothing else. */
  charged_amount: Cents,
  /** `Visa •••• 4242`. */
  card: z.nullable(z.string()),
});
export type PrimeStatus = z.output<typeof PrimeStatus>;

/** Why somebody did not become a member, in Italian; it is shown in an alert (PRM-12). */
export const PrimeJoined = z.extend(PrimeStatus, {
  error: z.nullable(z.string()),
  /** The card has had a trial before: with it one may join without (`trial: false` of the intent). */
  card_had_trial: z.boolean(),
});

export const prime = routes({
  'GET /api/prime/plan': {
    summary: 'What the membership costs and gives today',
    auth: 'public',
    response: PrimePlan,
    errors: ['prime.unavailable'],
  },
  'GET /api/customer/prime': {
    summary: 'One’s membership, and what it saves',
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
    summary: 'Leave at the end of what is paid',
    auth: 'customer',
    response: PrimeStatus,
    errors: ['prime.unavailable', 'prime.not_member'],
  },
  'PATCH /api/customer/prime/resume': {
    summary: 'Take the leaving back, until the end',
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
    summary: 'Recede from the contract within fourteen days: it ends at once and what it cost comes back',
    auth: 'customer',
    response: PrimeStatus,
    errors: ['prime.unavailable', 'prime.not_member', 'prime.too_late'],
  },
  'GET /api/customer/prime/coupon': {
    summary: 'The code to be shown at the till, and the seconds it lasts',
    auth: 'customer',
    response: ShownCode,
    errors: ['prime.unavailable', 'prime.not_member'],
  },
});
