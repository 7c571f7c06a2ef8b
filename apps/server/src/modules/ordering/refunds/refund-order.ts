import type { Order } from '@zanga/contract/ordering/orders';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import { add, type Cents } from '@zanga/domain/money';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { type PiecesToRefund, piecesLeft } from '@zanga/domain/ordering/refund-quote';
import type { Giving } from '@zanga/domain/ordering/refunds/giving';
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
import { presentOrder } from '../telling/present-order.ts';
import { seeOrder } from '../telling/see-order.ts';
import { tellOrder } from '../telling/tell-order.ts';
import { giveBack } from './give-back.ts';

export type Refunding = {
  readonly orderId: OrderId;
  readonly session: StaffSession;
  readonly key: string;
  readonly reason: string;
  readonly items: readonly PiecesToRefund[] | null;
  readonly fee?: PartKey | undefined;
  readonly sum?: Cents | undefined;
  readonly by_hand?: string | undefined;
  readonly expected?: { readonly amount: Cents; readonly left: Cents } | undefined;
};

type RefundRefusal = Refusal<
  | 'order.not_found'
  | 'order.of_another_shop'
  | 'order.wrong_step'
  | 'refund.changed'
  | 'refund.too_much'
  | 'refund.nothing_left'
  | 'refund.failed'
  | 'ticket.burnt'
>;

/** Whether there is money to refund: cash was taken, or a card was charged. */
const wasPaid = async ({ payments }: OrderTools, tx: Tx, { row }: StoredOrder): Promise<boolean> =>
  row.payment_kind === 'card' ? (await payments.of(tx, row.id))?.state === 'paid' : row.taken_cents > 0;

/** A delivery fee or a sum, for a refund without pieces. */
const insteadOf = ({ fee, sum }: Pick<Refunding, 'fee' | 'sum'>): Giving | undefined => {
  if (fee !== undefined) return { kind: 'fee', part: fee };
  return sum === undefined ? undefined : { kind: 'sum', amount: sum };
};

/** Whether all pieces are refunded, so that the coupon counts as unused. */
const isAll = (order: StoredOrder, { items, ...rest }: Refunding): boolean =>
  insteadOf(rest) === undefined &&
  (items === null ||
    piecesLeft(paidOrder(order)).every(({ id, qty }) =>
      items.some((one) => one.id === id && one.qty >= qty),
    ));

/** A manager refunds pieces, a delivery fee, a sum or everything left; the same key does so once. */
export const refundOrder = async (
  tools: OrderTools,
  refunding: Refunding,
  now: Date,
): Promise<Order | RefundRefusal> => {
  const { orderId, session, key, reason, items, by_hand: byHand, expected } = refunding;
  const done = await inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !mayWorkForSome(session, order)) return refuse('order.not_found');
    if (!mayWorkForAll(session, order)) return refuse('order.of_another_shop');
    const known = await refundOfKey(tx, orderId, `staff:${key}`);
    if (known !== 'none') return known === 'given' ? ({ ok: true } as const) : refuse('refund.failed');
    if (cameToNothing(order) || !(await wasPaid(tools, tx, order))) return refuse('order.wrong_step');
    const by = { actor: 'worker', actorId: session.userId } as const;
    const what = { pieces: items, instead: insteadOf(refunding), byHand, expected };
    const given = await giveBack(tools, tx, order, { ...what, key: `staff:${key}`, reason, by }, now);
    if (!given.ok) return given;
    if (given.amount === 0) return refuse('refund.nothing_left');
    if (order.row.coupon_id !== null && isAll(order, refunding))
      await tools.coupons.giveBack(tx, orderId, now);
    const told = { amount: given.amount, reason, key, byHand: byHand !== undefined };
    await tellOrder(tools, tx, order, { news: 'refunded', ...told }, now);
    const refunded = { kind: 'order', thing: orderId, shopId: order.parts[0]?.shop_id ?? null } as const;
    const before = { refunded_cents: order.row.refunded_cents };
    const after = { refunded_cents: add(order.row.refunded_cents, given.amount) };
    await noteChange(tx, session.trail, { ...refunded, before, after, reason }, now);
    return { ok: true } as const;
  });
  if (!done.ok) return done;
  const seen = await seeOrder(tools, orderId);
  return seen ? presentOrder(seen, now) : refuse('order.not_found');
};
