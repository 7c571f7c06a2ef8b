/** A storage of strings by name, such as `localStorage`. */
export type StringStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Fallback storage: a storage that never throws. A value that the browser refuses, because it is full or blocked,
 * stays in memory while the page is open, so that people can still sign in and order. Each call opens the browser's
 * storage again, because opening may throw as well.
 */
export const fallbackStorage = (open: () => StringStorage): StringStorage => {
  const held = new Map<string, string | null>();
  const change = (name: string, value: string | null, act: (box: StringStorage) => void) => {
    try {
      act(open());
      held.delete(name);
    } catch {
      held.set(name, value);
    }
  };
  return {
    getItem: (name) => {
      const own = held.get(name);
      if (own !== undefined) return own;
      try {
        return open().getItem(name);
      } catch {
        return null;
      }
    },
    setItem: (name, value) =>
      change(name, value, (box) => {
        // To write holds the page up, to read hardly does.
        if (box.getItem(name) !== value) box.setItem(name, value);
      }),
    removeItem: (name) => change(name, null, (box) => box.removeItem(name)),
  };
};
