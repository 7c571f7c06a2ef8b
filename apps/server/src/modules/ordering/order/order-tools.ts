import type { CouponId, OrderId, UserId, WalletCouponId } from '@zanga/domain/ids';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/connection.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { LiveEvents } from '../../../platform/live/live-events.ts';
import type { Log } from '../../../platform/log.ts';
import type { CinemaTickets } from '../../cinema/public.ts';
import type { Notify } from '../../notifications/public.ts';
import type { Payments } from '../../payments/public.ts';
import type { CartTools } from '../cart/cart-tools.ts';
import type { GuestKeys } from './guest-keys.ts';

/** Uses of coupons: each is taken once in any race, and given back when its order fails. */
export type CouponUses = {
  readonly take: (
    tx: Tx,
    use: {
      readonly couponId: CouponId | WalletCouponId;
      /** The drawn code that was typed; undefined repeats the code of the order's last use. */
      readonly drawn?: string | null;
      readonly orderId: OrderId;
      readonly userId: UserId | null;
      readonly savedCents: number;
      readonly now: Date;
    },
  ) => Promise<'taken' | 'gone'>;
  readonly giveBack: (tx: Tx, orderId: OrderId, now: Date) => Promise<void>;
};

/** Dependencies of the order use cases. */
export type OrderTools = CartTools & {
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Log;
  readonly notify: Notify;
  readonly payments: Payments;
  readonly live: LiveEvents;
  readonly coupons: CouponUses;
  readonly tickets: CinemaTickets;
  readonly guestKeys: GuestKeys;
  readonly origin: () => string;
  /** How long a step on the board can be undone. */
  readonly undoSeconds: number;
};
