import { allocate } from '../allocation.ts';
import { add, type BasisPoints, type Cents, lesser, percentage, zeroCents } from '../money.ts';
import type { PartKey } from '../ordering/cart-parts.ts';

/** Effect of an accepted coupon, on lines chosen by its rules. */
export type CouponEffect =
  | { readonly kind: 'none' }
  /** Never more than `most` in all. */
  | {
      readonly kind: 'percent';
      readonly rate: BasisPoints;
      readonly most: Cents | null;
      readonly lines: ReadonlySet<string>;
    }
  | { readonly kind: 'amount'; readonly amount: Cents; readonly lines: ReadonlySet<string> }
  /** One piece of the dearest dish among the lines; its options are still paid. */
  | { readonly kind: 'free_product'; readonly lines: ReadonlySet<string> }
  | { readonly kind: 'free_delivery'; readonly parts: ReadonlySet<PartKey> };

export const noCoupon: CouponEffect = { kind: 'none' };

/** A line before the coupon, after all other discounts. */
export type LineForCoupon = {
  readonly id: string;
  readonly total: Cents;
  /** Price of one piece without its options. */
  readonly dish: Cents;
};

/** Of equal lines the first by id wins, wherever it stands in the cart. */
export const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : Number(a.id > b.id);

/** Amount a coupon takes off each of its lines, never more than the line costs. */
export const couponOnLines = (
  effect: CouponEffect,
  lines: readonly LineForCoupon[],
): ReadonlyMap<string, Cents> => {
  if (effect.kind === 'none' || effect.kind === 'free_delivery') return new Map();
  const touched = lines.filter(({ id }) => effect.lines.has(id)).toSorted(byId);
  if (effect.kind === 'free_product') return freePiece(touched);
  const worth = add(...touched.map(({ total }) => total));
  const wanted =
    effect.kind === 'percent' ? capped(percentage(worth, effect.rate), effect.most) : effect.amount;
  const shares = allocate(
    lesser(wanted, worth),
    touched.map(({ total }) => total),
  );
  return new Map(touched.map(({ id }, at) => [id, shares[at] ?? zeroCents]));
};

const capped = (amount: Cents, most: Cents | null): Cents => (most === null ? amount : lesser(amount, most));

const freePiece = (lines: readonly LineForCoupon[]): ReadonlyMap<string, Cents> => {
  const [dearest] = lines.toSorted((a, b) => b.dish - a.dish || byId(a, b));
  return new Map(dearest ? [[dearest.id, lesser(dearest.dish, dearest.total)]] : []);
};
