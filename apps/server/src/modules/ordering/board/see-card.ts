import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { refuse } from '../../../platform/refusal.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { readBoardRows } from './board-queries.ts';
import { presentBoardOrder } from './present-board.ts';

/** A part for its board, after a change. */
export const seeCard = async (
  { db }: Pick<OrderTools, 'db'>,
  { orderId, part }: { readonly orderId: OrderId; readonly part: PartKey },
  now: Date,
): Promise<BoardOrder | Refusal<'order.not_found'>> => {
  const [row] = await readBoardRows(db, [{ order_id: orderId, part }]);
  return row ? presentBoardOrder(row, now) : refuse('order.not_found');
};
