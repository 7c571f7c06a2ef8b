import type { QueryClient } from '@tanstack/react-query';
import type { Table } from '@zanga/contract/shops/tables';
import { storage } from '../../base/storage/storage.ts';
import { readCart } from '../../parts/cart/cart-state.ts';
import { changeLiveCart } from '../../parts/cart/live-cart.ts';
import { readCatalogueAnew } from '../../parts/catalogue/catalogue-reads.ts';

/** Shows the menu of this shop at its tables; null shows the general menu again. */
const showMenuOf = (queryClient: QueryClient, shop: string | null) => {
  const direct = shop === null ? null : '1';
  if (storage.read('shop_address') === shop && storage.read('direct') === direct) return;
  // `direct` first: without it, the shop would count as the person's own choice.
  storage.write('direct', direct);
  storage.write('shop_address', shop);
  void readCatalogueAnew(queryClient);
};

/** Notes of the cart except the table's. */
const otherMeta = () => {
  const { table_id: _, table: __, seat: ___, ...others } = readCart().live?.meta ?? {};
  return others;
};

/** A table with a seat for this phone. */
export type TableWithSeat = Table & { readonly seat: string };

/** Assigns the cart to this table and its shop. */
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

/** Ends the table's cart: ordering for home again. */
export const leaveTable = async (queryClient: QueryClient): Promise<void> => {
  showMenuOf(queryClient, null);
  await changeLiveCart({ single_cart_shop: null, deliveries: [], meta: otherMeta() });
};
