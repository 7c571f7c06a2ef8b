import type { RewardKind } from '@zanga/domain/coupons/coupon';
import type { Id } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import type { CouponEffect } from '@zanga/domain/pricing/coupon-effect';
import type { CartLine, PartTerms } from '@zanga/domain/pricing/price-cart';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { ProductForSale } from '../catalogue/public.ts';
import type { StoredCart, StoredDelivery } from './cart-record.ts';

/** A cart as a coupon looks at it. */
export type CartForCoupon = {
  readonly cart: StoredCart;
  readonly lines: readonly { readonly line: CartLine; readonly product: ProductForSale }[];
  readonly deliveries: readonly StoredDelivery[];
  readonly parts: { readonly food: PartTerms; readonly goods: PartTerms };
  readonly member: boolean;
  readonly now: Date;
};

/** What a coupon does to a cart, or why it does nothing, in Italian. */
export type CouponAnswer =
  | {
      readonly ok: true;
      /** Of the coupon in the wallet, or of what the code stands for. */
      readonly id: Id<'wcp'> | Id<'cpn'>;
      readonly code: string | null;
      readonly title: string;
      readonly kind: RewardKind;
      /** The product that was chosen to be free. */
      readonly choice: string | null;
      readonly effect: CouponEffect;
    }
  | { readonly ok: false; readonly text: string };

/** What membership means for who buys; a visitor has no id, and is told what a member would save. */
export type Membership = {
  readonly member: boolean;
  /** From this subtotal on a member's delivery is free; null where membership does not say so. */
  readonly freeDeliveryOver: Cents | null;
};

/** What carts ask of others. Each may be called inside a transaction, and then must use it. */
export type CartDoors = {
  readonly membershipOf: (db: Db | Tx, userId: string | null, now: Date) => Promise<Membership>;
  readonly couponFor: (db: Db | Tx, cart: CartForCoupon, code: string) => Promise<CouponAnswer>;
};

export type CartTools = { readonly db: Db } & CartDoors;
