import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceStatus } from '@zanga/contract/brand/status-office';
import { watchedServices } from '@zanga/domain/brand/service-standing';
import type { Config } from '../../config.ts';
import { lastRun } from '../../platform/backup/backup-runs.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Pool } from '../../platform/database/connection.ts';
import { readHangingJobs } from '../../platform/figures/job-figures.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { whoDoes } from '../brand/public.ts';
import { readRehearsals } from '../ordering/public.ts';
import { countDisputes, countRefundsUnderWay, countUnsettled } from '../payments/public.ts';
import {
  ofBackups,
  ofDatabase,
  ofDisk,
  ofGeocoding,
  ofHearing,
  ofJobs,
  ofPayments,
  ofPrinters,
  ofRehearsals,
  ofRelease,
  ofSenders,
  ofValkey,
  type Seen,
} from './standings.ts';

export type StatusTools = {
  readonly db: Db;
  readonly pool: Pick<Pool, 'query'>;
  readonly config: Config;
  readonly metrics: Metrics;
  /** Whether the database accepts writes. */
  readonly probe: () => Promise<boolean>;
  /** The real time, and the shop's own, which a sandbox moves. */
  readonly time: { readonly world: Clock };
  readonly clock: Clock;
};

/** Longest wait for one figure: the page is opened when something is wrong. */
const patienceMs = 3_000;

/** Undefined for a reading that fails or takes too long. */
const known = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
  const given = new AbortController();
  // An aborted wait rejects, after its reading has answered.
  const late = wait(patienceMs, undefined, { signal: given.signal, ref: false }).catch(() => undefined);
  // A failed reading is shown as unknown.
  const answer = await Promise.race([read().catch(() => undefined), late]);
  given.abort();
  return answer;
};

/** A figure this process measures for Prometheus as well. */
const figureOf = async ({ registry }: Metrics, name: string): Promise<number | undefined> => {
  const told = await registry.getSingleMetric(name)?.get();
  return told?.values[0]?.value;
};

const roomOf = async (dir: string): Promise<number> => {
  const { bavail, blocks } = await statfs(dir);
  return bavail / blocks;
};

/** Reads all figures at once, without calling any vendor. */
const look = async (tools: StatusTools): Promise<Seen> => {
  const { db, pool, config, metrics, probe, time, clock } = tools;
  const begun = performance.now();
  const [writes, jobs, unsettled, refunds, disputes, rehearsals, backup, drill, room, hears, valkey] =
    await Promise.all([
      known(probe).then((can) => ({ can: can === true, ms: performance.now() - begun })),
      known(() => readHangingJobs(pool)),
      known(() => countUnsettled(db)),
      known(() => countRefundsUnderWay(db)),
      known(() => countDisputes(db)),
      known(() => readRehearsals(db, time.world())),
      known(() => lastRun(pool, 'backup').then((run) => ({ run }))),
      known(() => lastRun(pool, 'drill').then((run) => ({ run }))),
      known(() => roomOf(config.dataDir)),
      known(() => figureOf(metrics, 'database_up')),
      known(() => figureOf(metrics, 'valkey_up')),
    ]);
  return {
    ...{ writes, jobs, unsettled, refunds, disputes, rehearsals, backup, drill, room, valkey },
    hears: hears === 1,
    who: whoDoes(config),
    rehearses: config.ORDER_REHEARSAL,
    version: config.version,
    world: time.world(),
    now: clock(),
  };
};

/** Status of each service from the figures here; it answers also while the database is down. */
export const seeStatus = async (
  tools: StatusTools,
): Promise<{ readonly at: string; readonly data: ServiceStatus[] }> => {
  const seen = await look(tools);
  const told = [
    ofDatabase(seen),
    ofHearing(seen),
    ofJobs(seen),
    ofPayments(seen),
    ...ofSenders(seen),
    ofGeocoding(seen),
    ofPrinters(),
    ...ofBackups(seen),
    ofRehearsals(seen),
    ofDisk(seen),
    ofValkey(seen),
    ofRelease(seen),
  ];
  const order = (of: ServiceStatus) => watchedServices.indexOf(of.service);
  return { at: seen.world.toISOString(), data: told.toSorted((a, b) => order(a) - order(b)) };
};
