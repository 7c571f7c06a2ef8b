import { asId, type PaymentId } from '@zanga/domain/ids';
import { changeable } from '@zanga/domain/ordering/changes/changeable';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { ChangeFollower, Payment, PaymentChange } from '../../payments/public.ts';
import { type OpenChange, readChange, readOpenChanges } from '../order/change-store.ts';
import { bySystem, type StoredOrder } from '../order/order-record.ts';
import { lockOrder, noteEvents, touchOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { kindOf } from '../order/present-change.ts';
import { failRefund } from '../refunds/failed-refunds-store.ts';
import { tellOrder } from '../telling/tell-order.ts';
import { close } from './close-change.ts';
import { finishPutting } from './exchange/finish-exchange.ts';
import { stillWeighs } from './exchange/quote-exchange.ts';
import { letGo } from './let-go.ts';

type Held = { readonly order: StoredOrder; readonly change: OpenChange };

/** Adds the paid dishes to the order; where that is no longer possible, the money goes back. */
const paid = async (tools: OrderTools, tx: Tx, { order, change }: Held, payment: Payment, now: Date) => {
  // A payment that was given up goes back by itself, and is told when it does.
  if (payment.givenUp) return;
  const part = order.parts.find((one) => one.part === change.part);
  if (part && changeable.includes(part.state) && change.state === 'paying') {
    if (kindOf(change) !== 'exchange' || (await stillWeighs(tools, tx, order, change)))
      return finishPutting(tools, tx, { order, part, change }, now);
    // Pieces to take out were refunded meanwhile: the difference is not the agreed one any more.
    await letGo(tools, tx, change, now);
    return close(tx, order, { change, state: 'overtaken', by: bySystem }, now);
  }
  await tools.payments.giveUp(tx, payment.id, { reason: 'change_over', now });
};

/** Records a refund of a difference; refunds of the order itself are recorded already. */
const returned = async (
  tools: OrderTools,
  tx: Tx,
  { order, change }: Held,
  moved: Exclude<PaymentChange, { kind: 'moved' }>,
  now: Date,
) => {
  const { kind, payment, refund } = moved;
  const orderId = order.row.id;
  const happened = { orderId, part: null, from: null, to: null, by: bySystem };
  const details = { key: refund.key, amount_cents: refund.amountCents };
  if (kind === 'refund_failed') {
    await failRefund(tx, orderId, refund.key, now);
    return noteEvents(tx, [{ ...happened, event: 'refund_failed', details }], now);
  }
  if (!payment.givenUp) return;
  await touchOrder(tx, orderId);
  await noteEvents(tx, [{ ...happened, event: 'refund', details }], now);
  const part = order.parts.find((one) => one.part === change.part);
  const told = { amount: refund.amountCents, key: change.id };
  if (part) await tellOrder(tools, tx, order, { news: 'addition_returned', part, ...told }, now);
};

/** Moves changes of orders with the payments of their differences. */
export const changeFollower = (tools: OrderTools): ChangeFollower => ({
  hold: async (tx, ownerId) => {
    const known = await readChange(tx, asId('chg', ownerId));
    const order = known && (await lockOrder(tx, known.order_id));
    return async (moved, now) => {
      // Read again under the lock of the order.
      const change = known && (await readChange(tx, known.id));
      if (!order || !change) return;
      const held = { order, change };
      if (moved.kind !== 'moved') await returned(tools, tx, held, moved, now);
      else if (moved.payment.state === 'paid') await paid(tools, tx, held, moved.payment, now);
      else await touchOrder(tx, order.row.id);
    };
  },
});

/** The payment of a difference that an order waits for; undefined without one. */
export const payableDifference = async (
  { payments }: Pick<OrderTools, 'payments'>,
  db: Db,
  { row, parts }: StoredOrder,
  now: Date,
): Promise<PaymentId | undefined> => {
  const [change] = await readOpenChanges(db, [row.id]);
  if (change?.state !== 'paying' || change.until <= now) return undefined;
  const part = parts.find((one) => one.part === change.part);
  if (!part || !changeable.includes(part.state)) return undefined;
  return (await payments.of(db, change.id))?.id;
};
