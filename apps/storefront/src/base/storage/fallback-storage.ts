import type { Box } from './secret-storage.ts';

/**
 * A box that never refuses: what its browser does not keep, being full or forbidden to, is held for as long as the page
 * is open. So one may sign in and order all the same. Asked for anew each time, since asking itself may be refused.
 */
export const sureBox = (open: () => Box): Box => {
  const held = new Map<string, string | null>();
  const change = (name: string, value: string | null, act: (box: Box) => void) => {
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
    setItem: (name, value) => change(name, value, (box) => box.setItem(name, value)),
    removeItem: (name) => change(name, null, (box) => box.removeItem(name)),
  };
};
