import type { PaymentOutcome } from './outcome.ts';

/** What the payment is to be made with. */
export type ChosenCard = {
  /** `new`, or the id of a saved card: goes into the intent as `payment_method`. */
  readonly method: string;
  /** Goes into the intent as `save`. */
  readonly save: boolean;
};

/** What the card is asked for, as the intent will say it: a provider's own fields refuse an intent that says otherwise. */
export type Charge = { readonly amountCents: number; readonly capture: 'automatic' | 'manual' };

/**
 * How a page pays: `check` when its button is pressed, then place the order and ask for the intent with what was chosen,
 * then `confirm` with the intent's secret.
 */
export type CardPaymentHandle = {
  /**
   * What is chosen; undefined when something is missing, which is then said and has focus. `charge` where the button that
   * was pressed asks for something else than the page has said so far.
   */
  readonly check: (charge?: Charge) => Promise<ChosenCard | undefined>;
  /** Confirms, with the bank's question when it asks one, and settles. Refusals are shown here before it returns. */
  readonly confirm: (clientSecret: string) => Promise<PaymentOutcome>;
};

/** The same for one provider's own part of it. */
export type CardFormHandle = {
  /** Somebody is paying with a wallet, whatever card is chosen. */
  readonly byWallet: () => boolean;
  /** Whether the new card that was typed can be tried. */
  readonly check: (charge?: Charge) => Promise<boolean>;
  /**
   * Confirms with what was typed, or with the saved card the intent names. The secret may also be of a card that is only
   * kept and pays nothing.
   */
  readonly confirm: (clientSecret: string, isNew: boolean) => Promise<Confirmed>;
};

export type Confirmed =
  /** The provider has it: how it went is settled next. */
  | { readonly confirmed: 'told' }
  | { readonly confirmed: 'refused'; readonly message: string }
  /** The page leaves for the bank's, which leads back with the secret in the address (`returned-payment.ts`). */
  | { readonly confirmed: 'away' };

/** What a page does with Apple Pay and Google Pay, where a browser has one. */
export type WalletUse = {
  /** Where the buttons stand, if not above the card. */
  readonly place?: HTMLElement | null;
  /** Where the order is brought or sent, each address in one line; only then is a wallet asked for its owner's. */
  readonly goesTo: readonly string[];
  /** Whether the page has all it needs; asked before the wallet opens, so that it is never opened in vain. */
  readonly ready: () => Promise<boolean>;
  /** Does what the page's own button does; it has ended when this has. */
  readonly pay: () => Promise<unknown>;
};
