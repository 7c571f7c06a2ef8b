import { givenId } from '@zanga/domain/ids';
import type { ScannedTable } from '../../tables/public.ts';
import type { StoredCart, StoredDelivery } from './cart-record.ts';

/** The scanned table that an order goes to. The client's name for the table is never used. */
export const tableOfCart = (
  { meta }: Pick<StoredCart, 'meta'>,
  delivery: StoredDelivery | null,
): ScannedTable | undefined => {
  if (meta.table_id === undefined || delivery?.mode !== 'onshop' || delivery.shop === null) return undefined;
  return { table: givenId('tbl', meta.table_id), seat: meta.seat, shop: delivery.shop };
};
