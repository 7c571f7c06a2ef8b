import type { Coupon } from '@zanga/domain/coupons/coupon';
import type { SharedThing } from '@zanga/domain/coupons/sharing';
import type { CartId, Id, UserId } from '@zanga/domain/ids';
import type { Definition } from '../definition.ts';

/** The use of a coupon in a wallet. */
export type CouponUse = {
  readonly at: Date;
  /** Number of the order. */
  readonly order: string | null;
  /** An order that still waits for its payment: the coupon may come back. */
  readonly waiting: boolean;
  /** Cart of that order: seen from there the coupon is still available. */
  readonly cartId: CartId | null;
  readonly shop: string | null;
  readonly by: string | null;
};

export type WalletCoupon = {
  readonly id: Id<'wcp'>;
  readonly userId: UserId;
  readonly definition: Definition;
  /** The definition, narrowed to the time of this one. */
  readonly coupon: Coupon;
  readonly hands: number;
  readonly givenBy: string | null;
  readonly use: CouponUse | null;
  readonly share: { readonly id: string; readonly until: Date } | null;
};

/** Whether an input is the id of a wallet coupon, and not a code. */
export const isWalletId = (text: string): boolean => text.startsWith('wcp_');

/** Normalises a typed code: no separators, upper case. */
export const codeOf = (written: string): string => written.replace(/[\s\-_.]/g, '').toUpperCase();

const later = (a: Date, b: Date): Date => (a > b ? a : b);
/** The earlier of two ends; null for none. */
export const sooner = (a: Date | null, b: Date | null): Date | null =>
  a === null || b === null ? (a ?? b) : a < b ? a : b;

/** A coupon is valid while both it and its definition are. Stopped for new people, it still works for its owners. */
export const within = (
  { rules, ...definition }: Definition,
  { from, until }: { readonly from: Date; readonly until: Date | null },
): Coupon => ({
  ...definition,
  rules: {
    ...rules,
    from: later(rules.from, from),
    until: sooner(rules.until, until),
    suspended: definition.stopped === 'all',
  },
});

/** Facts that the rules of sharing ask for. */
export const sharedThing = ({ definition, coupon, hands, use }: WalletCoupon): SharedThing => ({
  shareable: definition.shareable,
  hands,
  until: coupon.rules.until,
  used: use !== null,
});
