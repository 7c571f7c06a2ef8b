import { randomBytes } from 'node:crypto';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import { isOver } from '@zanga/domain/ordering/transitions';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { ownsOrder } from '../order/order-queries.ts';
import { lockOrder, replaceGuestKey } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';

type Ending = { readonly orderId: OrderId; readonly token: string };

/**
 * Ends a guest's key: the link in mails shows nothing any more. Only once the order is over, since its mails lead to it
 * before.
 */
export const endGuestKey = ({ db }: Pick<OrderTools, 'db'>, { orderId, token }: Ending) =>
  inTransaction(db, async (tx): Promise<undefined | Refusal<'order.not_found' | 'order.wrong_step'>> => {
    if (!(await ownsOrder(tx, orderId, { token }))) return refuse('order.not_found');
    const order = await lockOrder(tx, orderId);
    if (!order?.parts.every(({ state }) => isOver(state))) return refuse('order.wrong_step');
    // A hash without any key, since an order must belong to an account or to a key.
    await replaceGuestKey(tx, orderId, randomBytes(32));
    return undefined;
  });
