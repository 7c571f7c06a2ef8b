import type { StringStorage } from './fallback-storage.ts';

/** A storage with named keys, whose readers hear of every change. */
export const createStorage = <Key extends string>(strings: StringStorage) => {
  const listeners = new Set<() => void>();
  let silent = false;
  const announce = () => {
    if (!silent) for (const listener of listeners) listener();
  };
  return {
    read: (key: Key) => strings.getItem(key),
    write: (key: Key, value: string | null) => {
      if (value === null) strings.removeItem(key);
      else strings.setItem(key, value);
      announce();
    },
    /** Makes several writes, of which readers hear once, at the end: none sees half of them. */
    together: (write: () => void) => {
      silent = true;
      write();
      silent = false;
      announce();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    announce,
  };
};
