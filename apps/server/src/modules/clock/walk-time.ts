import type { Db } from '../../platform/database/connection.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { SandboxTime } from './sandbox-time.ts';
import { moveAhead, resetAhead } from './store.ts';

export type WalkTools = {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly time: SandboxTime;
  /** When the next job is due after an instant, to the minute; time stops there on its way. */
  readonly nextDue: (after: Date) => Promise<Date | null>;
  /** Empties caches made for the time before. */
  readonly onMoved: () => void;
};

const dayMs = 86_400_000;

/** The next stop of moving time: a due job, or the next day, for jobs by the clock. */
export const nextStop = (at: Date, to: Date, due: Date | null): Date =>
  new Date(Math.min(to.getTime(), at.getTime() + dayMs, due?.getTime() ?? Number.POSITIVE_INFINITY));

const standAt = async ({ db, time, onMoved }: WalkTools, at: Date) => {
  time.hear(await moveAhead(db, at.getTime() - time.world().getTime()));
  onMoved();
};

/**
 * Walks to a later instant: all jobs of the time between run in order, each at its hour. Interrupted, by a restart
 * for example, time stays where it was.
 */
export const walkTo = async (tools: WalkTools, to: Date): Promise<void> => {
  const { time, jobs } = tools;
  const settled = await jobs.watch();
  await settled();
  for (let at = time.now(); at < to; at = new Date(Math.max(time.now().getTime(), at.getTime() + 1))) {
    await standAt(tools, nextStop(at, to, await tools.nextDue(at)));
    await jobs.catchUp();
    await settled();
  }
};

/** Back to the real time; rows written ahead of it keep their dates. */
export const returnToNow = async ({ db, time, onMoved }: WalkTools): Promise<void> => {
  await resetAhead(db);
  time.hear(0);
  onMoved();
};
