import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Accounts } from '../accounts/public.ts';
import type { Notify } from '../notifications/public.ts';
import type { Payments } from '../payments/public.ts';
import type { Redemptions } from '../redemption/public.ts';

/** Keys for hashes that can be searched for but not read back. */
export type TraceKeys = Pick<Accounts['keys'], 'mac' | 'macs'>;

/** Dependencies of the membership use cases. */
export type MembershipTools = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly notify: Notify;
  readonly payments: Payments;
  readonly redemptions: Redemptions;
  readonly keys: TraceKeys;
  /** Whether an SMS can be sent; without SMS no phone has to be confirmed before joining. */
  readonly confirmsPhones: boolean;
};
