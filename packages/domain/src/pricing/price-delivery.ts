import { type Cents, cents, subtract, zeroCents } from '../money.ts';

/** Fee, minimum and thresholds of a delivery. */
export type DeliveryTerms = {
  readonly fee: Cents;
  readonly minimum: Cents;
  /** Subtotal from which delivery is free for everybody; null if it never is. */
  readonly freeOver: Cents | null;
  /** Subtotal from which it is free for members. */
  readonly memberFreeOver: Cents | null;
};

export type PricedDelivery = {
  readonly fee: Cents;
  readonly feeDiscount: Cents;
  /** Share of the discount that the coupon alone has brought. */
  readonly couponDiscount: Cents;
  /** Share of it that the membership alone has brought, at a subtotal below the threshold for everybody. */
  readonly memberDiscount: Cents;
  readonly charged: Cents;
  /** Amount missing to the minimum. */
  readonly missing: Cents;
  /** Amount missing to free delivery for this buyer; null if it never is free, zero if it is. */
  readonly missingToFree: Cents | null;
};

/** Delivery fee for this buyer. */
export const priceDelivery = (
  terms: DeliveryTerms,
  subtotal: Cents,
  { member, freeByCoupon }: { readonly member: boolean; readonly freeByCoupon: boolean },
): PricedDelivery => {
  const { fee, minimum, freeOver, memberFreeOver } = terms;
  const thresholds = [freeOver, member ? memberFreeOver : null].filter((over) => over !== null);
  const missingToFree = thresholds.length > 0 ? missingTo(cents(Math.min(...thresholds)), subtotal) : null;
  const free = missingToFree === 0;
  const freeForAll = freeOver !== null && subtotal >= freeOver;
  const feeDiscount = free || freeByCoupon ? fee : zeroCents;
  return {
    fee,
    feeDiscount,
    couponDiscount: free ? zeroCents : feeDiscount,
    memberDiscount: free && !freeForAll ? fee : zeroCents,
    charged: subtract(fee, feeDiscount),
    missing: missingTo(minimum, subtotal),
    missingToFree,
  };
};

const missingTo = (threshold: Cents, subtotal: Cents): Cents => cents(Math.max(0, threshold - subtotal));
