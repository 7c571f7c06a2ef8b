import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { seeCard } from '../board/see-card.ts';
import { closeChange, readOpenChanges } from '../order/change-store.ts';
import { lockOrder, noteEvents, touchOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { letGo } from './let-go.ts';

type Withdrawing = {
  readonly session: StaffSession;
  readonly orderId: OrderId;
  readonly part: PartKey;
  readonly change: string;
};

/** Staff withdraw a proposal that is not carried out yet; a payment that runs for it is given up. */
export const withdrawChange = async (
  tools: OrderTools,
  { session, orderId, part: name, change }: Withdrawing,
  now: Date,
): Promise<BoardOrder | Refusal<'order.not_found' | 'order.change_over'>> => {
  const done = await inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = order?.parts.find((one) => one.part === name);
    if (!order || !part || !mayWorkFor(session, part.shop_id)) return refuse('order.not_found');
    const [open] = await readOpenChanges(tx, [orderId]);
    if (open?.id !== change) return refuse('order.change_over');
    await letGo(tools, tx, open, now);
    await closeChange(tx, change, 'withdrawn', now);
    await touchOrder(tx, orderId);
    const by = { actor: 'worker', actorId: session.userId } as const;
    const happened = { orderId, part: name, from: null, to: null, by } as const;
    await noteEvents(tx, [{ ...happened, event: 'withdraw_change', details: { change } }], now);
    const thing = { kind: 'order', thing: orderId, shopId: part.shop_id } as const;
    await noteChange(tx, session.trail, { ...thing, before: { change }, after: { change: null } }, now);
    return { ok: true } as const;
  });
  return done.ok ? seeCard(tools, { orderId, part: name }, now) : done;
};
