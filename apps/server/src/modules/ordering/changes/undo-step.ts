import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { orderState } from '@zanga/domain/ordering/order-state';
import { isInTime } from '@zanga/domain/ordering/undo';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { seeCard } from '../board/see-card.ts';
import { newsOf } from '../board/work-on-order.ts';
import { lockOrder, noteEvents, saveState } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { untellStep } from '../telling/tell-order.ts';
import { restorePart } from './part-store.ts';

export type Undoing = {
  readonly session: StaffSession;
  readonly orderId: OrderId;
  readonly part: PartKey;
  /** Start of the part's state: identifies the step. */
  readonly since: Date;
};

type UndoRefusal = Refusal<'order.not_found' | 'order.wrong_step' | 'order.undo_late'>;

/**
 * Undoes the last step of a part: the state before returns, and the message of the step is not sent. Only before a
 * further step and before the message left; recorded money stays recorded.
 */
export const undoStep = async (
  tools: OrderTools,
  { session, orderId, part: name, since }: Undoing,
  now: Date,
): Promise<BoardOrder | UndoRefusal> => {
  const done = await inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = order?.parts.find((one) => one.part === name);
    if (!order || !part || !mayWorkFor(session, part.shop_id)) return refuse('order.not_found');
    const { undo } = part;
    if (undo === null || part.since.getTime() !== since.getTime()) return refuse('order.wrong_step');
    if (!isInTime(new Date(undo.until), now)) return refuse('order.undo_late');
    const news = newsOf(part);
    if (news && !(await untellStep(tools, tx, order, news))) return refuse('order.undo_late');
    await restorePart(tx, { orderId, part: name }, undo);
    const states = order.parts.map((one) => (one.part === name ? undo.state : one.state));
    await saveState(tx, orderId, orderState(states), now);
    const by = { actor: 'worker', actorId: session.userId } as const;
    const details = { step: undo.event };
    const event = { orderId, part: name, event: 'undo', from: part.state, to: undo.state, by, details };
    await noteEvents(tx, [event], now);
    const changed = { kind: 'order', thing: orderId, shopId: part.shop_id } as const;
    const before = { state: part.state, promised_at: part.promised_at?.toISOString() ?? null };
    const after = { state: undo.state, promised_at: undo.promised_at };
    await noteChange(tx, session.trail, { ...changed, before, after }, now);
    return { ok: true } as const;
  });
  return done.ok ? seeCard(tools, { orderId, part: name }, now) : done;
};
