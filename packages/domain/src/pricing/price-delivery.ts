import { type Cents, cents, subtract, zeroCents } from '../money.ts';

/** What bringing a part of a cart costs, and under what conditions. */
export type DeliveryTerms = {
  readonly fee: Cents;
  readonly minimum: Cents;
  /** From this subtotal on nobody pays the fee; null where everybody always does. */
  readonly freeOver: Cents | null;
  /** The subtotal from which a member's delivery is free. */
  readonly memberFreeOver: Cents | null;
};

export type PricedDelivery = {
  readonly fee: Cents;
  readonly feeDiscount: Cents;
  /** As much of the discount as the coupon alone has given. */
  readonly couponDiscount: Cents;
  /** As much of it as the membership alone has given: nobody else would have had it at this subtotal. */
  readonly memberDiscount: Cents;
  readonly charged: Cents;
  /** Still missing to the minimum. */
  readonly missing: Cents;
  /** Still missing to a delivery that is free for this buyer; null where it never is, zero where it is. */
  readonly missingToFree: Cents | null;
};

/** What somebody pays to have a part brought. */
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
