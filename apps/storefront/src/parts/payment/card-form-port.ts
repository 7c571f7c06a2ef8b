import type { PaymentOutcome } from './outcome.ts';

/** The chosen card of a payment. */
export type ChosenCard = {
  /** `new`, or the id of a saved card: goes into the intent as `payment_method`. */
  readonly method: string;
  /** Goes into the intent as `save`. */
  readonly save: boolean;
};

/** Charge announced to the provider's fields: they refuse an intent that differs from it. */
export type Charge = { readonly amountCents: number; readonly capture: 'automatic' | 'manual' };

/**
 * Steps of a page's payment: `check` at the press of its button, then the order and the intent for the chosen card,
 * then `confirm` with the intent's secret.
 */
export type CardPaymentHandle = {
  /**
   * The chosen card; undefined when a field is missing, which then shows its error and has the focus. `charge` where
   * the pressed button charges another amount than the page has announced.
   */
  readonly check: (charge?: Charge) => Promise<ChosenCard | undefined>;
  /** Confirms, with the bank's question when it asks one, and settles. Refusals are shown here before it returns. */
  readonly confirm: (clientSecret: string) => Promise<PaymentOutcome>;
};

/** The provider's own part of `CardPaymentHandle`. */
export type CardFormHandle = {
  /** The person pays by a wallet, whatever card is chosen. */
  readonly byWallet: () => boolean;
  /** Whether the typed card is complete. */
  readonly check: (charge?: Charge) => Promise<boolean>;
  /**
   * Confirms with the typed card, or with the intent's saved one. The secret may also belong to a card that is only
   * stored and pays nothing.
   */
  readonly confirm: (clientSecret: string, isNew: boolean) => Promise<Confirmed>;
};

export type Confirmed =
  /** The provider has the payment: its result is settled next. */
  | { readonly confirmed: 'told' }
  | { readonly confirmed: 'refused'; readonly message: string }
  /** The page leaves for the bank's, which returns with the secret in the address (`returned-payment.ts`). */
  | { readonly confirmed: 'away' };

/** Apple Pay and Google Pay on a page, where the browser has one. */
export type WalletUse = {
  /** Element for the buttons, if not above the card. */
  readonly place?: HTMLElement | null;
  /** Delivery addresses, one line each; only with one does the wallet ask for its owner's. */
  readonly goesTo: readonly string[];
  /** Whether the page is complete; asked before the wallet opens, so that it never opens in vain. */
  readonly ready: () => Promise<boolean>;
  /** Same action as the page's own button; the wallet closes when it resolves. */
  readonly pay: () => Promise<unknown>;
};
