import { storage } from '../../../base/storage/storage.ts';
import { readCart } from '../../cart/cart-state.ts';
import { readWhere } from '../../where/where.ts';

const inWay = (way: string, shop: string | null | undefined) => (shop ? `${way}.${shop}` : way);

/**
 * For which way and shop dishes are shown: as the live cart prices them, so that a card never says another price than the
 * cart; before there is one, as somebody wants their things. In a shop's own rooms it is as they are sold there.
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
