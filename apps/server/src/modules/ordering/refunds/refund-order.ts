import type { Order } from '@zanga/contract/ordering/orders';
import type { Refusal } from '@zanga/contract/wire/route';
import { type PiecesToRefund, piecesLeft } from '@zanga/domain/ordering/refund-quote';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { cameToNothing } from '../order/move-parts.ts';
import { refundOfKey } from '../order/order-queries.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { mayWorkForAll, mayWorkForSome } from '../order/order-rights.ts';
import { lockOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { paidOrder } from '../order/paid-order.ts';
import { presentOrder } from '../order/present-order.ts';
import { seeOrder } from '../order/see-order.ts';
import { tellOrder } from '../order/tell-order.ts';
import { giveBack } from './give-back.ts';

export type Refunding = {
  readonly orderId: string;
  readonly session: StaffSession;
  readonly key: string;
  readonly reason: string;
  readonly items: readonly PiecesToRefund[] | null;
};

type Refused = Refusal<
  | 'order.not_found'
  | 'order.of_another_shop'
  | 'order.wrong_step'
  | 'refund.too_much'
  | 'refund.nothing_left'
  | 'refund.failed'
  | 'ticket.burnt'
>;

/** Whether there is money to give back: cash was taken, or a card was charged. */
const wasPaid = async ({ payments }: OrderTools, tx: Tx, { row }: StoredOrder): Promise<boolean> =>
  row.payment_kind === 'card' ? (await payments.of(tx, row.id))?.state === 'paid' : row.taken_cents > 0;

/** Whether all pieces are given back, so that the coupon counts as not used. */
const isAll = (order: StoredOrder, items: Refunding['items']): boolean =>
  items === null ||
  piecesLeft(paidOrder(order)).every(({ id, qty }) => items.some((one) => one.id === id && one.qty >= qty));

/** A manager gives money back, for some pieces or for all that is left; the same key does so once. */
export const refundOrder = async (
  tools: OrderTools,
  { orderId, session, key, reason, items }: Refunding,
  now: Date,
): Promise<Order | Refused> => {
  const done = await inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !mayWorkForSome(session, order)) return refuse('order.not_found');
    if (!mayWorkForAll(session, order)) return refuse('order.of_another_shop');
    const known = await refundOfKey(tx, orderId, `staff:${key}`);
    if (known !== 'none') return known === 'given' ? ({ ok: true } as const) : refuse('refund.failed');
    if (cameToNothing(order) || !(await wasPaid(tools, tx, order))) return refuse('order.wrong_step');
    const by = { actor: 'worker', actorId: session.userId } as const;
    const given = await giveBack(tools, tx, order, { pieces: items, key: `staff:${key}`, reason, by }, now);
    if (!given.ok) return given;
    if (given.amount === 0) return refuse('refund.nothing_left');
    if (order.row.coupon_id !== null && isAll(order, items)) await tools.coupons.giveBack(tx, orderId, now);
    await tellOrder(tools, tx, order, { news: 'refunded', amount: given.amount, reason, key }, now);
    const refunded = { kind: 'order', thing: orderId, shopId: order.parts[0]?.shop_id ?? null } as const;
    const before = { refunded_cents: order.row.refunded_cents };
    const after = { refunded_cents: order.row.refunded_cents + given.amount };
    await noteChange(tx, session.trail, { ...refunded, before, after, reason }, now);
    return { ok: true } as const;
  });
  if (!done.ok) return done;
  const seen = await seeOrder(tools, orderId);
  return seen ? presentOrder(seen, now) : refuse('order.not_found');
};
