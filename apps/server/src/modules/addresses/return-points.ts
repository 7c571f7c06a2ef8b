import type { Geocoding } from '../../adapters/geocoding/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import { type JobKind, jobKind } from '../../platform/job-queue/kinds.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { readTownsOfOldPoints } from './queries.ts';
import { movePointsToTown } from './store.ts';

/** Days for which Google's terms let a point be stored. */
const keptDays = 30;
const dayMs = 86_400_000;

type Tools = {
  readonly db: Db;
  /** Our own gazetteer, whose points may be stored for good. */
  readonly towns: Geocoding;
  /** Deletes the points of orders placed between two instants. */
  readonly forgetOfOrders: (db: Db, since: Date, before: Date) => Promise<unknown>;
};

/**
 * Deletes points from Google after their days: a saved address moves to the middle of its town, where its street
 * identifies it, and orders lose their point.
 */
export const returnPoints = async ({ db, towns, forgetOfOrders }: Tools, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - keptDays * dayMs);
  for (const town of await readTownsOfOldPoints(db, before)) {
    const [found] = await towns.search(`${town.city} (${town.province})`);
    const { latitude: lat, longitude: lng } = found ?? { latitude: 0, longitude: 0 };
    await movePointsToTown(db, { ...town, lat, lng }, before);
  }
  // A week back, in case earlier nights were missed.
  await forgetOfOrders(db, new Date(before.getTime() - 7 * dayMs), before);
};

const returnJob: JobKind<object> = jobKind('addresses.return_points', { retryLimit: 3 });

/** Every night, while Google finds the addresses. */
export const handlePointJobs = (tools: Tools & { readonly jobs: Jobs; readonly clock: Clock }): void =>
  tools.jobs.every(returnJob, '50 3 * * *', () => returnPoints(tools, tools.clock()));
