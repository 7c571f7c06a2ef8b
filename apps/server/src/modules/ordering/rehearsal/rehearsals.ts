import type { Clock } from '../../../platform/clock.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Metrics } from '../../../platform/metrics.ts';
import { rehearseJob } from '../job-kinds.ts';
import { measureRehearsals } from './measure-rehearsals.ts';
import { type RehearsalTools, rehearseNow } from './rehearse-now.ts';
import { makeRehearsedKeys, type RehearsedKeys } from './rehearsed-keys.ts';

type Tools = Omit<RehearsalTools, 'keys' | 'world'> & {
  readonly jobs: Jobs;
  readonly metrics: Metrics;
  readonly time: { readonly world: Clock };
};

/** Rehearses orders if switched on. The job runs on all nodes either way, since its schedule is shared. */
export const rehearsals = (tools: Tools, on: boolean): RehearsedKeys => {
  const keys = makeRehearsedKeys();
  const { world } = tools.time;
  tools.jobs.every(rehearseJob, '*/5 * * * *', async () => {
    if (on) await rehearseNow({ ...tools, keys, world });
  });
  if (on) measureRehearsals({ ...tools, world });
  return keys;
};
