import type { OrderId } from '@zanga/domain/ids';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import type { Tx } from '../../../platform/database/connection.ts';
import type { Undo } from '../order/row-queries.ts';

type OfPart = { readonly orderId: OrderId; readonly part: PartKey };

type Promised = {
  readonly promised_at: Date;
  readonly begin_at: Date | null;
  /** Follows the promise, if the customer had wanted a certain time. */
  readonly wanted_at?: Date;
  readonly slot_at?: Date;
  readonly slot_pieces?: number;
  readonly slot_orders?: number;
  readonly slot_minutes?: number | null;
};

/** Saves another promise; the alarm starts anew, and the step before cannot be undone any more. */
export const savePromise = async (tx: Tx, { orderId, part }: OfPart, promised: Promised): Promise<void> => {
  await tx
    .updateTable('order_parts')
    .set({ ...promised, alarm: null, undo: null })
    .where('order_id', '=', orderId)
    .where('part', '=', part)
    .execute();
};

/** Records when a part was changed with its customer's consent, and its pieces for the kitchen. */
export const saveChanged = async (
  tx: Tx,
  { orderId, part }: OfPart,
  pieces: number,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('order_parts')
    .set({ changed_at: now, pieces })
    .where('order_id', '=', orderId)
    .where('part', '=', part)
    .execute();
};

/** Restores a part to before its last step. */
export const restorePart = async (tx: Tx, { orderId, part }: OfPart, was: Undo): Promise<void> => {
  const { state, since, promised_at, begin_at, alarm } = was;
  await tx
    .updateTable('order_parts')
    .set({ state, since, promised_at, begin_at, alarm, completed_at: null, undo: null })
    .where('order_id', '=', orderId)
    .where('part', '=', part)
    .execute();
  await tx.updateTable('orders').set({ completed_at: null }).where('id', '=', orderId).execute();
};
