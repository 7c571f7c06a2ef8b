import { randomBytes } from 'node:crypto';
import type { Refusal } from '@zanga/contract/wire/route';
import { isOver } from '@zanga/domain/ordering/transitions';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { ownsOrder } from '../order/order-queries.ts';
import { lockOrder, replaceGuestKey } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';

type Ending = { readonly orderId: string; readonly token: string };

/**
 * Ends a guest's key: whoever was sent the link, or finds the mail, sees nothing any more. Only of an order that is over:
 * while it goes on, its mails lead to it.
 */
export const endGuestKey = ({ db }: Pick<OrderTools, 'db'>, { orderId, token }: Ending) =>
  inTransaction(db, async (tx): Promise<undefined | Refusal<'order.not_found' | 'order.wrong_step'>> => {
    if (!(await ownsOrder(tx, orderId, { token }))) return refuse('order.not_found');
    const order = await lockOrder(tx, orderId);
    if (!order?.parts.every(({ state }) => isOver(state))) return refuse('order.wrong_step');
    // A hash of nothing that anybody knows, since an order belongs to an account or to a key.
    await replaceGuestKey(tx, orderId, randomBytes(32));
    return undefined;
  });
