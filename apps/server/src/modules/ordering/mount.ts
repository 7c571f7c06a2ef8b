import type { UserId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { orderLimitsTimes } from '@zanga/domain/ordering/guard/order-guard';
import type { Captcha } from '../../adapters/captcha/port.ts';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import type { MountTools } from '../../platform/http/mount.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { LiveEvents } from '../../platform/live/live-events.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Accounts } from '../accounts/public.ts';
import type { CinemaTickets } from '../cinema/public.ts';
import { couponFor, giveCouponBack, takeCoupon, walletFor } from '../coupons/public.ts';
import { readBenefits, readOfferedBenefits } from '../membership/public.ts';
import type { Notify } from '../notifications/public.ts';
import type { Payments } from '../payments/public.ts';
import type { TableLeft } from '../tables/public.ts';
import { mountAnswering } from './answering/answering-routes.ts';
import { mountBoard } from './board/board-routes.ts';
import { mountOrderDesk } from './board/desk-routes.ts';
import { serveTable } from './board/work-on-order.ts';
import { exportCart } from './cart/cart-queries.ts';
import { mountCarts } from './cart/cart-routes.ts';
import { forgetCart } from './cart/cart-store.ts';
import type { CartLookups } from './cart/cart-tools.ts';
import { changeFollower } from './changes/change-follower.ts';
import { mountCinemaOffice } from './cinema/cinema-routes.ts';
import { disputeFollower } from './disputes/dispute-follower.ts';
import { measureOrders } from './figures/measure-orders.ts';
import { mountOrderOffice } from './finding/office-routes.ts';
import { mountBlocks } from './guard/block-routes.ts';
import { mountPhoneCodes } from './guard/phone-code-routes.ts';
import { handleOrderingJobs } from './jobs.ts';
import { openGuestKeys } from './order/guest-keys.ts';
import { exportOrders, forgetOrdersOf } from './order/order-privacy-store.ts';
import type { CouponUses } from './order/order-tools.ts';
import { mountOrders } from './own-orders/order-routes.ts';
import { orderFollower } from './placing/settle-order.ts';
import { rehearsals } from './rehearsal/rehearsals.ts';
import { mountScreens } from './screens/screens-routes.ts';
import { mountOrderChanges } from './staff-routes.ts';
import { mountTakings } from './till/routes.ts';
import { mountTotemOrders } from './totem/totem-routes.ts';
import { mountCouponTrial } from './trial/trial-routes.ts';

/** Uses of coupons by orders: taken and given back inside the transactions of orders. */
export { forgetPointsOfOrders } from './order/order-privacy-store.ts';
export const couponUses: CouponUses = { take: takeCoupon, giveBack: giveCouponBack };

/** Lookups of carts in memberships and coupons. */
const lookupsOf = ({ sms: confirmsPhones }: Pick<Accounts, 'sms'>): CartLookups => ({
  membershipOf: async (db, { userId, orOffered }, now) => {
    const benefits = userId === null ? undefined : await readBenefits(db, userId, now);
    const benefitsShown = benefits ?? (orOffered ? await readOfferedBenefits(db, now) : undefined);
    const over = benefitsShown?.freeDeliveryOver ?? null;
    return { member: benefits !== undefined, freeDeliveryOver: over === null ? null : cents(over) };
  },
  confirmsPhones,
  couponFor: (db, cart, written) => couponFor(db, { ...cart, confirmsPhones }, written),
  walletFor: (db, cart) => walletFor(db, { ...cart, confirmsPhones }),
});

type OrderingTools = MountTools & {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly log: Log;
  readonly notify: Notify;
  readonly payments: Payments;
  readonly live: LiveEvents;
  readonly accounts: Accounts;
  readonly tickets: CinemaTickets;
  readonly captcha: Captcha;
  readonly config: Pick<
    Config,
    'GUEST_ORDERS_KEY' | 'ORDER_LIMIT_FACTOR' | 'ORDER_REHEARSAL' | 'UNDO_SECONDS'
  >;
  readonly origin: () => string;
  readonly time: { readonly world: Clock };
};

/** Registers routes, jobs and followers of carts and orders; returns the handler for tables that are left. */
export const mountOrdering = async (tools: OrderingTools): Promise<{ readonly onTableLeft: TableLeft }> => {
  const cartLookups = lookupsOf(tools.accounts);
  mountCarts({ ...tools, ...cartLookups });
  const { captcha, accounts, config } = tools;
  const guard = { captcha, accounts, limits: orderLimitsTimes(config.ORDER_LIMIT_FACTOR) };
  const guestKeys = await openGuestKeys(tools.db, config.GUEST_ORDERS_KEY);
  const undoSeconds = config.UNDO_SECONDS;
  const rehearsed = rehearsals(tools, config.ORDER_REHEARSAL);
  const orders = { ...tools, ...cartLookups, coupons: couponUses, guestKeys, guard, undoSeconds, rehearsed };
  tools.payments.followOrders(orderFollower(orders));
  tools.payments.followChanges(changeFollower(orders));
  tools.payments.followDisputes(disputeFollower(orders));
  mountOrders(tools, orders);
  mountAnswering(tools, orders);
  mountScreens(tools, orders);
  mountCinemaOffice(tools, orders);
  mountBoard(tools, orders);
  mountOrderOffice(tools, orders);
  mountOrderDesk(tools, orders);
  mountOrderChanges(tools, orders);
  mountTakings(tools, orders);
  mountTotemOrders(tools, orders);
  mountCouponTrial(tools, orders);
  mountPhoneCodes(tools, { db: tools.db, guard });
  mountBlocks(tools, { db: tools.db, guard });
  handleOrderingJobs(orders);
  measureOrders(tools);
  // A closing server waits for open answers: live streams are ended, and their browsers reconnect elsewhere.
  tools.app.addHook('preClose', async () => tools.live.close());
  return { onTableLeft: serveTable(orders) };
};

/** The live cart in a person's data: part of the export, deleted with the account. */
export const personalCart = (db: Db) => ({
  name: 'cart',
  read: (userId: UserId) => exportCart(db, userId),
  forget: forgetCart,
});

/** Orders in a person's data: part of the export, anonymous once the account is deleted. */
export const personalOrders = (db: Db) => ({
  name: 'orders',
  read: (userId: UserId) => exportOrders(db, userId),
  forget: forgetOrdersOf,
});
