/** State of a terminal after a payment was shown; only the intent knows whether money moved. */
export type TerminalSight = 'none' | 'waiting' | 'approved' | 'declined' | 'cancelled' | 'timed_out';

/** A payment to show: it is open at the provider already. */
export type TerminalAsk = {
  /** The provider's name of the terminal. */
  readonly reader: string;
  readonly intentRef: string;
  readonly amountCents: number;
};

/**
 * Card terminals in shops. They take money for an existing intent, so nothing is charged without an order, and repeated
 * calls pay it once. Calls may throw `VendorProblem`, as the provider's do.
 */
export type CardTerminal = {
  readonly name: 'simulator';
  /**
   * Shows the amount and waits for a card; for an intent already shown or paid it does nothing. While the terminal
   * waits for another payment it is `busy`: one amount never replaces another.
   */
  readonly present: (ask: TerminalAsk) => Promise<'asked' | 'busy'>;
  readonly read: (ask: Pick<TerminalAsk, 'reader' | 'intentRef'>) => Promise<TerminalSight>;
  /** Stops waiting; a given answer stands. */
  readonly cancel: (ask: Pick<TerminalAsk, 'reader' | 'intentRef'>) => Promise<void>;
};
