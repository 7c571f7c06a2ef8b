import type { ScannedTable } from '../../tables/public.ts';
import type { StoredCart, StoredDelivery } from './cart-record.ts';

/** The table whose code was read, where an order goes to it. What a client calls the table itself is never looked at. */
export const tableOfCart = (
  { meta }: Pick<StoredCart, 'meta'>,
  delivery: StoredDelivery | null,
): ScannedTable | undefined => {
  const table = meta.table_id;
  if (table === undefined || delivery?.mode !== 'onshop' || delivery.shop === null) return undefined;
  return { table, seat: meta.seat, shop: delivery.shop };
};
