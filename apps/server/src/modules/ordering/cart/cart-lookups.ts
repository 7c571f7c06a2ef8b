import { cents } from '@zanga/domain/money';
import { couponFor, walletFor } from '../../coupons/public.ts';
import { readBenefits, readOfferedBenefits } from '../../membership/public.ts';
import type { CartLookups } from './cart-tools.ts';

/** Who is asked about memberships and coupons. */
export const cartLookups: CartLookups = {
  membershipOf: async (db, { userId, orOffered }, now) => {
    const benefits = userId === null ? undefined : await readBenefits(db, userId, now);
    const benefitsShown = benefits ?? (orOffered ? await readOfferedBenefits(db, now) : undefined);
    const over = benefitsShown?.freeDeliveryOver ?? null;
    return { member: benefits !== undefined, freeDeliveryOver: over === null ? null : cents(over) };
  },
  couponFor,
  walletFor,
};
