import type { Accounts } from '../accounts/public.ts';
import type { CartDoors } from './cart-tools.ts';

/** Who is asked about memberships and coupons while neither has a room of its own: nobody has one, nobody is a member. */
export const cartDoors = ({ isMember }: Pick<Accounts, 'isMember'>): CartDoors => ({
  membershipOf: async (_db, userId, now) => ({
    member: userId !== null && (await isMember(userId, now)),
    freeDeliveryOver: null,
  }),
  couponFor: async () => ({ ok: false, text: 'Questo coupon non esiste' }),
});
