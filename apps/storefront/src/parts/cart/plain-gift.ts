import type { Cart } from '@zanga/contract/ordering/carts';

export type Gift = NonNullable<Cart['gift']>;

/** A new gift: the prices are hidden, name and words are still to be filled in. */
export const plainGift: Gift = { recipient: '', message: '', hide_prices: true };
