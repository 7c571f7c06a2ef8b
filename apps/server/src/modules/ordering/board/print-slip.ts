import type { Refusal } from '@zanga/contract/wire/route';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { lockOrder, noteEvents, savePrints, touchOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';

type Printing = { readonly session: StaffSession; readonly orderId: string; readonly part: PartKey };

/** Notes that the slip of a part is printed, by whom and how often: two slips in a kitchen are two dishes. */
export const printSlip = (
  { db }: OrderTools,
  { session, orderId, part: name }: Printing,
  now: Date,
): Promise<{ readonly prints: number } | Refusal<'order.not_found'>> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = order?.parts.find((one) => one.part === name);
    if (!part || !mayWorkFor(session, part.shop_id)) return refuse('order.not_found');
    const prints = part.prints + 1;
    await savePrints(tx, { orderId, part: name }, prints);
    const by = { actor: 'worker', actorId: session.userId } as const;
    const event = { orderId, part: name, event: 'print', from: null, to: null, by, details: { prints } };
    await noteEvents(tx, [event], now);
    await touchOrder(tx, orderId);
    const thing = { kind: 'order', thing: orderId, shopId: part.shop_id } as const;
    const [before, after] = [{ prints: part.prints }, { prints }];
    await noteChange(tx, session.trail, { ...thing, before, after }, now);
    return { prints };
  });
