import { type CartForm, DeliveryForm, Gift } from '@zanga/contract/ordering/carts';
import type { Id } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import type { CartToMerge, LineToMerge } from '@zanga/domain/ordering/cart-merge';
import { z } from 'zod';

/** The owner of a cart: a customer by their id, a visitor by a key that opens this cart alone. */
export type CartOwner =
  | { readonly kind: 'customer'; readonly userId: string }
  | { readonly kind: 'visitor'; readonly token: string };

/** How a part is to be had, as it is kept: the shop by its id. */
export const StoredDelivery = DeliveryForm;
export type StoredDelivery = z.output<typeof StoredDelivery>;
export const StoredGift = z.nullable(Gift);
export const StoredMeta = z.record(z.string(), z.string());

/** A cart as it is wanted, as the contract has checked it; what is not given stays as it is. */
export type CartInput = z.output<typeof CartForm>;

/** A line as it is kept: product and options by id, name and slug as they were last seen. */
export type StoredLine = LineToMerge & {
  readonly id: Id<'lin'>;
  readonly slug: string;
  readonly options: readonly Id<'cho'>[];
  readonly without: readonly Id<'ing'>[];
  /** What a piece cost when its owner last saw it. */
  readonly seen: Cents;
};

/** What somebody means to order. */
export type StoredCart = CartToMerge<StoredLine, StoredDelivery, z.output<typeof Gift>> & {
  readonly id: Id<'crt'>;
  /** The product wanted for free, where the coupon offers several. */
  readonly couponChoice: string | null;
  readonly userId: string | null;
  readonly version: number;
  readonly touchedAt: Date;
};
