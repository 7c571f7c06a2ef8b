import { type CartForm, DeliveryForm, Gift } from '@zanga/contract/ordering/carts';
import { id } from '@zanga/contract/wire/values';
import type { Id, ProductId, UserId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import type { CartToMerge, LineToMerge } from '@zanga/domain/ordering/cart-merge';
import { z } from 'zod';

/** The owner of a cart: a customer by their id, a visitor by a key that opens this cart alone. */
export type CartOwner =
  | { readonly kind: 'customer'; readonly userId: UserId }
  | { readonly kind: 'visitor'; readonly token: string };

/** Delivery of a part as it is stored: the shop by its id. */
export const StoredDelivery = z.object({ ...DeliveryForm.shape, shop: z.nullable(id('shp')).default(null) });
export type StoredDelivery = z.output<typeof StoredDelivery>;
export const StoredGift = z.nullable(Gift);
export const StoredMeta = z.record(z.string(), z.string());

/** Wish for a cart, checked by the contract; omitted fields stay as they are. */
export type CartInput = z.output<typeof CartForm>;

/** A stored line: product and options by id, name and slug as last seen. */
export type StoredLine = LineToMerge & {
  readonly id: Id<'lin'>;
  readonly product: ProductId;
  readonly slug: string;
  readonly options: readonly Id<'cho'>[];
  readonly without: readonly Id<'ing'>[];
  /** Price of a piece when its owner last saw it. */
  readonly seen: Cents;
};

/** A stored cart. */
export type StoredCart = CartToMerge<StoredLine, StoredDelivery, z.output<typeof Gift>> & {
  readonly id: Id<'crt'>;
  /** The chosen free product, where the coupon offers several. */
  readonly couponChoice: string | null;
  readonly userId: UserId | null;
  readonly version: number;
  readonly touchedAt: Date;
};
