import { isOver } from '@zanga/domain/ordering/transitions';
import type { Tx } from '../../../platform/database/connection.ts';
import { cameToNothing, moveParts } from '../order/move-parts.ts';
import type { ActingAs, StoredOrder } from '../order/order-record.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { release } from '../order/reserve.ts';
import { tellOrder } from '../order/tell-order.ts';
import { giveBackParts } from '../refunds/give-back.ts';

type Cancelling = {
  readonly by: ActingAs;
  /** The reason, for the order's history. */
  readonly why: string;
  /** Sends no message, where the customer has just replaced the order. */
  readonly quiet?: boolean;
};

/** Takes back a whole locked order that no shop has accepted: what it holds is free again, what was paid goes back. */
export const cancelOrder = async (
  tools: OrderTools,
  tx: Tx,
  order: StoredOrder,
  { by, why, quiet = false }: Cancelling,
  now: Date,
): Promise<StoredOrder> => {
  const { row } = order;
  const parts = order.parts.filter(({ state }) => !isOver(state));
  const waited = row.state === 'awaiting_payment';
  const moved = await moveParts(
    tx,
    order,
    { event: 'cancel', parts, to: 'cancelled', by, details: { why } },
    now,
  );
  await release(tools, tx, order, parts, { nothingLeft: cameToNothing(moved), now });
  const names = parts.map(({ part }) => part);
  const amount = await giveBackParts(
    tools,
    tx,
    order,
    { parts: names, key: 'cancelled', reason: why, by },
    now,
  );
  if (waited) {
    const payment = await tools.payments.of(tx, row.id);
    if (payment) await tools.payments.giveUp(tx, payment.id, { reason: why, now });
  }
  if (!quiet) await tellOrder(tools, tx, moved, { news: 'cancelled', amount }, now);
  return moved;
};
