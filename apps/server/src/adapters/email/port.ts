import type { Delivery } from '../delivery.ts';

export type EmailMessage = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Extra headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A repeated key sends nothing. Made of ids, as it is logged. */
  readonly key: string;
};

export type Email = { readonly send: (message: EmailMessage) => Promise<Delivery> };
