import type { Refusal } from '@zanga/contract/wire/route';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { ownsOrder } from '../order/order-queries.ts';
import { bySystem, customerOf, type OrderOwner, type StoredOrder } from '../order/order-record.ts';
import { lockOrder, noteEvents, touchOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { tellOrder } from '../order/tell-order.ts';
import { giveBack } from '../refunds/give-back.ts';
import {
  closeChange,
  type Decided,
  type OpenChange,
  readLateChanges,
  readOpenChanges,
} from './change-store.ts';
import { changeable } from './propose-change.ts';
import { lessen, quoteTakingOut } from './take-out.ts';

export type Deciding = {
  readonly orderId: string;
  readonly owner: OrderOwner;
  readonly change: string;
  readonly agree: boolean;
};

const close = async (
  tx: Tx,
  order: StoredOrder,
  change: OpenChange,
  state: Decided,
  now: Date,
): Promise<void> => {
  await closeChange(tx, change.id, state, now);
  await touchOrder(tx, order.row.id);
  const by = state === 'agreed' || state === 'refused' ? customerOf(order) : bySystem;
  const details = { change: change.id, amount_cents: change.amount_cents };
  const event = {
    orderId: order.row.id,
    part: change.part,
    event: `change_${state}`,
    from: null,
    to: null,
    by,
    details,
  };
  await noteEvents(tx, [event], now);
};

/** Whether it is still what was proposed: not made yet, the same sum, the same way back. */
const isAsProposed = async (tools: OrderTools, tx: Tx, order: StoredOrder, change: OpenChange) => {
  const part = order.parts.find((one) => one.part === change.part);
  if (!part || !changeable.includes(part.state)) return false;
  const quote = await quoteTakingOut(tools, tx, order, change);
  return quote?.amount === change.amount_cents && quote.back === change.back;
};

/** Takes out what was agreed to: what was paid goes back the way it came, what was not is less to pay. */
const carryOut = async (tools: OrderTools, tx: Tx, order: StoredOrder, change: OpenChange, now: Date) => {
  const { id, pieces, reason, back } = change;
  if (back === 'less') return lessen(tx, order, pieces);
  const wanted = { pieces, key: `change:${id}`, reason, by: customerOf(order), keepFees: true };
  const given = await giveBack(tools, tx, order, wanted, now);
  if (!given.ok) throw new Error(`What was agreed to cannot be given back: ${given.code}`);
  const told = { amount: given.amount, reason, key: id, byHand: back === 'hand' };
  return tellOrder(tools, tx, order, { news: 'refunded', ...told }, now);
};

/** Whoever ordered agrees to a proposal, or leaves the order as it is; once, and only to what they were shown. */
export const decideChange = (
  tools: OrderTools,
  { orderId, owner, change: id, agree }: Deciding,
  now: Date,
): Promise<{ readonly ok: true } | Refusal<'order.not_found' | 'order.change_over'>> =>
  inTransaction(tools.db, async (tx) => {
    const order = (await ownsOrder(tx, orderId, owner)) ? await lockOrder(tx, orderId) : undefined;
    if (!order) return refuse('order.not_found');
    const [change] = await readOpenChanges(tx, [orderId]);
    if (change?.id !== id || change.until <= now) return refuse('order.change_over');
    if (!agree) {
      await close(tx, order, change, 'refused', now);
      return { ok: true };
    }
    if (!(await isAsProposed(tools, tx, order, change))) return refuse('order.change_over');
    await carryOut(tools, tx, order, change, now);
    await close(tx, order, change, 'agreed', now);
    return { ok: true };
  });

/** Ends proposals whose time is over; the order goes on as it is, and its board hears of it. */
export const expireChanges = async (tools: OrderTools, now: Date): Promise<void> => {
  for (const orderId of await readLateChanges(tools.db, now))
    await inTransaction(tools.db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      const [change] = await readOpenChanges(tx, [orderId]);
      if (order && change && change.until <= now) await close(tx, order, change, 'expired', now);
    });
};
