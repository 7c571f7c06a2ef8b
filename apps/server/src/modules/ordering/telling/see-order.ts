import type { Order } from '@zanga/contract/ordering/orders';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import { onOneConnection } from '../../../platform/database/connection.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Payment } from '../../payments/public.ts';
import { additionPayments } from '../order/card-payments.ts';
import { readOpenChanges } from '../order/change-store.ts';
import { ownsOrder, readWithHistory } from '../order/order-queries.ts';
import type { OrderOwner } from '../order/order-record.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { readOpenRedos } from '../order/redo-store.ts';
import type { EventRow } from '../order/row-queries.ts';
import { type OrderWithContext, presentOrder } from './present-order.ts';

type WithHistory = Omit<OrderWithContext, 'events'> & { readonly events: readonly EventRow[] };

/** An order with its card payment, in one message: most orders have one. */
const find = ({ db, payments }: OrderTools, orderId: OrderId, owner?: OrderOwner) =>
  onOneConnection(db, (one) =>
    Promise.all([readWithHistory(one, orderId, owner), payments.of(one, orderId)]),
  );

/** An order with everything shown beside it, of any owner. */
export const seeOrder = async (tools: OrderTools, orderId: OrderId): Promise<WithHistory | undefined> => {
  const [found, latest] = await find(tools, orderId);
  return found && withContext(tools, { ...found, latest });
};

type FoundOrder = Pick<WithHistory, 'order' | 'events' | 'shops'> & { readonly latest: Payment | undefined };

const withContext = async (
  { db, payments }: OrderTools,
  { order, events, shops, latest }: FoundOrder,
): Promise<WithHistory> => {
  const orderId = order.row.id;
  const payment = order.row.payment_kind === 'card' ? latest : undefined;
  // Few orders have changes, pieces made again or additions: queries are for these only.
  const proposed = events.some(({ event }) => event.startsWith('propose_'));
  const [change] = proposed ? await readOpenChanges(db, [orderId]) : [];
  const redone = events.some(({ event }) => event === 'redo');
  const redos = redone ? await readOpenRedos(db, [orderId]) : [];
  const added = payment !== undefined && order.lines.some(({ added_at }) => added_at !== null);
  const more = added ? await additionPayments({ payments }, db, orderId) : [];
  return { order, events, shops, payment, more, change, redos };
};

type OrderQuery = { readonly orderId: OrderId; readonly owner: OrderOwner };

/** An order of this owner; another person's is answered like one that does not exist. */
export const seeOwnOrder = async (
  tools: OrderTools,
  { orderId, owner }: OrderQuery,
  now: Date,
): Promise<Order | Refusal<'order.not_found'>> => {
  const [found, latest] = await find(tools, orderId, owner);
  if (!found) return refuse('order.not_found');
  return presentOrder(await withContext(tools, { ...found, latest }), now);
};

/** An order of this owner, now and after each change; its words are of the moment of sending. */
export const followOwnOrder = async (
  tools: OrderTools,
  { orderId, owner }: OrderQuery,
): Promise<AsyncIterable<Order> | Refusal<'order.not_found'>> => {
  if (!(await ownsOrder(tools.db, orderId, owner))) return refuse('order.not_found');
  return tools.live.follow([`order:${orderId}`], `order ${orderId}`, async () => {
    const seen = await seeOrder(tools, orderId);
    return seen && presentOrder(seen, tools.clock());
  });
};
