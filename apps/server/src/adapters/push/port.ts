import type { OrderId } from '@zanga/domain/ids';
import type { Delivery } from '../delivery.ts';

/** `fcm:` and the app's registration token, or `web:` and the browser's subscription as base64url of its JSON. */
export type PushToken = `fcm:${string}` | `web:${string}`;

/** Things the app offers to open (STA-7). */
export type PushData = {
  readonly coupon?: string;
  readonly birthdate?: string;
  readonly order_id?: OrderId;
};

export type PushMessage = {
  readonly token: PushToken;
  readonly title: string;
  readonly body: string;
  readonly data: PushData;
  /** A repeated key sends nothing. Made of ids, as it is logged. */
  readonly key: string;
};

/** `gone`: the token will never reach its device again and must be forgotten. */
export type PushDelivery = Delivery | { readonly outcome: 'gone' };
export const gone = { outcome: 'gone' } as const;

export type Push = { readonly send: (message: PushMessage) => Promise<PushDelivery> };

const shape = /^(fcm:[\w:-]{20,1000}|web:[\w-]{100,1500})$/;

/** A registration token from the phone's own library. */
const plain = /^[\w:-]{20,1000}$/;

/** Reads the token a device sends; one without a prefix is an app's. */
export const readPushToken = (text: string): PushToken | undefined => {
  if (isPushToken(text)) return text;
  return plain.test(text) && !/^(fcm|web):/.test(text) ? `fcm:${text}` : undefined;
};

/** Whether a text has the form of a device's token. */
export const isPushToken = (text: string): text is PushToken => shape.test(text);
