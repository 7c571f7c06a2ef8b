import { createHash } from 'node:crypto';
import type { PlaceOrder } from '@zanga/contract/orders';
import type { Refusal } from '@zanga/contract/route';
import type { OrderId } from '@zanga/domain/ids';
import type { Tx } from '../../platform/database/connection.ts';
import { newId } from '../../platform/new-id.ts';
import { markAddressUsed } from '../addresses/public.ts';
import { cancelOrder } from './cancel-order.ts';
import { lockCart } from './cart-queries.ts';
import type { CartOwner } from './cart-record.ts';
import { type Draft, lineRows, orderRow, partRow, scopeOf, stateOf, waitsForPayment } from './draft-order.ts';
import { hashGuestKey } from './guest-keys.ts';
import { lockOrder, readOrder, readTermsVersion, waitingOrdersOf } from './order-queries.ts';
import { bySystem } from './order-record.ts';
import { emptyCart, findKey, insertOrder, noteEvents, takeKey, takeNumbers } from './order-store.ts';
import type { OrderTools } from './order-tools.ts';
import { readCartForOrder } from './price-stored-cart.ts';
import { no } from './refusal.ts';
import { takeRoom } from './reserve.ts';
import { takeStock } from './stock-store.ts';
import { tellOrder } from './tell-order.ts';
import { decide } from './transaction-store.ts';
import { whyNotOrder } from './why-not-order.ts';

export type Placing = { readonly owner: CartOwner; readonly form: PlaceOrder };

type Refused = Refusal<
  | 'cart.not_found'
  | 'order.total_changed'
  | 'order.not_possible'
  | 'order.slot_gone'
  | 'order.sold_out'
  | 'order.age_check'
  | 'order.key_reused'
  | 'order.payment_not_allowed'
  | 'terms.outdated'
>;
export type PlacedOrder = { readonly ok: true; readonly orderId: string } | Refused;

/** A key is its owner's; a guest's is that of the cart. */
const keyOf = ({ owner, form: { idempotency_key, ...words } }: Placing) => ({
  owner: owner.kind === 'customer' ? owner.userId : hashGuestKey(owner.token).toString('base64url'),
  key: idempotency_key,
  hash: createHash('sha256').update(JSON.stringify(words)).digest(),
});

const known = (found: { orderId: string; same: boolean }): PlacedOrder =>
  found.same ? { ok: true, orderId: found.orderId } : no('order.key_reused');

/**
 * Places an order: key, price, stock, room, coupon and payment in one transaction, before anybody is charged. Always
 * taken in this order, which is what keeps two orders from waiting for each other.
 */
export const placeOrder = async (tools: OrderTools, placing: Placing, now: Date): Promise<PlacedOrder> => {
  const before = await findKey(tools.db, keyOf(placing));
  if (before) return known(before);
  // Somebody who orders the same cart anew has given up the attempt that still waits for its payment.
  for (const id of await waitingOrdersOf(tools.db, placing.form.cart_id, keyOf(placing)))
    await supersede(tools, placing, id, now);
  const orderId = newId('ord');
  return decide(tools.db, async (tx): Promise<PlacedOrder> => {
    const taken = await takeKey(tx, { ...keyOf(placing), orderId }, now);
    return taken ? known(taken) : place(tools, tx, { placing, orderId }, now);
  });
};

/** Only its owner's: a cart's id alone says nothing. */
const supersede = (tools: OrderTools, { owner, form }: Placing, id: string, now: Date) =>
  decide(tools.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const cart = await lockCart(tx, owner, form.cart_id);
    if (order?.row.state === 'awaiting_payment' && cart)
      await cancelOrder(tools, tx, order, { by: bySystem, why: 'superseded', quiet: true }, now);
  });

const place = async (
  tools: OrderTools,
  tx: Tx,
  { placing: { owner, form }, orderId }: { readonly placing: Placing; readonly orderId: OrderId },
  now: Date,
): Promise<PlacedOrder> => {
  const cart = { cartId: form.cart_id, owner };
  const priced = await readCartForOrder(tools, tx, cart, now);
  if (!priced) return no('cart.not_found');
  const refused = whyNotOrder(priced, form, await readTermsVersion(tx));
  if (refused) return refused;
  const { idempotency_key: _, expected_total: __, ...said } = form;
  const tokenHash = owner.kind === 'visitor' ? hashGuestKey(tools.guestKeys.keyOf(orderId)) : null;
  const draft: Draft = { id: orderId, priced, said, tokenHash, now };
  return reserveAndWrite(tools, tx, draft, now);
};

const reserveAndWrite = async (tools: OrderTools, tx: Tx, draft: Draft, now: Date): Promise<PlacedOrder> => {
  const { id, priced } = draft;
  const stock = await takeStock(
    tx,
    priced.lines.map(({ stored }) => ({ product: stored.product, qty: stored.qty })),
  );
  if (!stock.ok) return no('order.sold_out');
  const parts = priced.parts.map((part) => ({ ...partRow(draft, part), scope: scopeOf(part) }));
  if (!(await takeRoom(tx, id, parts))) return no('order.slot_gone');
  if (!(await useCoupon(tools, tx, draft))) return no('order.total_changed');
  const numbers = await takeNumbers(
    tx,
    parts.map(({ scope }) => scope),
    now,
  );
  const numbered = parts.map(({ scope, ...part }) => ({ ...part, number: numbers.get(scope) ?? '' }));
  await insertOrder(tx, orderRow(draft, numbers), numbered, lineRows(draft, stock.counted));
  const by = { actor: 'customer', actorId: priced.cart.userId } as const;
  const placed = { orderId: id, event: 'place', from: null, to: stateOf(draft), by } as const;
  await noteEvents(
    tx,
    numbered.map(({ part }) => ({ ...placed, part })),
    now,
  );
  await markAddresses(tx, draft);
  await (waitsForPayment(draft) ? askForPayment(tools, tx, draft) : confirm(tools, tx, draft));
  return { ok: true, orderId: id };
};

const useCoupon = async ({ coupons }: OrderTools, tx: Tx, { id, priced, now }: Draft): Promise<boolean> => {
  if (!priced.coupon) return true;
  const use = { couponId: priced.coupon.id, orderId: id, userId: priced.cart.userId, now };
  return (await coupons.take(tx, { ...use, savedCents: priced.priced.couponSaving })) === 'taken';
};

const markAddresses = async (tx: Tx, { priced, now }: Draft): Promise<void> => {
  for (const { wish } of priced.parts) if (wish?.address_id) await markAddressUsed(tx, wish.address_id, now);
};

const askForPayment = async ({ payments }: OrderTools, tx: Tx, { id, priced, now }: Draft): Promise<void> => {
  const { userId } = priced.cart;
  const amountCents = priced.priced.total;
  await payments.open(tx, { purpose: 'order', ownerId: id, userId, amountCents, capture: 'automatic', now });
};

/** Nothing is to be waited for: the order is the shop's. */
const confirm = async (tools: OrderTools, tx: Tx, { id, priced, now }: Draft): Promise<void> => {
  const lines = priced.lines.map(({ stored }) => stored.id);
  await emptyCart(tx, priced.cart.id, lines, now);
  const order = await readOrder(tx, id);
  if (order) await tellOrder(tools, tx, order, { news: 'placed' }, now);
};
