import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { Refusal } from '@zanga/contract/wire/route';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { consentMinutes } from '@zanga/domain/ordering/changes/taking-out';
import type { PiecesToRefund } from '@zanga/domain/ordering/refund-quote';
import type { DeliveryState } from '@zanga/domain/ordering/states';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { lockOrder, noteEvents, touchOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { tellOrder } from '../order/tell-order.ts';
import { closeChange, insertChange, readOpenChanges } from './change-store.ts';
import { seeCard } from './see-card.ts';
import { quoteTakingOut } from './take-out.ts';

type On = { readonly session: StaffSession; readonly orderId: string; readonly part: PartKey };
export type Proposing = On & { readonly items: readonly PiecesToRefund[]; readonly reason: string };

type Refused = Refusal<
  'order.not_found' | 'order.wrong_step' | 'order.change_impossible' | 'order.change_waiting'
>;

/** Until it is made, something can be taken out of it. */
export const changeable: readonly DeliveryState[] = ['placed', 'accepted', 'preparing'];

const minuteMs = 60_000;

/** Staff propose to take pieces out. Nothing changes until whoever ordered agrees; they are asked at once. */
export const proposeChange = async (
  tools: OrderTools,
  { session, orderId, part: name, items, reason }: Proposing,
  now: Date,
): Promise<BoardOrder | Refused> => {
  const done = await inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = order?.parts.find((one) => one.part === name);
    if (!order || !part || !mayWorkFor(session, part.shop_id)) return refuse('order.not_found');
    // Whoever has left no address cannot be asked.
    if (name !== 'food' || !changeable.includes(part.state) || order.row.email === '')
      return refuse('order.wrong_step');
    const [open] = await readOpenChanges(tx, [orderId]);
    if (open && open.until > now) return refuse('order.change_waiting');
    if (open) await closeChange(tx, open.id, 'expired', now);
    const quote = await quoteTakingOut(tools, tx, order, { part: name, pieces: items });
    if (!quote) return refuse('order.change_impossible');
    const id = newId('chg');
    const until = new Date(now.getTime() + consentMinutes * minuteMs);
    const change = { id, order_id: orderId, part: name, pieces: [...items], reason, until };
    await insertChange(tx, { ...change, ...quote, by: session.userId }, now);
    await touchOrder(tx, orderId);
    const by = { actor: 'worker', actorId: session.userId } as const;
    const details = { change: id, pieces: items, reason, amount_cents: quote.amount };
    const event = { orderId, part: name, event: 'propose_change', from: null, to: null, by, details };
    await noteEvents(tx, [event], now);
    await tellOrder(tools, tx, order, { news: 'change_proposed', part: { ...part, reason }, key: id }, now);
    const thing = { kind: 'order', thing: orderId, shopId: part.shop_id } as const;
    await noteChange(tx, session.trail, { ...thing, after: { change: id, pieces: items }, reason }, now);
    return { ok: true } as const;
  });
  return done.ok ? seeCard(tools, { orderId, part: name }, now) : done;
};

/** Staff take a proposal back that has not been decided. */
export const withdrawChange = async (
  tools: OrderTools,
  { session, orderId, part: name, change }: On & { readonly change: string },
  now: Date,
): Promise<BoardOrder | Refusal<'order.not_found' | 'order.change_over'>> => {
  const done = await inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = order?.parts.find((one) => one.part === name);
    if (!order || !part || !mayWorkFor(session, part.shop_id)) return refuse('order.not_found');
    const [open] = await readOpenChanges(tx, [orderId]);
    if (open?.id !== change) return refuse('order.change_over');
    await closeChange(tx, change, 'withdrawn', now);
    await touchOrder(tx, orderId);
    const by = { actor: 'worker', actorId: session.userId } as const;
    const event = {
      orderId,
      part: name,
      event: 'withdraw_change',
      from: null,
      to: null,
      by,
      details: { change },
    };
    await noteEvents(tx, [event], now);
    const thing = { kind: 'order', thing: orderId, shopId: part.shop_id } as const;
    await noteChange(tx, session.trail, { ...thing, before: { change }, after: { change: null } }, now);
    return { ok: true } as const;
  });
  return done.ok ? seeCard(tools, { orderId, part: name }, now) : done;
};
