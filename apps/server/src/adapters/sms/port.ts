import type { Delivery } from '../delivery.ts';

/** A phone number as the whole world writes it: `+393331234567`. */
export type E164 = `+${string}`;

export type SmsMessage = {
  readonly to: E164;
  readonly text: string;
  /** Sending the same key again sends nothing. Made of ids: it is logged. */
  readonly key: string;
};

export type Sms = { readonly send: (message: SmsMessage) => Promise<Delivery> };
