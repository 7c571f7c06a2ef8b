import type { ScannedTable } from '../../tables/public.ts';
import type { StoredCart, StoredDelivery } from './cart-record.ts';

/** The scanned table that an order goes to. The client's name for the table is never used. */
export const tableOfCart = (
  { meta }: Pick<StoredCart, 'meta'>,
  delivery: StoredDelivery | null,
): ScannedTable | undefined => {
  const table = meta.table_id;
  if (table === undefined || delivery?.mode !== 'onshop' || delivery.shop === null) return undefined;
  return { table, seat: meta.seat, shop: delivery.shop };
};
