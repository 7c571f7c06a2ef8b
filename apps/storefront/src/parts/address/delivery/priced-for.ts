import { storage } from '../../../base/storage/storage.ts';
import { readCart } from '../../cart/cart-state.ts';
import { readWhere } from '../../where/where.ts';

const inWay = (way: string, shop: string | null | undefined) => (shop ? `${way}.${shop}` : way);

/**
 * Way and shop of the shown prices: the live cart's, so that a card never shows another price than the cart. Before
 * there is a cart, the chosen way and shop; at a table or totem, that shop's own.
 */
export const pricedForHere = (): string | null => {
  const shop = storage.read('shop_address');
  if (storage.read('direct') !== null)
    return inWay(storage.read('totem') === null ? 'onshop' : 'totem', shop);
  const { live } = readCart();
  if (live !== null && live.items.length > 0 && live.priced_for !== null) return live.priced_for;
  const where = readWhere();
  return where && inWay(where.mode, where.shop?.id);
};
