import { orders } from '@zanga/contract/ordering/orders';
import type { LineId, OrderChangeId, OrderId, UserId } from '@zanga/domain/ids';
import { chargeLines } from '../../../platform/http/limits/cost-of-lines.ts';
import { type Call, type MountTools, mount } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/refusal.ts';
import { decideChange } from '../changes/decide-change.ts';
import { endGuestKey } from '../guard/end-guest-key.ts';
import { listOrders, ownsOrder, readShops } from '../order/order-queries.ts';
import type { OrderOwner } from '../order/order-record.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { type Placing, type PlacingTools, placeOrder } from '../placing/place-order.ts';
import { receiptOf } from '../receipt/receipt-of.ts';
import { refundTicket } from '../refunds/refund-ticket.ts';
import { rehearseOrder } from '../rehearsal/rehearse-order.ts';
import type { RehearsedKeys } from '../rehearsal/rehearsed-keys.ts';
import { presentOrder, presentSummary } from '../telling/present-order.ts';
import { followOwnOrder, seeOrder, seeOwnOrder } from '../telling/see-order.ts';
import { cancelOwnOrder } from './cancel-own-order.ts';
import { seeAgain } from './see-again.ts';
import { withdrawOrder } from './withdraw-order.ts';

type Own = { readonly orderId: OrderId; readonly owner: OrderOwner };

type Tools = PlacingTools & { readonly rehearsed: RehearsedKeys };

/** Places an order; a rehearsed one of this process is placed and rolled back. */
const placed = async (tools: Tools, placing: Placing, now: Date) => {
  const place = tools.rehearsed.has(placing.form.idempotency_key) ? rehearseOrder : placeOrder;
  const answer = await place(tools, placing, now);
  if (!answer.ok) return answer;
  const seen = answer.seen ?? (await seeOrder(tools, answer.orderId));
  if (!seen) throw new Error('An order that was placed cannot be read');
  const isGuest = placing.owner.kind === 'visitor';
  return { order: presentOrder(seen, now), token: isGuest ? tools.guestKeys.keyOf(answer.orderId) : null };
};

type FormWithCaptcha = Placing['form'] & { readonly captcha?: string | undefined };

/** Counts the lines of the cart for the rate limit, as the cart does. */
const placedBy = (
  tools: Tools,
  owner: Placing['owner'],
  { captcha, ...form }: FormWithCaptcha,
  { ip, costs, now }: Pick<Call, 'ip' | 'costs' | 'now'>,
) => placed(tools, { owner, form, from: { ip, captcha }, countLines: chargeLines(costs) }, now);

const cancelled = async (tools: OrderTools, own: Own, now: Date) => {
  const answer = await cancelOwnOrder(tools, own, now);
  return answer.ok ? seeOwnOrder(tools, own, now) : answer;
};

type OwnDecision = Own & { readonly change: OrderChangeId; readonly agree: boolean };

const decided = async (tools: OrderTools, own: OwnDecision, now: Date) => {
  const answer = await decideChange(tools, own, now);
  return answer.ok ? seeOwnOrder(tools, own, now) : answer;
};

const withdrawn = async (tools: OrderTools, own: Own & { readonly items: readonly LineId[] }, now: Date) => {
  const answer = await withdrawOrder(tools, own, now);
  return answer.ok ? seeOwnOrder(tools, own, now) : answer;
};

const ticketsOf = async (tools: OrderTools, orderId: OrderId, token: string, now: Date) =>
  (await ownsOrder(tools.db, orderId, { token }))
    ? tools.tickets.of({ orderId }, now)
    : refuse('order.not_found');

const list = async (tools: OrderTools, userId: UserId, page: number, now: Date) => {
  const { orders: found, total, lastPage } = await listOrders(tools.db, userId, page);
  const shopIds = new Set(found.flatMap(({ parts }) => parts.flatMap(({ shop_id }) => shop_id ?? [])));
  const shops = await readShops(tools.db, [...shopIds]);
  return {
    data: found.map((order) => presentSummary(order, shops, now)),
    meta: { total, page, last_page: lastPage },
  };
};

/** Orders of customers, identified by their session, and of guests, who hold the key of one. */
export const mountOrders = (mounting: MountTools, tools: Tools): void =>
  mount(mounting, orders, {
    'POST /api/orders': ({ body: { cart_token, ...form }, call }) =>
      placedBy(tools, { kind: 'visitor', token: cart_token }, form, call),
    'POST /api/customer/orders': ({ body, call }) =>
      placedBy(tools, { kind: 'customer', userId: call.session.userId }, body, call),
    'GET /api/customer/orders': ({ query: { page = 1 }, call: { session, now } }) =>
      list(tools, session.userId, page, now),
    'GET /api/customer/orders/:order': ({ params: { order }, call: { session, now } }) =>
      seeOwnOrder(tools, { orderId: order, owner: { userId: session.userId } }, now),
    'POST /api/orders/:order': ({ params: { order }, body, call: { now } }) =>
      seeOwnOrder(tools, { orderId: order, owner: body }, now),
    'GET /api/customer/orders/:order/live': ({ params: { order }, call: { session } }) =>
      followOwnOrder(tools, { orderId: order, owner: { userId: session.userId } }),
    'POST /api/orders/:order/live': ({ params: { order }, body }) =>
      followOwnOrder(tools, { orderId: order, owner: body }),
    'GET /api/customer/orders/:order/receipt': ({ params: { order }, call: { session, now } }) =>
      receiptOf(tools, { orderId: order, owner: { userId: session.userId } }, now),
    'POST /api/orders/:order/receipt': ({ params: { order }, body, call: { now } }) =>
      receiptOf(tools, { orderId: order, owner: body }, now),
    'POST /api/customer/orders/:order/cancel': ({ params: { order }, call: { session, now } }) =>
      cancelled(tools, { orderId: order, owner: { userId: session.userId } }, now),
    'POST /api/customer/orders/:order/change': ({ params: { order }, body, call: { session, now } }) =>
      decided(tools, { orderId: order, owner: { userId: session.userId }, ...body }, now),
    'POST /api/orders/:order/change': ({ params: { order }, body: { token, ...body }, call: { now } }) =>
      decided(tools, { orderId: order, owner: { token }, ...body }, now),
    'POST /api/orders/:order/end-key': ({ params: { order }, body: { token } }) =>
      endGuestKey(tools, { orderId: order, token }),
    'POST /api/orders/:order/cancel': ({ params: { order }, body, call: { now } }) =>
      cancelled(tools, { orderId: order, owner: body }, now),
    'GET /api/customer/orders/:order/again': ({ params: { order }, call: { session, now } }) =>
      seeAgain(tools, { orderId: order, owner: { userId: session.userId } }, now),
    'POST /api/orders/:order/again': ({ params: { order }, body, call: { now } }) =>
      seeAgain(tools, { orderId: order, owner: body }, now),
    'POST /api/orders/:order/tickets': ({ params: { order }, body: { token }, call: { now } }) =>
      ticketsOf(tools, order, token, now),
    'POST /api/customer/orders/:order/tickets/:ticket/refund': ({ params, call: { session, now } }) =>
      refundTicket(
        tools,
        { orderId: params.order, ticketId: params.ticket, owner: { userId: session.userId } },
        now,
      ),
    'POST /api/orders/:order/tickets/:ticket/refund': ({ params, body: { token }, call: { now } }) =>
      refundTicket(tools, { orderId: params.order, ticketId: params.ticket, owner: { token } }, now),
    'POST /api/orders/:order/withdraw': ({ params: { order }, body: { token, items }, call: { now } }) =>
      withdrawn(tools, { orderId: order, owner: { token }, items }, now),
    'POST /api/customer/orders/:order/withdraw': ({ params: { order }, body, call: { session, now } }) =>
      withdrawn(tools, { orderId: order, owner: { userId: session.userId }, items: body.items }, now),
  });
