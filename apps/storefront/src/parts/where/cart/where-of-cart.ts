import type { Cart } from '@zanga/contract/ordering/carts';
import type { Address } from '@zanga/contract/people/addresses';
import type { Shop } from '@zanga/contract/shops/shops';
import type { Where } from '../where.ts';
import { whereAddress, whereShop } from '../where-of.ts';

/** The food of a cart, where its delivery was chosen. */
export const chosenFood = (cart: Pick<Cart, 'items' | 'deliveries'> | null) =>
  cart === null || cart.items.length === 0
    ? undefined
    : cart.deliveries.find(({ part, chosen }) => part === 'food' && chosen);

type ChosenFood = NonNullable<ReturnType<typeof chosenFood>>;

/** The choice behind a cart's food; null at a table, or while shop or address are unknown. */
export const whereOfFood = (
  food: ChosenFood,
  shops: readonly Shop[],
  saved: readonly Address[],
): Where | null => {
  const { mode, slot, address_id, written } = food;
  const found = shops.find(({ id }) => id === food.shop?.id);
  const shop = found ? whereShop(found) : null;
  if (mode === 'pickup') return shop && { mode, shop, address: null, slot };
  if (mode !== 'delivery') return null;
  const chosen =
    address_id !== null ? { address_id, address: null } : written && { address_id: null, address: written };
  const address = chosen && whereAddress(chosen, saved);
  return address && { mode, shop, address, slot };
};
