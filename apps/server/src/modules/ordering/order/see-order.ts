import type { Order } from '@zanga/contract/ordering/orders';
import type { Refusal } from '@zanga/contract/wire/route';
import { refuse } from '../../../platform/refusal.ts';
import { additionPayments } from '../changes/card-payments.ts';
import { readOpenChanges } from '../changes/change-store.ts';
import { readOpenRedos } from '../redo/redo-store.ts';
import { ownsOrder, readEvents, readOrder, readOwnRow, readShops, withParts } from './order-queries.ts';
import type { OrderOwner, StoredOrder } from './order-record.ts';
import type { OrderTools } from './order-tools.ts';
import { type OrderWithContext, presentOrder } from './present-order.ts';
import type { EventRow } from './row-queries.ts';

type WithHistory = Omit<OrderWithContext, 'events'> & { readonly events: readonly EventRow[] };

/** An order with everything that is shown beside it, whoever's it is. */
export const seeOrder = async (tools: OrderTools, orderId: string): Promise<WithHistory | undefined> => {
  const order = await readOrder(tools.db, orderId);
  return order && withContext(tools, order);
};

const withContext = async ({ db, payments }: OrderTools, order: StoredOrder): Promise<WithHistory> => {
  const orderId = order.row.id;
  const shopIds = order.parts.flatMap(({ shop_id, ordered_shop_id }) =>
    [shop_id, ordered_shop_id].flatMap((id) => id ?? []),
  );
  const [events, shops, [change], payment] = await Promise.all([
    readEvents(db, orderId),
    readShops(db, shopIds),
    readOpenChanges(db, [orderId]),
    order.row.payment_kind === 'card' ? payments.of(db, orderId) : undefined,
  ]);
  // Few orders are made again or have something put in: only theirs is asked for.
  const redone = events.some(({ event }) => event === 'redo');
  const redos = redone ? await readOpenRedos(db, [orderId]) : [];
  const added = payment !== undefined && order.lines.some(({ added_at }) => added_at !== null);
  const more = added ? await additionPayments({ payments }, db, orderId) : [];
  return { order, events, shops, payment, more, change, redos };
};

type OrderQuery = { readonly orderId: string; readonly owner: OrderOwner };

/** One's own order; another person's is answered like one that does not exist. */
export const seeOwnOrder = async (
  tools: OrderTools,
  { orderId, owner }: OrderQuery,
  now: Date,
): Promise<Order | Refusal<'order.not_found'>> => {
  const row = await readOwnRow(tools.db, orderId, owner);
  if (!row) return refuse('order.not_found');
  return presentOrder(await withContext(tools, await withParts(tools.db, row)), now);
};

/** One's own order, now and after each change; its words are those of the moment they are sent. */
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
