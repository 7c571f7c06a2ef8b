import type { Delivery } from '../delivery.ts';

export type EmailMessage = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Beside the usual ones, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sending the same key again sends nothing. Made of ids: it is logged. */
  readonly key: string;
};

export type Email = { readonly send: (message: EmailMessage) => Promise<Delivery> };
