import type { PaymentProvider } from '../../adapters/payments/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Followers } from './followers.ts';

/** Dependencies of the payment use cases. */
export type PaymentTools = {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
  readonly followers: Followers;
};
