import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Accounts } from '../accounts/public.ts';
import type { Notify } from '../notifications/public.ts';
import type { Redemptions } from '../redemption/public.ts';

/** Dependencies of the coupon use cases. */
export type CouponTools = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly notify: Notify;
  readonly keys: Accounts['keys'];
  readonly redemptions: Redemptions;
  readonly origin: () => string;
  /** Whether SMS are sent: then rules about the person ask for a confirmed phone, else for a confirmed mail. */
  readonly confirmsPhones: boolean;
};
