import type { Cart } from '@zanga/contract/ordering/carts';
import type { Where } from '../where.ts';

/** What a cart is for, where that is not what is chosen now. */
export type Elsewhere = { readonly kind: 'table' } | { readonly kind: 'shop'; readonly name: string };

/**
 * Whether a cart is for a table or of another shop than the one chosen: it must not move there unasked. Whoever only
 * changes the address, or has it brought instead of fetching it, means the cart.
 */
export const cartElsewhere = (cart: Cart | null, { mode, shop }: Where): Elsewhere | null => {
  if (cart === null || cart.items.length === 0) return null;
  if (cart.meta.table_id !== undefined) return { kind: 'table' };
  const food = cart.deliveries.find(({ part }) => part === 'food');
  const held = cart.deliveries.find((one) => one.shop !== null && one.shop.id === cart.single_cart_shop);
  const other = held ?? (food?.chosen && food.mode === mode ? food : undefined);
  return other?.shop && shop && other.shop.id !== shop.id ? { kind: 'shop', name: other.shop.name } : null;
};
