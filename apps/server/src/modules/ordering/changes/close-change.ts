import type { Tx } from '../../../platform/database/connection.ts';
import { type ChangeOutcome, closeChange, type OpenChange } from '../order/change-store.ts';
import type { ActingAs, StoredOrder } from '../order/order-record.ts';
import { noteEvents, touchOrder } from '../order/order-store.ts';

type Closing = { readonly change: OpenChange; readonly state: ChangeOutcome; readonly by: ActingAs };

/** Ends a proposal, and announces it to the order's history and to every open page. */
export const close = async (
  tx: Tx,
  order: StoredOrder,
  { change, state, by }: Closing,
  now: Date,
): Promise<void> => {
  await closeChange(tx, change.id, state, now);
  await touchOrder(tx, order.row.id);
  const event = state === 'expired' && change.state === 'paying' ? 'change_unpaid' : `change_${state}`;
  const details = { change: change.id, amount_cents: change.amount_cents };
  const happened = { orderId: order.row.id, part: change.part, from: null, to: null, by };
  await noteEvents(tx, [{ ...happened, event, details }], now);
};
