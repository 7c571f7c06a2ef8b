import type { OrderId } from '@zanga/domain/ids';
import { isOver } from '@zanga/domain/ordering/transitions';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { NothingToDo } from '../../../platform/job-queue/kinds.ts';
import { voidJob } from '../job-kinds.ts';
import { moveParts } from '../order/move-parts.ts';
import { dueOrders } from '../order/order-queries.ts';
import { bySystem } from '../order/order-record.ts';
import { lockOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { release } from '../order/reserve.ts';

const most = 200;

/** Asks the provider once more how a payment went; its report may be lost. */
const settleLast = async ({ db, payments, log }: OrderTools, orderId: OrderId): Promise<void> => {
  const payment = await payments.of(db, orderId);
  try {
    if (payment) await payments.settle(payment.id);
  } catch (error) {
    // A silent provider does not keep stock from others: the order expires, and a payment is handled later.
    log.warn({ err: error, orderId }, 'a payment could not be asked for before its order expired');
  }
};

const expire = (tools: OrderTools, orderId: OrderId, now: Date) =>
  inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.row.state !== 'awaiting_payment') return;
    const parts = order.parts.filter(({ state }) => !isOver(state));
    await moveParts(tx, order, { event: 'expire', parts, to: 'expired', by: bySystem }, now);
    await release(tools, tx, order, parts, { nothingLeft: true, now });
    await tools.jobs.enqueue(tx, voidJob, { orderId }, orderId);
  });

/** Expires unpaid orders and frees everything they hold; orders paid without a report are placed. */
export const expireOrders = async (tools: OrderTools): Promise<void> => {
  const now = tools.clock();
  for (const orderId of await dueOrders(tools.db, now, most)) {
    await settleLast(tools, orderId);
    await expire(tools, orderId, now).catch((error: unknown) => {
      // Tried again in a minute; the orders after it expire now.
      tools.log.error({ err: error, orderId }, 'an order that nobody has paid could not be ended');
    });
  }
};

/**
 * Settles the payment of an expired order one last time: money that has come may still revive the order. Only then is
 * the payment given up; later money goes back by itself.
 */
export const voidPayment = async (tools: OrderTools, orderId: OrderId): Promise<void> => {
  const payment = await tools.payments.of(tools.db, orderId);
  if (!payment) throw new NothingToDo('payment_unknown', orderId);
  await tools.payments.settle(payment.id);
  await inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const current = await tools.payments.of(tx, orderId);
    if (order?.row.state !== 'expired' || !current || current.state === 'paid') return;
    await tools.payments.giveUp(tx, current.id, { reason: 'order_expired', now: tools.clock() });
  });
};
