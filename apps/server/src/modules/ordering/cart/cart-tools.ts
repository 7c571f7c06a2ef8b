import type { UserId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { CartToJudge, CouponAnswer, WalletAnswer } from '../../coupons/public.ts';
import type { Payments } from '../../payments/public.ts';

/** Membership of a buyer; for non-members, the plan on offer shows possible savings. */
export type Membership = {
  readonly member: boolean;
  /** Subtotal from which delivery is free for members, present or new; null without such a plan. */
  readonly freeDeliveryOver: Cents | null;
};

type WhoBuys = {
  readonly userId: UserId | null;
  /** Whether to read the plan on offer for a non-member. */
  readonly orOffered: boolean;
};

/** Lookups of carts in other modules. Each may be called inside a transaction, and then must use it. */
export type CartLookups = {
  readonly membershipOf: (db: Db | Tx, who: WhoBuys, now: Date) => Promise<Membership>;
  /** Whether SMS are sent, so that a coupon about the person asks for a confirmed phone. */
  readonly confirmsPhones: boolean;
  readonly couponFor: (db: Db | Tx, cart: CartToJudge, written: string) => Promise<CouponAnswer>;
  /** Every coupon in the wallet of the cart's owner. */
  readonly walletFor: (db: Db | Tx, cart: CartToJudge) => Promise<readonly WalletAnswer[]>;
};

export type CartTools = {
  readonly db: Db;
  readonly payments: Pick<Payments, 'takesCards'>;
} & CartLookups;
