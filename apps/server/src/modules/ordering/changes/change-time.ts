import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { seeCard } from '../board/see-card.ts';
import { lockOrder, noteEvents, touchOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { moveRoom } from '../order/reserve.ts';
import type { PartRow } from '../order/row-queries.ts';
import { tellOrder } from '../telling/tell-order.ts';
import { savePromise } from './part-store.ts';
import { timesOfPart } from './times-of-part.ts';

export type ChangingTime = {
  readonly session: StaffSession;
  readonly orderId: OrderId;
  readonly part: PartKey;
  readonly at: Date;
  /** The promise that the person had before them. */
  readonly expected: Date | null;
};

type ChangeTimeRefusal = Refusal<'order.not_found' | 'order.wrong_step' | 'order.slot_gone'>;

const minuteMs = 60_000;

/** A new promise with its room and the begin in the kitchen; undefined for an unavailable time. */
const promiseAt = async (tx: Tx, orderId: OrderId, part: PartRow, at: Date, now: Date) => {
  const found = await timesOfPart(tx, part, now);
  if (!found) return 'over';
  const room = found.roomAt(at);
  if (room === 'none') return undefined;
  // A part in the making has begun, at any promise.
  if (room === null)
    return { promised_at: at, begin_at: part.begin_at, ...(part.wanted_at && { wanted_at: at }) };
  const { slotAt, capacity, slotMinutes, leadMinutes } = room;
  const slot = {
    ...{
      slot_at: slotAt,
      slot_pieces: capacity.pieces,
      slot_orders: capacity.orders,
      slot_minutes: slotMinutes,
    },
  };
  if (!(await moveRoom(tx, orderId, { ...part, ...slot }))) return undefined;
  return {
    promised_at: at,
    wanted_at: at,
    begin_at: new Date(at.getTime() - leadMinutes * minuteMs),
    ...slot,
  };
};

/** Changes the promise of a part: slot and begin in the kitchen follow, and the customer is told. */
export const changeTime = async (
  tools: OrderTools,
  { session, orderId, part: name, at, expected }: ChangingTime,
  now: Date,
): Promise<BoardOrder | ChangeTimeRefusal> => {
  const done = await inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = order?.parts.find((one) => one.part === name);
    if (!order || !part || !mayWorkFor(session, part.shop_id)) return refuse('order.not_found');
    // A second press of the same button.
    if (part.promised_at?.getTime() === at.getTime()) return { ok: true } as const;
    if (part.promised_at?.getTime() !== expected?.getTime()) return refuse('order.wrong_step');
    const promised = await promiseAt(tx, orderId, part, at, now);
    if (promised === 'over') return refuse('order.wrong_step');
    if (!promised) return refuse('order.slot_gone');
    await savePromise(tx, { orderId, part: name }, promised);
    await touchOrder(tx, orderId);
    const by = { actor: 'worker', actorId: session.userId } as const;
    const details = { from: part.promised_at, promised_at: at };
    const event = { orderId, part: name, event: 'change_time', from: null, to: null, by, details };
    await noteEvents(tx, [event], now);
    const told = {
      news: 'time_changed',
      part: { ...part, ...promised },
      key: String(order.row.version),
    } as const;
    await tellOrder(tools, tx, order, told, now);
    const changed = { kind: 'order', thing: orderId, shopId: part.shop_id } as const;
    const [before, after] = [{ promised_at: part.promised_at }, { promised_at: at }];
    await noteChange(tx, session.trail, { ...changed, before, after }, now);
    return { ok: true } as const;
  });
  return done.ok ? seeCard(tools, { orderId, part: name }, now) : done;
};
