import { type Clock, makeMovableClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import { readAhead } from './store.ts';

/** The shop's time: it can be moved in a sandbox, and is the real time elsewhere. */
export type SandboxTime = {
  readonly now: Clock;
  /** The real time, which a sandbox never moves. */
  readonly world: Clock;
  readonly ahead: () => number;
  /** The database announced that time was moved, by this process or another. */
  readonly hear: (aheadMs: number) => void;
  /** Reads the offset again, after announcements may have been missed. */
  readonly read: () => Promise<void>;
};

const unmoved = (world: Clock): SandboxTime => ({
  now: world,
  world,
  ahead: () => 0,
  hear: () => undefined,
  read: async () => undefined,
});

/** Opens the clock; outside a sandbox the offset stored in the database is never read. */
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
