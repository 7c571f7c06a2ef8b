/** What is seen of a terminal that was asked to take a payment; whether money has moved, the intent alone knows. */
export type TerminalSight = 'none' | 'waiting' | 'approved' | 'declined' | 'cancelled' | 'timed_out';

/** What a terminal is to take: a payment that is open at the provider already. */
export type TerminalAsk = {
  /** What the provider calls the terminal. */
  readonly reader: string;
  readonly intentRef: string;
  readonly amountCents: number;
};

/**
 * Card terminals in shops. They take money for an intent that exists, so nothing is charged without an order, and an
 * intent is paid once whoever asks how often. Calls may throw `VendorProblem`, as the provider's do.
 */
export type CardTerminal = {
  readonly name: 'simulator';
  /**
   * Shows the amount and waits for a card; while it waits, or has taken it, asking again changes nothing. While it
   * waits for somebody else's card it goes on doing so, and is `busy`: an amount never takes the place of another.
   */
  readonly present: (ask: TerminalAsk) => Promise<'asked' | 'busy'>;
  readonly read: (ask: Pick<TerminalAsk, 'reader' | 'intentRef'>) => Promise<TerminalSight>;
  /** Stops waiting; what has been answered stays as it is. */
  readonly cancel: (ask: Pick<TerminalAsk, 'reader' | 'intentRef'>) => Promise<void>;
};
