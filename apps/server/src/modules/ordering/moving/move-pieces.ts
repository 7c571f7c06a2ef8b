import type { ShopId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { holdStock, readOwnCounts } from '../../catalogue/public-stock.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { takePieces } from '../order/reserve.ts';
import type { PartRow } from '../order/row-queries.ts';
import { giveStockBack } from '../order/taken-store.ts';

/**
 * Moves the pieces of a part to another shop: the first shop's own stock gets its pieces back, the other's gives them.
 * Pieces of the brand's stock stay taken. False where the other has too few.
 */
export const movePieces = async (
  tx: Tx,
  { lines }: StoredOrder,
  { part, mode }: PartRow,
  to: ShopId,
): Promise<boolean> => {
  const left = lines.filter((line) => line.part === part && line.refunded_qty < line.qty);
  const counted = await readOwnCounts(
    tx,
    to,
    left.map(({ product_id }) => product_id),
  );
  const moved = left.filter(
    ({ product_id, reserved_shop }) => reserved_shop !== null || counted.has(product_id),
  );
  // Two orders that swap shops could deadlock: all stock is locked before anything moves.
  await holdStock(
    tx,
    moved.flatMap(({ product_id: product, qty, reserved_shop }) => [
      { product, qty, shop: reserved_shop },
      { product, qty, shop: to },
    ]),
  );
  await giveStockBack(
    tx,
    moved.map(({ id }) => id),
  );
  return takePieces(tx, [{ part, mode, shop_id: to }], moved);
};
