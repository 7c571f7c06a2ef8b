import type { Tx } from '../../../platform/database/connection.ts';
import { askToCallOff } from '../job-kinds.ts';
import { moveParts } from './move-parts.ts';
import { bySystem, type StoredOrder } from './order-record.ts';
import type { OrderTools } from './order-tools.ts';

/** Hands over the tickets of a placed order at once, since they need no preparation. */
export const handOverTickets = async (
  { tickets, jobs }: Pick<OrderTools, 'tickets' | 'jobs'>,
  tx: Tx,
  order: StoredOrder,
  now: Date,
): Promise<StoredOrder> => {
  const parts = order.parts.filter(({ part, state }) => part === 'tickets' && state === 'placed');
  if (parts.length === 0) return order;
  const lines = order.lines.filter(({ part }) => part === 'tickets');
  const calledOff = await tickets.issue(tx, {
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
  // Paid in the moment in which the show was called off.
  for (const show of calledOff) await askToCallOff(jobs, tx, { orderId: order.row.id, show });
  return moveParts(tx, order, { event: 'complete', parts, to: 'completed', by: bySystem }, now);
};
