/** What keeps strings by name, as browsers do. */
export type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What opens an account, an order, a cart or a door: in the app it lies in the phone's own vault, never in the page's storage. */
export const secretKeys = ['token', 'orders', 'cart_key', 'tickets'] as const;
export type SecretKey = (typeof secretKeys)[number];

export type Keep = (key: SecretKey, value: string | null) => void;

const asSecret = (key: string) => secretKeys.find((name) => name === key);

/**
 * A box that keeps secrets elsewhere. Reading is at once, as screens need it, while a vault takes its time: so what the
 * vault held at the start is held here too, and what changes is handed on to it.
 */
export const secretBox = (box: Box) => {
  const held = new Map<SecretKey, string>();
  let keep: Keep = () => undefined;
  const write = (key: SecretKey, value: string | null) => {
    if (value === null) held.delete(key);
    else held.set(key, value);
    keep(key, value);
  };
  return {
    getItem: (key: string) => {
      const secret = asSecret(key);
      return secret ? (held.get(secret) ?? null) : box.getItem(key);
    },
    setItem: (key: string, value: string) => {
      const secret = asSecret(key);
      if (secret) write(secret, value);
      else box.setItem(key, value);
    },
    removeItem: (key: string) => {
      const secret = asSecret(key);
      if (secret) write(secret, null);
      else box.removeItem(key);
    },
    /** From here on a vault keeps what is written; what it already held is there. */
    open: (found: Iterable<readonly [SecretKey, string]>, keeper: Keep) => {
      for (const [key, value] of found) held.set(key, value);
      keep = keeper;
    },
  };
};
