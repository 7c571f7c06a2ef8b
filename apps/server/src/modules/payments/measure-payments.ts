import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import { sharedRead } from '../../platform/figures/shared-read.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { countRefundsUnderWay, countUnsettled } from './figure-queries.ts';

type Measured = { readonly db: Db; readonly clock: Clock; readonly metrics: Metrics };

/** Gauges for Prometheus: payments and refunds stuck between a card and the shop. */
export const measurePayments = ({ db, clock, metrics }: Measured): void => {
  const age = (since: Date) => (clock().getTime() - since.getTime()) / 1_000;
  const unsettled = sharedRead(() => countUnsettled(db));
  metrics.lookedUp({
    name: 'zanga_payments_unsettled',
    help: 'Payments that are neither taken nor let go, by state',
    labels: ['state'],
    read: async () => (await unsettled()).map(({ state, count }) => ({ labels: { state }, value: count })),
  });
  metrics.lookedUp({
    name: 'zanga_payments_unsettled_seconds',
    help: 'For how long the oldest of them has been there',
    labels: ['state'],
    read: async () =>
      (await unsettled()).map(({ state, since }) => ({ labels: { state }, value: age(since) })),
  });
  const refunds = sharedRead(() => countRefundsUnderWay(db));
  metrics.lookedUp({
    name: 'zanga_refunds_waiting',
    help: 'Money that was promised back and that the provider has not confirmed',
    read: async () => [{ value: (await refunds()).count }],
  });
  metrics.lookedUp({
    name: 'zanga_refunds_waiting_seconds',
    help: 'For how long the oldest of it has waited',
    read: async () => {
      const { since } = await refunds();
      return [{ value: since ? age(since) : 0 }];
    },
  });
};
