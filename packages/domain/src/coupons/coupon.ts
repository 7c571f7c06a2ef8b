import type { Channel } from '../catalogue/vocabulary.ts';
import type { CategoryId, ProductId, ShopId } from '../ids.ts';
import type { BasisPoints, Cents } from '../money.ts';

export const rewardKinds = ['percentage', 'amount', 'free_product', 'free_delivery'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** The advantage of a coupon. */
export type Reward =
  /** Off the lines it applies to, and never more than `most` in all. */
  | { readonly kind: 'percentage'; readonly rate: BasisPoints; readonly most: Cents | null }
  | { readonly kind: 'amount'; readonly amount: Cents }
  /** One piece of any of these products, which has to be in the cart. */
  | { readonly kind: 'free_product'; readonly products: readonly ProductId[] }
  | { readonly kind: 'free_delivery' };

/** When, where, on which products and by whom it may be used; null sets no condition. */
export type CouponRules = {
  readonly from: Date;
  readonly until: Date | null;
  /** Least sum of the lines it applies to. */
  readonly minimum: Cents;
  readonly shops: readonly ShopId[] | null;
  readonly channels: readonly Channel[] | null;
  readonly categories: readonly CategoryId[] | null;
  readonly products: readonly ProductId[] | null;
  readonly firstOrder: boolean;
  readonly membersOnly: boolean;
  /** Whether it is valid only in the days around the customer's birthday. */
  readonly birthday: boolean;
  readonly limit: number | null;
  readonly limitPerCustomer: number | null;
  /** Whether it applies to dishes already reduced for everybody; otherwise it skips them. */
  readonly stackable: boolean;
  /** Whether staff have suspended it. */
  readonly suspended: boolean;
};

export type Coupon = {
  readonly id: string;
  readonly title: string;
  readonly reward: Reward;
  readonly rules: CouponRules;
};
