import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/connection.ts';
import { sharedRead } from '../../../platform/figures/shared-read.ts';
import type { Metrics } from '../../../platform/metrics.ts';
import { readRehearsals } from './rehearsal-queries.ts';

type Measured = { readonly db: Db; readonly world: Clock; readonly metrics: Metrics };

/** Gauges for Prometheus of the rehearsed orders. */
export const measureRehearsals = ({ db, world, metrics }: Measured): void => {
  const read = sharedRead(() => readRehearsals(db, world()));
  metrics.lookedUp({
    name: 'zanga_order_rehearsals_failing',
    help: 'Rehearsed orders that have failed in a row',
    read: async () => [{ value: (await read()).failing }],
  });
  metrics.lookedUp({
    name: 'zanga_order_rehearsal_age_seconds',
    help: 'How long ago the last rehearsed order began',
    read: async () => {
      const { last } = await read();
      return last ? [{ value: (world().getTime() - last.at.getTime()) / 1_000 }] : [];
    },
  });
  metrics.lookedUp({
    name: 'zanga_order_rehearsal_step_seconds',
    help: 'How long each step of the last rehearsed order took',
    labels: ['step'],
    read: async () =>
      ((await read()).last?.steps ?? []).map(({ step, ms }) => ({ labels: { step }, value: ms / 1_000 })),
  });
};
