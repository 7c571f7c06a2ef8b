import { type Clock, makeMovableClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import { readAhead } from './store.ts';

/** The time everything lives by: in a sandbox it can be moved, everywhere else it is the world's own. */
export type SandboxTime = {
  readonly now: Clock;
  /** The time of the world, which nobody moves. */
  readonly world: Clock;
  readonly ahead: () => number;
  /** What the database has announced: time has been moved, here or by another process. */
  readonly hear: (aheadMs: number) => void;
  /** Announcements may have been missed: asks how it stands. */
  readonly read: () => Promise<void>;
};

const unmoved = (world: Clock): SandboxTime => ({
  now: world,
  world,
  ahead: () => 0,
  hear: () => undefined,
  read: async () => undefined,
});

/** Opens the clock; outside the sandbox whatever the database holds of a moved time is not even read. */
export const openTime = async (db: Db, world: Clock, sandbox: boolean): Promise<SandboxTime> => {
  if (!sandbox) return unmoved(world);
  const movable = makeMovableClock(world, await readAhead(db));
  return {
    now: movable.now,
    world,
    ahead: movable.ahead,
    hear: (aheadMs) => {
      if (Number.isSafeInteger(aheadMs) && aheadMs >= 0) movable.setAhead(aheadMs);
    },
    read: async () => movable.setAhead(await readAhead(db)),
  };
};
