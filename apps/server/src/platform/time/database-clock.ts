import type pg from 'pg';
import type { Clock } from '../clock.ts';

/** A time that all nodes of one database agree on. */
export type DatabaseClock = {
  readonly now: Clock;
  /** By how much this machine's clock was ahead of the database's at the last look. */
  readonly aheadMs: () => number | undefined;
  readonly close: () => void;
};

type ClockSources = {
  readonly pool: Pick<pg.Pool, 'query'>;
  /** This machine's clock. */
  readonly own: Clock;
  /** Milliseconds that nobody sets. */
  readonly stopwatch?: () => number;
};

const lookEveryMs = 60_000;

/** Where tests let time stand, nothing is measured. */
export const unmeasured = (own: Clock): DatabaseClock => ({
  now: own,
  aheadMs: () => undefined,
  close: () => undefined,
});

/**
 * The database's time, asked at the start and each minute and counted on by a stopwatch between: a node whose clock is wrong,
 * or is set while it runs, would otherwise end orders, codes and sessions that another node has just begun.
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
      // Time does not flicker with the way of an answer: within its doubt the earlier look stands.
      if (Math.abs(there - nowMs()) > doubt) [told, toldAt] = [there, stopwatch()];
    }
  };
  const lookAgain = () =>
    look().catch(() => {
      aheadMs = undefined; // What nobody knows is not told; time goes on from the last look.
    });
  await look();
  const timer = setInterval(lookAgain, lookEveryMs).unref();
  return { now: () => new Date(nowMs()), aheadMs: () => aheadMs, close: () => clearInterval(timer) };
};
