import type { PaymentSettings } from '@zanga/contract/ordering/payments';
import type { PaymentId, UserId } from '@zanga/domain/ids';
import type { DisputeState } from '@zanga/domain/payments/disputes';
import type { IntentStatus } from '@zanga/domain/payments/intent-status';
import type { PageNeeds } from '../captcha/port.ts';
import type { CardTerminal } from '../card-terminal/port.ts';

/** Card data that a shop may know. */
export type CardFace = {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** Identifies the card number, across customers. */
  readonly fingerprint: string | null;
};

/** A card kept at the provider. */
export type SavedCard = CardFace & { readonly ref: string };

/**
 * Reason of a card's refusal: a code of `refusal-words.ts` in the domain, with Italian words. An adapter translates its
 * provider's codes; unknown ones get general words.
 */
export type CardRefusal = { readonly code: string };

/** A payment at the provider. */
export type ProviderIntent = {
  readonly ref: string;
  /** Lets one browser confirm this payment and nothing else. */
  readonly clientSecret: string;
  readonly status: IntentStatus | 'unknown';
  /** The provider's word for an unknown status; null for known ones. */
  readonly unknownStatus: string | null;
  readonly amountCents: number;
  readonly capturedCents: number;
  readonly card: (CardFace & { readonly ref: string | null }) | null;
  /** Reason of the last refusal. */
  readonly refusal: CardRefusal | null;
  /** Our payment; null for an intent that was opened outside our system. */
  readonly paymentId: PaymentId | null;
  readonly createdAt: Date;
};

/** A card being kept without a payment. */
export type ProviderSetup = {
  readonly ref: string;
  readonly clientSecret: string;
  readonly status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'canceled'
    | 'succeeded';
};

export type ProviderRefund = {
  readonly ref: string;
  /** `pending` is on its way; `failed` gives the money back to the shop. */
  readonly status: 'succeeded' | 'pending' | 'failed';
  readonly amountCents: number;
};

/** A payment that its customer contests with their bank. */
export type ProviderDispute = {
  readonly ref: string;
  /** The contested payment; null if it has no intent. */
  readonly intentRef: string | null;
  readonly amountCents: number;
  /** The provider's code, such as `fraudulent`. */
  readonly reason: string;
  readonly state: DisputeState;
  /** The provider's word for its state. */
  readonly providerState: string;
  /** Deadline of the answer; null if none is accepted. */
  readonly answerBy: Date | null;
  readonly openedAt: Date;
};

/** A webhook event. Its content is always read anew, as events come late, twice and out of order. */
export type ProviderEvent = {
  readonly ref: string;
  /** The event's payment; null for kinds we do not follow. */
  readonly intentRef: string | null;
  /** The event's refund. */
  readonly refundRef: string | null;
  /** The event's dispute. */
  readonly disputeRef: string | null;
  /** Whether it reports a refused card. */
  readonly declined: boolean;
};

/** Key of a write: repeating it after a lost answer changes nothing. */
export type Keyed = { readonly key: string };

export type NewIntent = Keyed & {
  readonly paymentId: PaymentId;
  readonly amountCents: number;
  readonly capture: 'automatic' | 'manual';
  readonly customer: string | null;
};

export type OffSessionCharge = NewIntent & { readonly customer: string; readonly card: string };

/**
 * A provider of card payments. Every call may throw `VendorProblem` when the provider fails to answer properly; it may
 * be repeated with the same key. Final refusals throw `ProviderRefusal`.
 */
export type PaymentProvider = {
  readonly name: PaymentSettings['provider'];
  readonly publishableKey: string | null;
  /**
   * Address of the provider's script, whose fields take the card; null where the fields are ours. Its content policy
   * stands in `needs`.
   */
  readonly script: string | null;
  /** Page permissions for that script. */
  readonly needs?: PageNeeds;
  /** Whether Apple Pay and Google Pay may be offered. */
  readonly wallets: boolean;

  /** Card terminals in shops for its intents, if it has any. */
  readonly terminal?: CardTerminal;

  readonly createCustomer: (customer: Keyed & { readonly userId: UserId }) => Promise<string>;
  /** Deletes a customer with their cards; a missing one is no error. */
  readonly deleteCustomer: (customer: string) => Promise<void>;
  readonly cardsOf: (customer: string) => Promise<readonly SavedCard[]>;
  /** Forgets a card of this customer; false if there is none. */
  readonly forgetCard: (customer: string, card: string) => Promise<boolean>;

  readonly createIntent: (intent: NewIntent) => Promise<ProviderIntent>;
  /** Announces the card a browser will confirm with, and whether a new one is kept. */
  readonly prepareIntent: (
    ref: string,
    choice: { readonly card: string | null; readonly save: boolean },
  ) => Promise<ProviderIntent>;
  readonly readIntent: (ref: string) => Promise<ProviderIntent>;
  /** Gives up a hold or an unpaid payment. A paid one is left and returned as it is. */
  readonly cancelIntent: (intent: Keyed & { readonly ref: string }) => Promise<ProviderIntent>;
  /** Captures a hold, or part of it; the rest is released. */
  readonly captureIntent: (
    intent: Keyed & { readonly ref: string; readonly amountCents: number },
  ) => Promise<ProviderIntent>;
  /** Charges a kept card without its customer; a bank that asks for them leaves `requires_action`. */
  readonly chargeOffSession: (charge: OffSessionCharge) => Promise<ProviderIntent>;

  readonly refund: (
    refund: Keyed & { readonly intentRef: string; readonly amountCents: number },
  ) => Promise<ProviderRefund>;
  readonly readRefund: (ref: string) => Promise<ProviderRefund>;

  readonly readDispute: (ref: string) => Promise<ProviderDispute>;
  /** Every dispute opened since then. */
  readonly disputesSince: (since: Date) => AsyncIterable<ProviderDispute>;

  readonly createSetup: (setup: Keyed & { readonly customer: string }) => Promise<ProviderSetup>;
  /** By the browser's secret; `ProviderRefusal` for an unknown one. */
  readonly readSetup: (clientSecret: string) => Promise<ProviderSetup>;

  /** Every intent opened since then, newest first. */
  readonly intentsSince: (since: Date) => AsyncIterable<ProviderIntent>;
  /**
   * Checks signature and date of a report; throws `BadSignature`. `now` is the real time. Unfollowed kinds have no
   * refs.
   */
  readonly readEvent: (
    body: Uint8Array,
    headers: Readonly<Record<string, string | readonly string[] | undefined>>,
    now: Date,
  ) => ProviderEvent;
};

/** A final refusal, such as a refund above the paid amount; the code is the provider's. */
export class ProviderRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`the payment provider refuses: ${code}`);
    this.code = code;
  }
}

export class BadSignature extends Error {}
