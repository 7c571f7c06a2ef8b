import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Keyed hashes and seals of this shop. Each purpose has a key of its own, so nothing made for one passes for another. */
export type Keys = {
  readonly mac: (purpose: Purpose, text: string) => Buffer;
  /** Encrypts a text, for columns that must tell nothing to who reads the database without the key. */
  readonly seal: (purpose: SealPurpose, text: string) => Buffer;
  /** Decrypts a text; undefined where another key sealed it, or somebody changed it. */
  readonly open: (purpose: SealPurpose, sealed: Uint8Array) => string | undefined;
};

type SealPurpose = 'coupon_share' | 'social_grant' | 'totp_secret';

export type Purpose =
  | 'address'
  | 'confirm_email'
  | 'device_code'
  | 'invitation'
  | 'order_phone_code'
  | 'order_trace'
  | 'prime_trial'
  | 'pin'
  | 'rate'
  | 'recovery_code'
  | 'reset_password'
  | 'sign_in_tries'
  | 'sms_code'
  | 'trace'
  | 'unsubscribe';

const [cipher, nonceBytes, tagBytes] = ['aes-256-gcm', 12, 16] as const;

export const makeKeys = (secret: Uint8Array): Keys => {
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest();
  return {
    mac,
    seal: (purpose, text) => {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, mac('seal', purpose), nonce);
      const hidden = Buffer.concat([sealing.update(text), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), hidden]);
    },
    open: (purpose, sealed) => {
      const [tagAt, textAt] = [nonceBytes, nonceBytes + tagBytes];
      try {
        const opening = createDecipheriv(cipher, mac('seal', purpose), sealed.subarray(0, tagAt), {
          authTagLength: tagBytes,
        });
        opening.setAuthTag(sealed.subarray(tagAt, textAt));
        return Buffer.concat([opening.update(sealed.subarray(textAt)), opening.final()]).toString();
      } catch {
        return undefined;
      }
    },
  };
};

/** A secret as it is written in the settings; one that a database has drawn is bytes, and moves out of it as `base64:…`. */
export const readSecret = (written: string): Buffer =>
  written.startsWith('base64:') ? Buffer.from(written.slice(7), 'base64') : Buffer.from(written);
