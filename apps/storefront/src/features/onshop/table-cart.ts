import type { QueryClient } from '@tanstack/react-query';
import type { Table } from '@zanga/contract/shops/tables';
import { storage } from '../../base/storage/storage.ts';
import { readCart } from '../../parts/cart/cart-state.ts';
import { changeLiveCart } from '../../parts/cart/live-cart.ts';
import { readCatalogueAnew } from '../../parts/catalogue/catalogue-reads.ts';

/** Shows the menu of this shop, as served in its rooms; with null, everybody's menu again. */
const showMenuOf = (queryClient: QueryClient, shop: string | null) => {
  const direct = shop === null ? null : '1';
  if (storage.read('shop_address') === shop && storage.read('direct') === direct) return;
  // First that one sits there: elsewhere the shop is the one somebody has chosen.
  storage.write('direct', direct);
  storage.write('shop_address', shop);
  void readCatalogueAnew(queryClient);
};

/** Notes of the cart that are not about the table. */
const otherMeta = () => {
  const { table_id: _, table: __, seat: ___, ...others } = readCart().live?.meta ?? {};
  return others;
};

/** A table with a seat for this phone. */
export type TableWithSeat = Table & { readonly seat: string };

/** Makes the cart one for this table, and of its shop. */
export const takeTable = async (
  queryClient: QueryClient,
  { id, label, seat, shop }: TableWithSeat,
): Promise<void> => {
  showMenuOf(queryClient, shop.id);
  const { meta } = readCart().live ?? {};
  if (meta?.table_id === id && meta.seat === seat) return;
  await changeLiveCart({
    single_cart_shop: shop.id,
    deliveries: [{ part: 'food', mode: 'onshop', shop: shop.id, table: label }],
    meta: { ...otherMeta(), table: label, table_id: id, seat },
  });
};

/** Makes the cart one for home again. */
export const leaveTable = async (queryClient: QueryClient): Promise<void> => {
  showMenuOf(queryClient, null);
  await changeLiveCart({ single_cart_shop: null, deliveries: [], meta: otherMeta() });
};
