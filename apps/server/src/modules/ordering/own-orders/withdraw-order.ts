import type { Refusal } from '@zanga/contract/wire/route';
import type { LineId, OrderId } from '@zanga/domain/ids';
import { quoteRefund } from '@zanga/domain/ordering/refund-quote';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { ownsOrder } from '../order/order-queries.ts';
import { customerOf, type OrderOwner } from '../order/order-record.ts';
import { lockOrder, noteEvents, saveWithdrawn, touchOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { paidOrder } from '../order/paid-order.ts';
import { withdrawalFor } from '../telling/present-order.ts';
import { tellOrder } from '../telling/tell-order.ts';

type Withdrawing = {
  readonly orderId: OrderId;
  readonly owner: OrderOwner;
  readonly items: readonly LineId[];
};

/**
 * The declaration of withdrawal: stored with its time, acknowledged by mail at once. The refund follows once staff have
 * seen the goods come back.
 */
export const withdrawOrder = (
  tools: OrderTools,
  { orderId, owner, items }: Withdrawing,
  now: Date,
): Promise<{ readonly ok: true } | Refusal<'order.not_found' | 'order.not_withdrawable'>> =>
  inTransaction(tools.db, async (tx) => {
    const order = (await ownsOrder(tx, orderId, owner)) ? await lockOrder(tx, orderId) : undefined;
    if (!order) return refuse('order.not_found');
    const lines = order.lines.filter(({ id }) => items.includes(id));
    const isAgain = lines.length > 0 && lines.every(({ withdrawn_at }) => withdrawn_at !== null);
    if (isAgain && lines.length === new Set(items).size) return { ok: true };
    const { lines: possible } = withdrawalFor(order, now);
    if (!items.every((id) => possible.includes(id))) return refuse('order.not_withdrawable');
    const pieces = lines.map(({ id, qty, refunded_qty }) => ({ id, qty: qty - refunded_qty }));
    const quote = quoteRefund(paidOrder(order), pieces);
    if (!quote.ok) return refuse('order.not_withdrawable');
    await saveWithdrawn(tx, items, now);
    const happened = { orderId, part: null, event: 'withdraw', from: null, to: null, by: customerOf(order) };
    await noteEvents(tx, [{ ...happened, details: { items } }], now);
    await touchOrder(tx, orderId);
    const names = lines.map(({ name, qty }) => `${qty} × ${name}`);
    const news = {
      news: 'withdrawn',
      items: names,
      amount: quote.amount,
      key: items.toSorted().join('+'),
    } as const;
    await tellOrder(tools, tx, order, news, now);
    return { ok: true };
  });
