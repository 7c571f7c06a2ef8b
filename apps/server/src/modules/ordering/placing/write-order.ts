import { type Tx, withoutWaiting } from '../../../platform/database/connection.ts';
import { markAddressUsed } from '../../addresses/public.ts';
import type { Payment } from '../../payments/public.ts';
import { handOverTickets } from '../order/hand-over-tickets.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { emptyCart, insertOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import type { OrderWithContext } from '../telling/present-order.ts';
import { tellOrder } from '../telling/tell-order.ts';
import { type Draft, stateOf, waitsForPayment } from './draft-order.ts';

/** Saves the order with everything reserved, and does its follow-up work. */
export const writeOrder = async (
  tools: OrderTools,
  tx: Tx,
  { draft, order }: { readonly draft: Draft; readonly order: StoredOrder },
  now: Date,
): Promise<OrderWithContext> => {
  const { id, priced } = draft;
  const to = stateOf(draft);
  const by = { actor: 'customer', actorId: priced.cart.userId } as const;
  const placed = { orderId: id, event: 'place', from: null, to, by } as const;
  const events = order.parts.map(({ part }) => ({ ...placed, part }));
  await withoutWaiting(tx, (quiet) => insertOrder(quiet, { ...order, traces: draft.traces }, events, now));
  await markAddresses(tx, draft);
  const payment = waitsForPayment(draft) ? await askForPayment(tools, tx, draft) : undefined;
  const shops = priced.parts.flatMap(({ promise }) => promise?.shop ?? []);
  const after = payment ? order : await confirm(tools, tx, { order, shops }, now);
  const placedParts = order.parts.map(({ part }) => ({ part, to_state: to, at: now }));
  const handedOver = after.parts.filter(({ state }) => state !== to);
  const history = [
    ...placedParts,
    ...handedOver.map(({ part, state }) => ({ part, to_state: state, at: now })),
  ];
  return { order: after, events: history, shops, payment };
};

const markAddresses = async (tx: Tx, { priced, now }: Draft): Promise<void> => {
  for (const { delivery } of priced.parts)
    if (delivery?.address_id) await markAddressUsed(tx, delivery.address_id, now);
};

const askForPayment = ({ payments }: OrderTools, tx: Tx, { id, priced, now }: Draft): Promise<Payment> => {
  const { userId } = priced.cart;
  const amountCents = priced.priced.total;
  return payments.open(tx, { purpose: 'order', ownerId: id, userId, amountCents, capture: 'automatic', now });
};

/** Confirms an order without a card payment: it is the shop's from now on. */
const confirm = async (
  tools: OrderTools,
  tx: Tx,
  { order, shops }: Pick<OrderWithContext, 'order' | 'shops'>,
  now: Date,
): Promise<StoredOrder> => {
  const lines = order.lines.map(({ cart_line_id }) => cart_line_id);
  await withoutWaiting(tx, (quiet) => emptyCart(quiet, { cartId: order.row.cart_id, lines }, now));
  const handed = await handOverTickets(tools, tx, order, now);
  await tellOrder(tools, tx, handed, { news: 'placed', shops }, now);
  return handed;
};
