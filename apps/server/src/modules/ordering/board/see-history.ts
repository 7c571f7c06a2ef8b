import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { Desk } from '@zanga/contract/ordering/order-desk';
import type { Order } from '@zanga/contract/ordering/orders';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session } from '../../../platform/session.ts';
import { isWithinReach } from '../finding/reach-back.ts';
import { mayWorkForSome } from '../order/order-rights.ts';
import type { OrderTools } from '../order/order-tools.ts';
import type { EventRow } from '../order/row-queries.ts';
import { type FailedRefund, readFailedRefunds } from '../refunds/failed-refunds-store.ts';
import { presentOrder } from '../telling/present-order.ts';
import { seeOrder } from '../telling/see-order.ts';
import { readBoardRows, readNames } from './board-queries.ts';
import { orderIdOf } from './desk-queries.ts';
import { presentBoardOrder } from './present-board.ts';
import { seeDesk } from './see-desk.ts';

const presentEvent = (event: EventRow, names: ReadonlyMap<string, string>) => ({
  at: event.at.toISOString(),
  part: event.part,
  event: event.event,
  from: event.from_state,
  to: event.to_state,
  actor: event.actor,
  name: event.actor === 'worker' ? (names.get(event.actor_id ?? '') ?? null) : null,
  details: event.details,
});

const presentFailed = ({ id, amount, reason, failedAt }: FailedRefund) => ({
  id,
  amount,
  reason,
  failed_at: failedAt.toISOString(),
});

type OrderHistory = {
  order: Order;
  failed_refunds: ReturnType<typeof presentFailed>[];
  history: ReturnType<typeof presentEvent>[];
  parts: BoardOrder[];
} & Desk;

/** History of an order, by its id or its reference, for staff who work on one of its parts. */
export const seeHistory = async (
  tools: OrderTools,
  { session, order }: { readonly session: Session; readonly order: OrderId },
  now: Date,
): Promise<OrderHistory | Refusal<'order.not_found'>> => {
  const orderId = await orderIdOf(tools.db, order);
  const seen = await seeOrder(tools, orderId);
  const mine =
    seen !== undefined && mayWorkForSome(session, seen.order) && isWithinReach(session, seen.order, now);
  if (!seen || !mine) return refuse('order.not_found');
  const staff = seen.events.flatMap(({ actor, actor_id }) =>
    actor === 'worker' && actor_id ? [actor_id] : [],
  );
  const failed = await readFailedRefunds(tools.db, orderId);
  const names = await readNames(tools.db, [...new Set(staff)]);
  const own = seen.order.parts.filter(({ shop_id }) => mayWorkFor(session, shop_id));
  const parts = await readBoardRows(
    tools.db,
    own.map(({ part }) => ({ order_id: orderId, part })),
  );
  return {
    order: presentOrder(seen, now),
    failed_refunds: failed.filter(({ isSettled }) => !isSettled).map(presentFailed),
    ...(await seeDesk(tools, seen)),
    parts: parts.map((part) => presentBoardOrder(part, now)),
    history: seen.events.map((event) => presentEvent(event, names)),
  };
};
