import type { PriceContext } from '@zanga/domain/catalogue/price/price-of';
import type { StoredCart } from './cart-record.ts';

type Had = Pick<StoredCart, 'deliveries' | 'singleCartShop' | 'meta'>;

/**
 * Mode and shop for the prices of a cart's food; a totem has prices of its own. Without a choice so far, the general
 * prices, which are also the ones that the menu shows.
 */
export const contextOf = ({ deliveries, singleCartShop, meta }: Had): PriceContext => {
  const food = deliveries.find(({ part }) => part === 'food');
  // Only a cart at a table belongs to one shop.
  if (!food) return singleCartShop === null ? {} : { channel: 'onshop', shop: singleCartShop };
  const shop = food.shop ?? singleCartShop ?? undefined;
  return { channel: meta.totem === undefined ? food.mode : 'totem', shop };
};

/** Same as the text `priced_for` of calls; null before a mode is chosen. */
export const pricedForText = (cart: Had): string | null => {
  const { channel, shop } = contextOf(cart);
  if (channel === undefined) return null;
  return shop === undefined ? channel : `${channel}.${shop}`;
};
