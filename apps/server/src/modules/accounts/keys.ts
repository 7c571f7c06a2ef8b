import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto';

/** Keyed hashes and seals of this shop. Each purpose has a key of its own: a hash made for one fails for another. */
export type Keys = {
  readonly mac: (purpose: Purpose, text: string) => Buffer;
  /** Hashes by all keys, today's first: hashes and signatures from before a change of key still match. */
  readonly macs: (purpose: Purpose, text: string) => readonly [Buffer, ...Buffer[]];
  /** Encrypts a text for a column that must be unreadable in a stolen database. */
  readonly seal: (purpose: SealPurpose, text: string) => Buffer;
  /** Decrypts a text sealed by any key, today's or former; undefined if none fits or the text was tampered with. */
  readonly open: (purpose: SealPurpose, sealed: Uint8Array) => string | undefined;
  /** Seals again with today's key a text of a former one; undefined if it has today's already, or no key fits. */
  readonly sealAnew: (purpose: SealPurpose, sealed: Uint8Array) => Buffer | undefined;
};

type SealPurpose = 'coupon_share' | 'social_grant' | 'totp_secret';

export type Purpose =
  | 'address'
  | 'confirm_email'
  | 'device_code'
  | 'invitation'
  | 'order_phone_code'
  | 'order_trace'
  | 'payment_network'
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

type OneKey = Pick<Keys, 'mac' | 'seal' | 'open'>;

const makeKey = (secret: Uint8Array): OneKey => {
  // Imported once: with bytes each hash would import them anew, for three quarters of its cost.
  const key = createSecretKey(secret);
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\0${text}`).digest();
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

/** Today's key seals and signs; former keys, the latest first, only open and verify. */
export const makeKeys = (secret: Uint8Array, before: readonly Uint8Array[] = []): Keys => {
  const today = makeKey(secret);
  const former = before.map(makeKey);
  const openFormer = (purpose: SealPurpose, sealed: Uint8Array) => {
    for (const key of former) {
      const text = key.open(purpose, sealed);
      if (text !== undefined) return text;
    }
    return undefined;
  };
  return {
    mac: today.mac,
    macs: (purpose, text) => [today.mac(purpose, text), ...former.map(({ mac }) => mac(purpose, text))],
    seal: today.seal,
    open: (purpose, sealed) => today.open(purpose, sealed) ?? openFormer(purpose, sealed),
    sealAnew: (purpose, sealed) => {
      if (today.open(purpose, sealed) !== undefined) return undefined;
      const text = openFormer(purpose, sealed);
      return text === undefined ? undefined : today.seal(purpose, text);
    },
  };
};

/** A secret from the settings. One drawn by the database is bytes, and moves to the settings as `base64:…`. */
export const readSecret = (written: string): Buffer =>
  written.startsWith('base64:') ? Buffer.from(written.slice(7), 'base64') : Buffer.from(written);
