import type { Cents } from '@zanga/domain/money';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { CartToJudge, CouponAnswer, WalletAnswer } from '../coupons/public.ts';

/** What membership means for who buys; a visitor has no id, and is told what a member would save. */
export type Membership = {
  readonly member: boolean;
  /** From this subtotal on a member's delivery is free; null where membership does not say so. */
  readonly freeDeliveryOver: Cents | null;
};

/** What carts ask of others. Each may be called inside a transaction, and then must use it. */
export type CartDoors = {
  readonly membershipOf: (db: Db | Tx, userId: string | null, now: Date) => Promise<Membership>;
  readonly couponFor: (db: Db | Tx, cart: CartToJudge, written: string) => Promise<CouponAnswer>;
  /** Every coupon in the wallet of the cart's owner. */
  readonly walletFor: (db: Db | Tx, cart: CartToJudge) => Promise<readonly WalletAnswer[]>;
};

export type CartTools = { readonly db: Db } & CartDoors;
