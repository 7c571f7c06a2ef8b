import type { OrderId, ProductId } from '@zanga/domain/ids';
import { isOver } from '@zanga/domain/ordering/transitions';
import { atMoment } from '@zanga/domain/time-words';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { NothingToDo } from '../../../platform/job-queue/kinds.ts';
import type { CalledOff } from '../../cinema/public.ts';
import { cameToNothing, moveParts } from '../order/move-parts.ts';
import { bySystem, type StoredOrder } from '../order/order-record.ts';
import { lockOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { cancelOrder } from '../refunds/cancel-order.ts';
import { giveBack } from '../refunds/give-back.ts';
import { tellOrder } from '../telling/tell-order.ts';
import { isAllOf, isHandedOver, showKey, ticketsLeft } from './show-quote.ts';

type CallingOff = { readonly orderId: OrderId; readonly show: ProductId };

const wordsFor = ({ film, reason }: CalledOff): string => `Lo spettacolo “${film}” è annullato: ${reason}`;

const newsOf = ({ film, startsAt, reason }: CalledOff, show: string, now: Date) => ({
  news: 'show_cancelled' as const,
  show: `“${film}”, ${atMoment(startsAt, now)}`,
  reason,
  key: show,
});

/** Ends an unpaid order for this show alone; a mixed one is handled when it is paid. */
const endWaiting = async (
  tools: OrderTools,
  tx: Tx,
  order: StoredOrder,
  of: CalledOff,
  show: string,
  now: Date,
) => {
  if (order.row.state !== 'awaiting_payment' || !isAllOf(order, show)) return;
  const news = { ...newsOf(of, show, now), amount: 0, rest: false };
  const told = { words: wordsFor(of), news };
  await cancelOrder(tools, tx, order, { by: bySystem, why: 'show_cancelled', told }, now);
};

/** Ends the part with the tickets if all of them are for this show; tickets of other shows stay. */
const endPart = async (
  tools: OrderTools,
  tx: Tx,
  order: StoredOrder,
  of: CalledOff,
  show: string,
  now: Date,
) => {
  const lines = order.lines.filter(({ part }) => part === 'tickets');
  if (lines.some(({ product_id }) => product_id !== show)) return order;
  const parts = order.parts.filter(({ part }) => part === 'tickets');
  const details = { why: 'show_cancelled' };
  const ended = {
    event: 'cancel',
    parts,
    to: 'cancelled',
    by: bySystem,
    reason: wordsFor(of),
    details,
  } as const;
  const moved = await moveParts(tx, order, ended, now);
  if (cameToNothing(moved) && order.row.coupon_id !== null)
    await tools.coupons.giveBack(tx, order.row.id, now);
  return moved;
};

/**
 * Refunds the tickets of one order for a show that was called off, and tells the customer. Happens once: an order
 * without valid tickets is done already.
 */
export const callOffOrder = (tools: OrderTools, { orderId, show }: CallingOff, now: Date): Promise<void> =>
  inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new NothingToDo('order_unknown', orderId);
    const of = await tools.tickets.calledOff(tx, show);
    if (!of) throw new NothingToDo('show_not_called_off', show);
    if (!isHandedOver(order)) return endWaiting(tools, tx, order, of, show, now);
    const [tickets] = await tools.tickets.ofShow(tx, show, orderId);
    if (!tickets || tickets.out === 0) return;
    const by = of.by === null ? bySystem : ({ actor: 'worker', actorId: of.by } as const);
    const wanted = { pieces: ticketsLeft(order, show), calledOff: true, key: showKey(show), by };
    const given = await giveBack(tools, tx, order, { ...wanted, reason: wordsFor(of) }, now);
    if (!given.ok)
      throw new Error(`Tickets of a show that was called off cannot be given back: ${given.code}`);
    const ended = await endPart(tools, tx, order, of, show, now);
    const rest = ended.parts.some(({ state }) => !isOver(state));
    await tellOrder(tools, tx, ended, { ...newsOf(of, show, now), amount: given.amount, rest }, now);
  });
