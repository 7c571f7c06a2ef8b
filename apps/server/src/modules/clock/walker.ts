import type { Log } from '../../platform/log.ts';
import { returnToNow, type WalkTools, walkTo } from './walk-time.ts';

export type Walker = {
  /** Destination of the present walk; undefined while time stands. */
  readonly goingTo: () => Date | undefined;
  /** Walks there; undefined if a walk is running already, or the instant is past. */
  readonly walk: (to: Date) => Promise<void> | undefined;
  /** Back to the real time; false during a walk. */
  readonly reset: () => Promise<boolean>;
};

/** Moves the sandbox's time forward, one walk at a time in a process; of two processes the further one wins. */
export const makeWalker = (tools: WalkTools & { readonly log: Log }): Walker => {
  let destination: Date | undefined;
  const go = async (to: Date) => {
    destination = to;
    try {
      await walkTo(tools, to);
    } catch (error) {
      tools.log.error({ err: error, to }, 'time was stopped on its way');
      throw error;
    } finally {
      destination = undefined;
    }
  };
  return {
    goingTo: () => destination,
    walk: (to) => (destination || to <= tools.time.now() ? undefined : go(to)),
    reset: async () => {
      if (destination) return false;
      await returnToNow(tools);
      return true;
    },
  };
};
