import { asIf } from '../../../platform/database/transaction.ts';
import { bySystem } from '../order/order-record.ts';
import { lockOrder } from '../order/order-store.ts';
import { type PlacedOrder, type Placing, type PlacingTools, placeOnce } from '../placing/place-order.ts';
import { cancelOrder } from '../refunds/cancel-order.ts';
import { checkAsAtCommit } from './rehearsal-store.ts';

/**
 * Places an order, cancels it, and rolls the transaction back: no board, number, stock, payment, mail or figure ever
 * sees it. The checks of a commit run before.
 */
export const rehearseOrder = (tools: PlacingTools, placing: Placing, now: Date): Promise<PlacedOrder> =>
  asIf(tools.db, async (tx) => {
    const placed = await placeOnce(tools, tx, placing, now);
    if (!placed.ok) return placed;
    const order = await lockOrder(tx, placed.orderId);
    if (!order) throw new Error('An order that was just placed is not there');
    const { row } = await cancelOrder(tools, tx, order, { by: bySystem, why: 'rehearsed' }, now);
    if (row.state !== 'cancelled') throw new Error(`An order that was taken back is ${row.state}`);
    await checkAsAtCommit(tx);
    return placed;
  });
