import type { Metrics } from '../metrics.ts';
import type { Valkey } from './port.ts';
import type { HeardFrom } from './told-by-one.ts';

const ways: readonly HeardFrom[] = ['database', 'valkey', 'nobody'];

/** Adds figures: whether Valkey answers, and by which way this node hears changes. */
export const tellValkey = (metrics: Metrics, valkey: Valkey, heardFrom: () => HeardFrom): void => {
  metrics.lookedUp({
    name: 'valkey_up',
    help: '1 while limits and changes are shared through Valkey',
    read: async () => [{ value: valkey.isUp() ? 1 : 0 }],
  });
  metrics.lookedUp({
    name: 'changes_heard_from',
    help: '1 for the way by which this node hears of changes; one node of all listens to the database',
    labels: ['way'],
    read: async () => ways.map((way) => ({ labels: { way }, value: heardFrom() === way ? 1 : 0 })),
  });
};
