import type { Delivery } from '../delivery.ts';

/** A phone number in international form: `+393331234567`. */
export type E164 = `+${string}`;

export type SmsMessage = {
  readonly to: E164;
  readonly text: string;
  /** A repeated key sends nothing. Made of ids, as it is logged. */
  readonly key: string;
};

export type Sms = { readonly send: (message: SmsMessage) => Promise<Delivery> };
