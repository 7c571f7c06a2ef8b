import type { CouponDoor } from './order-tools.ts';

/** While coupons have no room of their own no cart has one, and so there is none to be taken. */
export const noCoupons: CouponDoor = { take: async () => 'gone', giveBack: async () => undefined };
