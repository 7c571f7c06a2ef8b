import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { isUnderWay } from '@zanga/domain/ordering/transitions';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { bySystem } from '../order/order-record.ts';
import { lockOrder, noteEvents, savePrints, touchOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import type { PartRow } from '../order/row-queries.ts';

type Printing = { readonly session: StaffSession; readonly orderId: OrderId; readonly part: PartKey };

const partToPrint = async (tx: Tx, { session, orderId, part: name }: Printing) => {
  const order = await lockOrder(tx, orderId);
  const part = order?.parts.find((one) => one.part === name);
  return part && mayWorkFor(session, part.shop_id) ? part : undefined;
};

/** A device that prints by itself acts as the system. */
const isAlone = ({ userId, device }: StaffSession): boolean => String(userId) === device?.id;

const note = async (tx: Tx, part: PartRow, { session, orderId, part: name }: Printing, now: Date) => {
  const prints = part.prints + 1;
  await savePrints(tx, { orderId, part: name }, prints);
  const alone = isAlone(session);
  const by = alone ? bySystem : ({ actor: 'worker', actorId: session.userId } as const);
  const event = { orderId, part: name, event: 'print', from: null, to: null, by, details: { prints } };
  await noteEvents(tx, [event], now);
  await touchOrder(tx, orderId);
  const thing = { kind: 'order', thing: orderId, shopId: part.shop_id } as const;
  const [before, after] = [{ prints: part.prints }, { prints }];
  const trail = alone ? { ...session.trail, userId: null, posts: [] } : session.trail;
  await noteChange(tx, trail, { ...thing, before, after }, now);
  return { prints };
};

/** Records a print of a slip, with its person and count: two slips in a kitchen are two dishes. */
export const printSlip = (
  { db }: OrderTools,
  printing: Printing,
  now: Date,
): Promise<{ readonly prints: number } | Refusal<'order.not_found'>> =>
  inTransaction(db, async (tx) => {
    const part = await partToPrint(tx, printing);
    return part ? note(tx, part, printing, now) : refuse('order.not_found');
  });

/**
 * Gives the slip of an accepted part to the first screen that asks before printing: of two tabs, two devices or a
 * reloaded page, one prints. A slip that was printed already is given to none.
 */
export const printFirstSlip = (
  { db }: OrderTools,
  printing: Printing,
  now: Date,
): Promise<{ readonly mine: boolean } | Refusal<'order.not_found'>> =>
  inTransaction(db, async (tx) => {
    const part = await partToPrint(tx, printing);
    if (!part) return refuse('order.not_found');
    if (part.prints > 0 || !isUnderWay(part.state)) return { mine: false };
    await note(tx, part, printing, now);
    return { mine: true };
  });
