import type { Tx } from '../../../platform/database/connection.ts';
import type { OpenChange } from '../order/change-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { freeAdded } from './put-in.ts';

/**
 * Releases the reserved stock and the unpaid difference of a proposal that failed. Money paid in this very moment goes
 * back by itself.
 */
export const letGo = async (
  { payments }: Pick<OrderTools, 'payments'>,
  tx: Tx,
  { id, state, added }: OpenChange,
  now: Date,
): Promise<void> => {
  if (state !== 'paying') return;
  await freeAdded(tx, added);
  const payment = await payments.of(tx, id);
  if (payment) await payments.giveUp(tx, payment.id, { reason: 'change_over', now });
};
