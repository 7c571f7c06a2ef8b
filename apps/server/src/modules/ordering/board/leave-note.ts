import type { OfficeNote } from '@zanga/contract/ordering/order-desk';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { mayWorkForSome } from '../order/order-rights.ts';
import { lockOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { readNames } from './board-queries.ts';
import { readNotes } from './desk-queries.ts';
import { insertNote } from './notes-store.ts';
import { presentNotes } from './see-desk.ts';

export type Leaving = {
  readonly session: StaffSession;
  readonly orderId: OrderId;
  readonly text: string;
  readonly key: string;
};

/** Adds a note for colleagues to an order, in any state. */
export const leaveNote = async (
  { db }: Pick<OrderTools, 'db'>,
  { session, orderId, text, key }: Leaving,
  now: Date,
): Promise<{ notes: OfficeNote[] } | Refusal<'order.not_found'>> => {
  const left = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !mayWorkForSome(session, order)) return refuse('order.not_found');
    const note = await insertNote(tx, { orderId, userId: session.userId, text, key }, now);
    const noted = { kind: 'order', thing: orderId, shopId: order.parts[0]?.shop_id ?? null } as const;
    // The text stays with the order; the audit holds only the id.
    if (note !== undefined) await noteChange(tx, session.trail, { ...noted, after: { note } }, now);
    return { ok: true } as const;
  });
  if (!left.ok) return left;
  const notes = await readNotes(db, orderId);
  const names = await readNames(db, [...new Set(notes.map(({ user_id }) => user_id))]);
  return { notes: presentNotes(notes, names) };
};
