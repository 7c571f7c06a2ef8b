import type { Tx } from '../../../platform/database/connection.ts';
import type { OrderTools } from '../order/order-tools.ts';
import type { OpenChange } from './change-store.ts';
import { freeAdded } from './put-in.ts';

/**
 * Lets go of what a proposal holds that comes to nothing: the stock it has taken, and the difference that waits for a card.
 * Should that be paid in this very moment, the money goes back by itself.
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
