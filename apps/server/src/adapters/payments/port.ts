import type { PaymentSettings } from '@zanga/contract/ordering/payments';
import type { DisputeState } from '@zanga/domain/payments/disputes';
import type { IntentStatus } from '@zanga/domain/payments/intent-status';
import type { PageNeeds } from '../captcha/port.ts';
import type { CardTerminal } from '../card-terminal/port.ts';

/** A card as far as a shop may know it. */
export type CardFace = {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** Identifies the card number: equal for the same card, whichever customer shows it. */
  readonly fingerprint: string | null;
};

/** A card kept at the provider. */
export type SavedCard = CardFace & { readonly ref: string };

/**
 * Why a card was refused: a code of `refusal-words.ts` in the domain, which has the Italian words for it. An adapter
 * translates its provider's codes; what it cannot translate is told in general words.
 */
export type CardRefusal = { readonly code: string };

/** A payment at the provider. */
export type ProviderIntent = {
  readonly ref: string;
  /** Lets one browser confirm this payment and nothing else. */
  readonly clientSecret: string;
  readonly status: IntentStatus | 'unknown';
  /** The provider's own word for an unknown status; null for those we know. */
  readonly unknownStatus: string | null;
  readonly amountCents: number;
  readonly capturedCents: number;
  readonly card: (CardFace & { readonly ref: string | null }) | null;
  /** Why the last try was refused. */
  readonly refusal: CardRefusal | null;
  /** Our own payment it belongs to; null when somebody else opened it there. */
  readonly paymentId: string | null;
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
  /** The payment it is about; null where it is none of an intent. */
  readonly intentRef: string | null;
  readonly amountCents: number;
  /** The provider's code, such as `fraudulent`. */
  readonly reason: string;
  readonly state: DisputeState;
  /** The provider's own word for its state. */
  readonly providerState: string;
  /** Until when it may be answered; null where no answer is taken. */
  readonly answerBy: Date | null;
  readonly openedAt: Date;
};

/** A webhook event of the provider. Its content is always read anew, since events come late, twice and out of order. */
export type ProviderEvent = {
  readonly ref: string;
  /** The payment it is about; null when it is about something we do not follow. */
  readonly intentRef: string | null;
  /** The refund it is about. */
  readonly refundRef: string | null;
  /** The dispute it is about. */
  readonly disputeRef: string | null;
  /** Whether it reports a card that was refused. */
  readonly declined: boolean;
};

/** Names a write, so that asking again after a lost answer changes nothing. */
export type Keyed = { readonly key: string };

export type NewIntent = Keyed & {
  readonly paymentId: string;
  readonly amountCents: number;
  readonly capture: 'automatic' | 'manual';
  readonly customer: string | null;
};

export type OffSessionCharge = NewIntent & { readonly customer: string; readonly card: string };

/**
 * A provider of card payments. Every call may throw `VendorProblem`: it does not answer, or not sensibly; the same call
 * with the same key may then be repeated. What it refuses for good is told by `ProviderRefusal`.
 */
export type PaymentProvider = {
  readonly name: PaymentSettings['provider'];
  readonly publishableKey: string | null;
  /**
   * Address of the provider's script, in whose fields a card is typed; null where the fields are ours. What it needs of the
   * content policy stands in `needs`.
   */
  readonly script: string | null;
  /** What pages must let in for that script to work. */
  readonly needs?: PageNeeds;
  /** Apple Pay and Google Pay may be offered. */
  readonly wallets: boolean;

  /** The card terminals in shops that take money for its intents; none where it has none. */
  readonly terminal?: CardTerminal;

  readonly createCustomer: (customer: Keyed & { readonly userId: string }) => Promise<string>;
  /** Deletes a customer with their cards; one that is gone already is no error. */
  readonly deleteCustomer: (customer: string) => Promise<void>;
  readonly cardsOf: (customer: string) => Promise<readonly SavedCard[]>;
  /** Of this customer only; false when there is no such card. */
  readonly forgetCard: (customer: string, card: string) => Promise<boolean>;

  readonly createIntent: (intent: NewIntent) => Promise<ProviderIntent>;
  /** Which card a browser is about to confirm with, and whether a new one is kept. */
  readonly prepareIntent: (
    ref: string,
    choice: { readonly card: string | null; readonly save: boolean },
  ) => Promise<ProviderIntent>;
  readonly readIntent: (ref: string) => Promise<ProviderIntent>;
  /** Gives up a hold, or a payment nobody has made. What has been paid is left as it is, and told. */
  readonly cancelIntent: (intent: Keyed & { readonly ref: string }) => Promise<ProviderIntent>;
  /** Takes what is held, or part of it; the rest is let go. */
  readonly captureIntent: (
    intent: Keyed & { readonly ref: string; readonly amountCents: number },
  ) => Promise<ProviderIntent>;
  /** Charges a kept card while nobody is there; a bank that wants its customer leaves `requires_action`. */
  readonly chargeOffSession: (charge: OffSessionCharge) => Promise<ProviderIntent>;

  readonly refund: (
    refund: Keyed & { readonly intentRef: string; readonly amountCents: number },
  ) => Promise<ProviderRefund>;
  readonly readRefund: (ref: string) => Promise<ProviderRefund>;

  readonly readDispute: (ref: string) => Promise<ProviderDispute>;
  /** Every dispute opened since then. */
  readonly disputesSince: (since: Date) => AsyncIterable<ProviderDispute>;

  readonly createSetup: (setup: Keyed & { readonly customer: string }) => Promise<ProviderSetup>;
  /** By the secret that its browser holds; `ProviderRefusal` where it belongs to none. */
  readonly readSetup: (clientSecret: string) => Promise<ProviderSetup>;

  /** Everything opened since then, the newest first. */
  readonly intentsSince: (since: Date) => AsyncIterable<ProviderIntent>;
  /** Checks who speaks and when; throws `BadSignature`. `now` is the time of the world. Kinds we do not follow have no refs. */
  readonly readEvent: (
    body: Uint8Array,
    headers: Readonly<Record<string, string | readonly string[] | undefined>>,
    now: Date,
  ) => ProviderEvent;
};

/** A final refusal, such as a refund of more than was paid; the code is the provider's. */
export class ProviderRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`the payment provider refuses: ${code}`);
    this.code = code;
  }
}

export class BadSignature extends Error {}
