import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import type { MountTools } from '../../platform/http/mount.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Accounts } from '../accounts/public.ts';
import { cartDoors } from './cart-doors.ts';
import { handleCartJobs } from './cart-jobs.ts';
import { mountCarts } from './cart-routes.ts';

type OrderingTools = MountTools & {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly accounts: Accounts;
};

/** Carts and orders: from what somebody means to have to what a shop hands over. */
export const mountOrdering = (tools: OrderingTools): void => {
  mountCarts({ ...tools, ...cartDoors(tools.accounts) });
  handleCartJobs(tools);
};
