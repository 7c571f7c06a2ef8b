import type { Tx } from '../../../platform/database/connection.ts';
import { moveParts } from './move-parts.ts';
import { bySystem, type StoredOrder } from './order-record.ts';
import type { OrderTools } from './order-tools.ts';

/** Tickets of an order that was just placed are there at once: nobody has to prepare them. */
export const handOverTickets = async (
  { tickets }: Pick<OrderTools, 'tickets'>,
  tx: Tx,
  order: StoredOrder,
  now: Date,
): Promise<StoredOrder> => {
  const parts = order.parts.filter(({ part, state }) => part === 'tickets' && state === 'placed');
  if (parts.length === 0) return order;
  const lines = order.lines.filter(({ part }) => part === 'tickets');
  await tickets.issue(tx, {
    orderId: order.row.id,
    userId: order.row.user_id,
    lines: lines.map((line) => ({
      id: line.id,
      product: line.product_id,
      qty: line.qty,
      fare: line.options.map(({ name }) => name).join(', '),
    })),
    now,
  });
  return moveParts(tx, order, { event: 'complete', parts, to: 'completed', by: bySystem }, now);
};
