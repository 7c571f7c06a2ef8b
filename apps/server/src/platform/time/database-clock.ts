import type pg from 'pg';
import type { Clock } from '../clock.ts';

/** Time shared by all nodes of one database. */
export type DatabaseClock = {
  readonly now: Clock;
  /** Lead of this machine's clock over the database's at the last look. */
  readonly aheadMs: () => number | undefined;
  readonly close: () => void;
};

type ClockSources = {
  readonly pool: Pick<pg.Pool, 'query'>;
  /** This machine's clock. */
  readonly own: Clock;
  /** Monotonic milliseconds, which no clock change moves. */
  readonly stopwatch?: () => number;
};

const lookEveryMs = 60_000;

/** The clock of tests whose time stands still. */
export const unmeasured = (own: Clock): DatabaseClock => ({
  now: own,
  aheadMs: () => undefined,
  close: () => undefined,
});

/**
 * The database's time, read each minute and continued by a stopwatch. A node with a wrong clock, or one set while it
 * runs, would end orders, codes and sessions another node has just begun.
 */
export const openDatabaseClock = async ({
  pool,
  own,
  stopwatch = () => performance.now(),
}: ClockSources): Promise<DatabaseClock> => {
  let [told, toldAt] = [Number.NEGATIVE_INFINITY, 0];
  let aheadMs: number | undefined;
  const nowMs = () => told + stopwatch() - toldAt;
  const look = async () => {
    const asked = stopwatch();
    const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
    const doubt = (stopwatch() - asked) / 2;
    for (const { now } of rows) {
      const there = now.getTime() + doubt;
      aheadMs = own().getTime() - there;
      // Within its uncertainty the earlier look stands, so that time does not flicker.
      if (Math.abs(there - nowMs()) > doubt) [told, toldAt] = [there, stopwatch()];
    }
  };
  const lookAgain = () =>
    look().catch(() => {
      aheadMs = undefined; // An old lead is not reported; time goes on from the last look.
    });
  await look();
  const timer = setInterval(lookAgain, lookEveryMs).unref();
  return { now: () => new Date(nowMs()), aheadMs: () => aheadMs, close: () => clearInterval(timer) };
};
