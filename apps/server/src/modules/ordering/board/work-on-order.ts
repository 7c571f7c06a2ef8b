import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import { honestPromise } from '@zanga/domain/ordering/answering/honest-promise';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import type { DeliveryState } from '@zanga/domain/ordering/states';
import { type OrderEvent, stepOrder } from '@zanga/domain/ordering/transitions';
import { messageWait } from '@zanga/domain/ordering/undo';
import type { Busy } from '@zanga/domain/shops/rush/busy';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransactionThenRead } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readBusy } from '../../shops/public-state.ts';
import type { TableLeft } from '../../tables/public.ts';
import { dueOf, paysWhenGoing } from '../order/due-at-till.ts';
import { cameToNothing, type Move, moveParts } from '../order/move-parts.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { lockOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { release } from '../order/reserve.ts';
import type { PartRow } from '../order/row-queries.ts';
import { giveBackParts } from '../refunds/give-back.ts';
import type { StepNews } from '../telling/news.ts';
import { tellOrder } from '../telling/tell-order.ts';
import { readBoardRows } from './board-queries.ts';
import { seeCard } from './see-card.ts';

export type Work = {
  readonly session: StaffSession;
  readonly orderId: OrderId;
  readonly part: PartKey;
} & (
  | { readonly event: 'accept'; readonly minutes: number | undefined }
  | { readonly event: 'reject'; readonly reason: string; readonly back?: Cents | undefined }
  | { readonly event: 'prepare' | 'finish' | 'send_out' | 'complete' | 'close' }
);

type WorkRefusal = Refusal<'order.not_found' | 'order.wrong_step' | 'order.not_collected'>;

const minuteMs = 60_000;

const takeStep = async (
  tools: OrderTools,
  tx: Tx,
  work: Work,
  now: Date,
): Promise<{ readonly ok: true } | WorkRefusal> => {
  const { orderId, part: name, session } = work;
  const order = await lockOrder(tx, orderId);
  const part = order?.parts.find((one) => one.part === name);
  if (!order || !part || !mayWorkFor(session, part.shop_id)) return refuse('order.not_found');
  const step = stepOrder(part.state, work.event, { by: 'worker', mode: part.mode });
  if (step.step === 'refused') return refuse('order.wrong_step');
  if (step.step !== 'moved') return { ok: true };
  if ((work.event === 'close' || (work.event === 'complete' && !paysWhenGoing(part))) && dueOf(order) > 0)
    return refuse('order.not_collected');
  if (work.event === 'reject' && work.back !== undefined) {
    const [seen] = await readBoardRows(tx, [{ order_id: orderId, part: name }]);
    if (seen?.back !== work.back) return refuse('order.wrong_step');
  }
  const busy = part.shop_id === null ? null : await readBusy(tx, part.shop_id, now);
  await move(tools, tx, { order, part, work, to: step.to, busy }, now);
  return { ok: true };
};

/** A step of staff with a part of an order: decided by the table of transitions, saved, and notified. */
export const workOnOrder = (tools: OrderTools, work: Work, now: Date): Promise<BoardOrder | WorkRefusal> =>
  inTransactionThenRead<{ readonly ok: true }, WorkRefusal, BoardOrder | WorkRefusal>(
    tools.db,
    (tx) => takeStep(tools, tx, work, now),
    (db) => seeCard({ db }, work, now),
  );

type Moving = {
  readonly order: StoredOrder;
  readonly part: PartRow;
  readonly work: Work;
  readonly to: DeliveryState;
  /** Whether its shop is busy and promises longer times. */
  readonly busy: Busy | null;
};

/** Accepts as promised; a promise in the past becomes one that can be kept, and the customer is told. */
const withHonestPromise = (move: Move, { part: { mode, promised_at }, busy }: Moving, now: Date): Move => {
  if (mode !== 'delivery' && mode !== 'pickup') return move;
  const promisedAt = honestPromise(promised_at, now, busy);
  return promisedAt !== null && promisedAt !== promised_at ? { ...move, promisedAt } : move;
};

const moveOf = (moving: Moving, undoSeconds: number, now: Date): Move => {
  const { part, work, to } = moving;
  const by = { actor: 'worker', actorId: work.session.userId } as const;
  const move = { event: work.event satisfies OrderEvent, parts: [part], to, by, undoSeconds };
  if (work.event === 'reject') return { ...move, reason: work.reason };
  if (work.event !== 'accept') return move;
  if (work.minutes === undefined) return withHonestPromise(move, moving, now);
  return { ...move, promisedAt: new Date(now.getTime() + work.minutes * minuteMs), begins: 'now' };
};

const noteMove = (tx: Tx, { part, work, to }: Moving, { reason, promisedAt }: Move, now: Date) => {
  const before = { state: part.state, promised_at: part.promised_at };
  const after = { state: to, promised_at: promisedAt ?? part.promised_at };
  const change = { kind: 'order', thing: work.orderId, shopId: part.shop_id, before, after, reason } as const;
  return noteChange(tx, work.session.trail, change, now);
};

/**
 * A table is left, and owes nothing: its brought orders leave the board. An order that is still being made stays there,
 * since staff have to see to it.
 */
export const serveTable =
  (tools: OrderTools): TableLeft =>
  async (tx, { orders, session }, now) => {
    for (const orderId of orders) {
      const order = await lockOrder(tx, orderId);
      const ready = order?.parts.filter(({ mode, state }) => mode === 'onshop' && state === 'ready') ?? [];
      for (const part of ready) {
        const work = { session, orderId, part: part.part, event: 'complete' } as const;
        if (order) await move(tools, tx, { order, part, work, to: 'completed', busy: null }, now);
      }
    }
  };

const move = async (tools: OrderTools, tx: Tx, moving: Moving, now: Date): Promise<void> => {
  const { order, part, work } = moving;
  const planned = moveOf(moving, tools.undoSeconds, now);
  const moved = await moveParts(tx, order, planned, now);
  await noteMove(tx, moving, planned, now);
  const after = moved.parts.find((one) => one.part === part.part) ?? part;
  if (work.event === 'reject') {
    await release(tools, tx, order, [part], { nothingLeft: cameToNothing(moved), now });
    const back = { parts: [part.part], key: `rejected:${part.part}`, reason: work.reason, by: planned.by };
    const amount = await giveBackParts(tools, tx, order, back, now);
    return tellOrder(tools, tx, moved, { news: 'rejected', part: after, amount }, now);
  }
  const news = newsOf(after);
  if (news) await tellOrder(tools, tx, moved, { ...news, afterSeconds: messageWait(tools.undoSeconds) }, now);
};

/** Steps that the customer hears of; at a table they see for themselves. */
export const newsOf = (part: PartRow): StepNews | undefined => {
  switch (part.state) {
    case 'accepted':
      return { news: 'accepted', part };
    case 'ready':
      return part.mode === 'pickup' ? { news: 'ready', part } : undefined;
    case 'out_for_delivery':
      return { news: part.mode === 'shipping' ? 'shipped' : 'sent', part };
    default:
      return undefined;
  }
};
