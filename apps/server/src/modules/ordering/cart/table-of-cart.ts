import type { StoredCart, StoredDelivery } from './cart-record.ts';

/** The table whose code was read, where an order goes to it; a number that was typed in is nobody's code. */
export const tableOfCart = ({ meta }: Pick<StoredCart, 'meta'>, delivery: StoredDelivery | null) => {
  const table = meta.table_id;
  if (table === undefined || delivery?.mode !== 'onshop' || delivery.shop === null) return undefined;
  return { table, shop: delivery.shop, label: delivery.table };
};
