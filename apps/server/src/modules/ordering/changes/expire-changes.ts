import { changeable } from '@zanga/domain/ordering/changes/changeable';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readOpenChanges, readOverdue } from '../order/change-store.ts';
import { bySystem } from '../order/order-record.ts';
import { lockOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { close } from './close-change.ts';
import { letGo } from './let-go.ts';

/** Asks the provider one last time how the payment of a difference went. */
const settleLast = async ({ db, payments, log }: OrderTools, change: string): Promise<void> => {
  const payment = await payments.of(db, change);
  try {
    if (payment) await payments.settle(payment.id);
  } catch (error) {
    // Money that was paid unnoticed goes back by itself once it is known.
    log.warn({ err: error, change }, 'the payment of a change could not be asked for before it ended');
  }
};

/** Ends overdue proposals, and ones whose part was made or given up; the order goes on unchanged. */
export const expireChanges = async (tools: OrderTools, now: Date): Promise<void> => {
  for (const { id, orderId, paying } of await readOverdue(tools.db, now)) {
    if (paying) await settleLast(tools, id);
    await inTransaction(tools.db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      const [change] = await readOpenChanges(tx, [orderId]);
      if (!order || change?.id !== id) return;
      const state = order.parts.find(({ part }) => part === change.part)?.state;
      const made = state === undefined || !changeable.includes(state);
      if (!made && change.until > now) return;
      await letGo(tools, tx, change, now);
      await close(tx, order, { change, state: made ? 'overtaken' : 'expired', by: bySystem }, now);
    });
  }
};
