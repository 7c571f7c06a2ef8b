import type { PriceContext } from '@zanga/domain/catalogue/price/price-of';
import type { StoredCart } from './cart-record.ts';

type Had = Pick<StoredCart, 'deliveries' | 'singleCartShop' | 'meta'>;

/**
 * For which way and shop the food of a cart is priced: as it is to be had, at a totem as it is sold there. Where nobody
 * has said it yet, as for everybody, which is how its dishes are shown.
 */
export const contextOf = ({ deliveries, singleCartShop, meta }: Had): PriceContext => {
  const food = deliveries.find(({ part }) => part === 'food');
  // A cart belongs to one shop alone where somebody sits in its rooms.
  if (!food) return singleCartShop === null ? {} : { channel: 'onshop', shop: singleCartShop };
  const shop = food.shop ?? singleCartShop ?? undefined;
  return { channel: meta.totem === undefined ? food.mode : 'totem', shop };
};

/** The same as calls say it (`priced_for`); null where nobody has said how it is to be had. */
export const pricedForText = (cart: Had): string | null => {
  const { channel, shop } = contextOf(cart);
  if (channel === undefined) return null;
  return shop === undefined ? channel : `${channel}.${shop}`;
};
