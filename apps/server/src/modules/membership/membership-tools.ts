import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Accounts } from '../accounts/public.ts';
import type { Notify } from '../notifications/public.ts';
import type { Payments } from '../payments/public.ts';
import type { Redemptions } from '../redemption/public.ts';

/** Signs what must be found again and read by nobody. */
export type TraceKeys = Pick<Accounts['keys'], 'mac' | 'macs'>;

/** What the use cases of memberships work with. */
export type MembershipTools = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly notify: Notify;
  readonly payments: Payments;
  readonly redemptions: Redemptions;
  readonly keys: TraceKeys;
  /** SMS leave here, so a number can be confirmed; where none does, nobody is asked to. */
  readonly confirmsPhones: boolean;
};
