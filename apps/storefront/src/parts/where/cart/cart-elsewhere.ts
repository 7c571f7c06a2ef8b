import type { Cart } from '@zanga/contract/ordering/carts';
import type { Where } from '../where.ts';

/** Place of a cart that differs from the chosen one. */
export type Elsewhere = { readonly kind: 'table' } | { readonly kind: 'shop'; readonly name: string };

/**
 * The cart's own table or shop, if the choice is another one: the cart then moves only with the person's yes. A new
 * address, or delivery instead of pickup, needs none.
 */
export const cartElsewhere = (cart: Cart | null, { mode, shop }: Where): Elsewhere | null => {
  if (cart === null || cart.items.length === 0) return null;
  if (cart.meta.table_id !== undefined) return { kind: 'table' };
  const food = cart.deliveries.find(({ part }) => part === 'food');
  const held = cart.deliveries.find((one) => one.shop !== null && one.shop.id === cart.single_cart_shop);
  const other = held ?? (food?.chosen && food.mode === mode ? food : undefined);
  return other?.shop && shop && other.shop.id !== shop.id ? { kind: 'shop', name: other.shop.name } : null;
};
