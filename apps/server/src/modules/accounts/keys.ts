import { createHmac, timingSafeEqual } from 'node:crypto';

/** Says what only this shop can have said: each purpose has a key of its own, so nothing signed for one passes for another. */
export type Keys = { readonly mac: (purpose: Purpose, text: string) => Buffer };

export type Purpose =
  | 'address'
  | 'confirm_email'
  | 'rate'
  | 'reset_password'
  | 'sign_in_tries'
  | 'sms_code'
  | 'unsubscribe';

export const makeKeys = (secret: Uint8Array): Keys => ({
  mac: (purpose, text) => createHmac('sha256', secret).update(`${purpose}\0${text}`).digest(),
});

/** Compares without telling by its duration how much is right. */
export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
