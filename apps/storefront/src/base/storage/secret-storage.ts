import type { StringStorage } from '@zanga/browser/storage/fallback-storage.ts';

/** Keys whose values give access to an account, an order, a cart or a door: the app keeps them in the phone's vault. */
export const secretKeys = ['token', 'orders', 'cart_key', 'tickets'] as const;
export type SecretKey = (typeof secretKeys)[number];

export type KeepSecret = (key: SecretKey, value: string | null) => void;

const asSecret = (key: string) => secretKeys.find((name) => name === key);

/**
 * Secret storage: keeps secrets out of the page's own storage, in the phone's vault. Screens read at once and a vault is
 * slow, so its contents are copied to memory at the start, and every change is passed on to it.
 */
export const secretStorage = (inner: StringStorage) => {
  const held = new Map<SecretKey, string>();
  let keep: KeepSecret = () => undefined;
  const write = (key: SecretKey, value: string | null) => {
    if (value === null) held.delete(key);
    else held.set(key, value);
    keep(key, value);
  };
  return {
    getItem: (key: string) => {
      const secret = asSecret(key);
      return secret ? (held.get(secret) ?? null) : inner.getItem(key);
    },
    setItem: (key: string, value: string) => {
      const secret = asSecret(key);
      if (secret) write(secret, value);
      else inner.setItem(key, value);
    },
    removeItem: (key: string) => {
      const secret = asSecret(key);
      if (secret) write(secret, null);
      else inner.removeItem(key);
    },
    /** Takes over what the vault holds, and from here on passes every change to `keeper`. */
    open: (found: Iterable<readonly [SecretKey, string]>, keeper: KeepSecret) => {
      for (const [key, value] of found) held.set(key, value);
      keep = keeper;
    },
  };
};
