import type { Channel } from '../catalogue/vocabulary.ts';
import type { CategoryId, ProductId, ShopId } from '../ids.ts';
import type { BasisPoints, Cents } from '../money.ts';

export const rewardKinds = ['percentage', 'amount', 'free_product', 'free_delivery'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** What a coupon gives. */
export type Reward =
  /** Off what it may touch, and never more than `most` in all. */
  | { readonly kind: 'percentage'; readonly rate: BasisPoints; readonly most: Cents | null }
  | { readonly kind: 'amount'; readonly amount: Cents }
  /** One piece of any of these, which has to be in the cart. */
  | { readonly kind: 'free_product'; readonly products: readonly ProductId[] }
  | { readonly kind: 'free_delivery' };

/** When, where, on what and by whom it may be used; null asks nothing. */
export type CouponRules = {
  readonly from: Date;
  readonly until: Date | null;
  /** What the lines it may touch must come to. */
  readonly minimum: Cents;
  readonly shops: readonly ShopId[] | null;
  readonly channels: readonly Channel[] | null;
  readonly categories: readonly CategoryId[] | null;
  readonly products: readonly ProductId[] | null;
  readonly firstOrder: boolean;
  readonly membersOnly: boolean;
  /** Whether it holds only in the days around one's birthday. */
  readonly birthday: boolean;
  readonly limit: number | null;
  readonly limitPerCustomer: number | null;
  /** Also on dishes that are reduced for everybody already; otherwise it passes them over. */
  readonly stackable: boolean;
  /** Whether staff have stopped it for now. */
  readonly suspended: boolean;
};

export type Coupon = {
  readonly id: string;
  readonly title: string;
  readonly reward: Reward;
  readonly rules: CouponRules;
};
