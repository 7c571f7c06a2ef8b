import { orderLimitsTimes } from '@zanga/domain/ordering/order-guard';
import type { Captcha } from '../../adapters/captcha/port.ts';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import type { MountTools } from '../../platform/http/mount.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { LiveEvents } from '../../platform/live-events.ts';
import type { Log } from '../../platform/log.ts';
import type { Accounts } from '../accounts/public.ts';
import type { CinemaTickets } from '../cinema/public.ts';
import type { Notify } from '../notifications/public.ts';
import type { Payments } from '../payments/public.ts';
import { mountBoard } from './board/board-routes.ts';
import { handleCartJobs } from './cart/cart-jobs.ts';
import { cartLookups } from './cart/cart-lookups.ts';
import { mountCarts } from './cart/cart-routes.ts';
import { mountBlocks } from './guard/block-routes.ts';
import { mountPhoneCodes } from './guard/phone-code-routes.ts';
import { openGuestKeys } from './order/guest-keys.ts';
import { mountOrders } from './own-orders/order-routes.ts';
import { couponUses } from './placing/coupon-uses.ts';
import { handleOrderJobs } from './placing/order-jobs.ts';
import { orderFollower } from './placing/settle-order.ts';
import { mountTakings } from './till/routes.ts';
import { mountTotemOrders } from './totem/totem-routes.ts';

export { personalCart } from './cart/cart-personal-data.ts';
export { personalOrders } from './order/order-personal-data.ts';

type OrderingTools = MountTools & {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Log;
  readonly notify: Notify;
  readonly payments: Payments;
  readonly live: LiveEvents;
  readonly accounts: Accounts;
  readonly tickets: CinemaTickets;
  readonly captcha: Captcha;
  readonly config: Pick<Config, 'ORDER_LIMIT_FACTOR'>;
  readonly origin: () => string;
};

/** Carts and orders: from what somebody means to have to what a shop hands over. */
export const mountOrdering = async (tools: OrderingTools): Promise<void> => {
  mountCarts({ ...tools, ...cartLookups });
  handleCartJobs(tools);
  const { captcha, accounts, config } = tools;
  const guard = { captcha, accounts, limits: orderLimitsTimes(config.ORDER_LIMIT_FACTOR) };
  const guestKeys = await openGuestKeys(tools.db);
  const orders = { ...tools, ...cartLookups, coupons: couponUses, guestKeys, guard };
  tools.payments.followOrders(orderFollower(orders));
  mountOrders(tools, orders);
  mountBoard(tools, orders);
  mountTakings(tools, orders);
  mountTotemOrders(tools, orders);
  mountPhoneCodes(tools, { db: tools.db, guard });
  mountBlocks(tools, { db: tools.db, guard });
  handleOrderJobs(orders);
  // A server that closes waits for whoever is still being answered: who only watches is sent elsewhere.
  tools.app.addHook('preClose', async () => tools.live.close());
};
