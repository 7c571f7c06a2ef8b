import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/connection.ts';
import { sharedRead } from '../../../platform/figures/shared-read.ts';
import type { Metrics } from '../../../platform/metrics.ts';
import { readWaiting } from '../answering/answering-queries.ts';
import { countOrdersOfAnHour } from './figure-queries.ts';

type Measured = { readonly db: Db; readonly clock: Clock; readonly metrics: Metrics };

/** Beyond this count the exact number of unanswered orders no longer matters. */
const mostCounted = 1_000;

/** Gauges for Prometheus: new orders, their states, and orders without an answer. */
export const measureOrders = ({ db, clock, metrics }: Measured): void => {
  metrics.lookedUp({
    name: 'zanga_orders_hour',
    help: 'Orders placed within an hour, by how far they have come',
    labels: ['state'],
    read: async () =>
      (await countOrdersOfAnHour(db, clock())).map(({ state, count }) => ({
        labels: { state },
        value: count,
      })),
  });
  const waiting = sharedRead(() => readWaiting(db, clock(), mostCounted));
  metrics.lookedUp({
    name: 'zanga_orders_unanswered',
    help: 'Parts of orders that no shop has answered yet and that should have been begun',
    read: async () => [{ value: (await waiting()).length }],
  });
  metrics.lookedUp({
    name: 'zanga_orders_unanswered_seconds',
    help: 'For how long the oldest of them has waited',
    read: async () => {
      const [oldest] = await waiting();
      if (!oldest) return [{ value: 0 }];
      const since = Math.max(oldest.since.getTime(), oldest.beginAt?.getTime() ?? 0);
      return [{ value: (clock().getTime() - since) / 1_000 }];
    },
  });
};
