import type { Cents } from '@zanga/domain/money';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { CartToJudge, CouponAnswer, WalletAnswer } from '../../coupons/public.ts';
import type { Payments } from '../../payments/public.ts';

/** What membership means for who buys; who is no member is told what they would save by the plan on offer. */
export type Membership = {
  readonly member: boolean;
  /** From this subtotal on a member's delivery is free, theirs or whoever's joins now; null where no plan says so. */
  readonly freeDeliveryOver: Cents | null;
};

type WhoBuys = {
  readonly userId: string | null;
  /** Whether who is no member is to be told what the plan on offer would bring. */
  readonly orOffered: boolean;
};

/** What carts look up elsewhere. Each may be called inside a transaction, and then must use it. */
export type CartLookups = {
  readonly membershipOf: (db: Db | Tx, who: WhoBuys, now: Date) => Promise<Membership>;
  readonly couponFor: (db: Db | Tx, cart: CartToJudge, written: string) => Promise<CouponAnswer>;
  /** Every coupon in the wallet of the cart's owner. */
  readonly walletFor: (db: Db | Tx, cart: CartToJudge) => Promise<readonly WalletAnswer[]>;
};

export type CartTools = {
  readonly db: Db;
  readonly payments: Pick<Payments, 'takesCards'>;
} & CartLookups;
