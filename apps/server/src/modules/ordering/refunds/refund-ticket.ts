import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId, TicketId } from '@zanga/domain/ids';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { ownsOrder } from '../order/order-queries.ts';
import { customerOf, type OrderOwner } from '../order/order-record.ts';
import { lockOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { tellOrder } from '../telling/tell-order.ts';
import { giveBack } from './give-back.ts';

type Returning = { readonly orderId: OrderId; readonly ticketId: TicketId; readonly owner: OrderOwner };

type RefundTicketRefusal = Refusal<
  'order.not_found' | 'ticket.not_found' | 'ticket.burnt' | 'ticket.cancelled' | 'ticket.too_late'
>;

const reason = 'biglietto del cinema reso';

/** A customer returns a ticket: the seat is free again and the money goes back; repeating changes nothing. */
export const refundTicket = async (
  tools: OrderTools,
  { orderId, ticketId, owner }: Returning,
  now: Date,
): Promise<{ readonly ok: true; readonly refunded: number } | RefundTicketRefusal> =>
  inTransaction(tools.db, async (tx) => {
    if (!(await ownsOrder(tx, orderId, owner))) return refuse('order.not_found');
    const order = await lockOrder(tx, orderId);
    const ticket = await tools.tickets.hold(tx, ticketId, now);
    if (!order || ticket?.orderId !== orderId) return refuse('ticket.not_found');
    if (ticket.refunded) return { ok: true, refunded: 0 };
    if (!ticket.may.ok) return refuse(`ticket.${ticket.may.code}`);
    const key = `ticket:${ticketId}`;
    const pieces = [{ id: ticket.line, qty: 1 }];
    const back = { pieces, tickets: [ticketId], key, reason, by: customerOf(order) };
    const given = await giveBack(tools, tx, order, back, now);
    if (!given.ok) throw new Error(`A ticket cannot be given back: ${given.code}`);
    if (given.amount > 0)
      await tellOrder(tools, tx, order, { news: 'refunded', amount: given.amount, reason, key }, now);
    return { ok: true, refunded: given.amount };
  });
