import { createHash } from 'node:crypto';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { inOrderOfLocks } from '../../../platform/database/order-of-locks.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isTaken } from '../../../platform/database/unique-violation.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { holdsOpen } from '../../tables/public.ts';
import type { CartOwner, StoredCart } from '../cart/cart-record.ts';
import { lockCart } from '../cart/cart-store.ts';
import type { CountLines } from '../cart/count-lines.ts';
import { type PricedStoredCart, priceCartForOrder } from '../cart/price-stored-cart.ts';
import { tableOfCart } from '../cart/table-of-cart.ts';
import type { OrderGuard } from '../guard/order-guard.ts';
import { hashGuestKey } from '../order/guest-keys.ts';
import type { KnownOrder, OrderKey } from '../order/order-queries.ts';
import { bySystem } from '../order/order-record.ts';
import { lockOrder, takeKey } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { cancelOrder } from '../refunds/cancel-order.ts';
import type { OrderWithContext } from '../telling/present-order.ts';
import type { OrderForm } from './draft-order.ts';
import { type From, guardOrder } from './guard-order.ts';
import { reserveForOrder, takePieces } from './reserve-for-order.ts';
import { whyNotOrder } from './why-not-order.ts';
import { writeOrder } from './write-order.ts';

export type Placing = {
  readonly owner: CartOwner;
  readonly form: OrderForm;
  /** Network address and captcha of the call; undefined at a totem, whose place is known. */
  readonly from?: { readonly ip: string; readonly captcha: string | undefined };
  /** The totem of the order: its cart names it too, and everything comes from its shop. */
  readonly totem?: { readonly id: string; readonly shop: string };
  /** Counts the lines of the cart, since a call with many costs more of its limit. */
  readonly countLines?: CountLines;
};

type PlacingRefusal = Refusal<
  | 'cart.not_found'
  | 'cart.stale'
  | 'order.total_changed'
  | 'order.coupon_not_first'
  | 'order.not_possible'
  | 'order.table_needed'
  | 'order.slot_gone'
  | 'order.sold_out'
  | 'order.age_check'
  | 'order.key_reused'
  | 'order.payment_not_allowed'
  | 'terms.outdated'
  | 'terms.to_agree'
  | 'brand.closed'
  | 'order.blocked'
  | 'order.too_many_open'
  | 'order.too_many_today'
  | 'order.code_needed'
  | 'order.table_full'
  | 'order.captcha_needed'
>;
export type PlacedOrder =
  /** The order to show; null for one placed by an earlier try with the same key. */
  { readonly ok: true; readonly orderId: OrderId; readonly seen: OrderWithContext | null } | PlacingRefusal;

/** Dependencies of placing orders. */
export type PlacingTools = OrderTools & { readonly guard: OrderGuard };

/** Idempotency key of an order, with its owner (a customer, or a guest by the cart's key) and a hash of the form. */
const keyOf = ({ owner, form: { idempotency_key, ...words } }: Placing): OrderKey => ({
  owner: owner.kind === 'customer' ? owner.userId : hashGuestKey(owner.token).toString('base64url'),
  key: idempotency_key,
  hash: createHash('sha256').update(JSON.stringify(words)).digest(),
});

const known = ({ orderId, same }: KnownOrder): PlacedOrder =>
  same ? { ok: true, orderId, seen: null } : refuse('order.key_reused');

/** Unpaid orders of the same cart: they are cancelled first, then the order is tried again. */
type InTheWay = { readonly waiting: readonly OrderId[] };

/**
 * Places an order: key, price, stock, room, coupon and payment in one transaction, before any card is charged. Rows are
 * locked as `orderOfLocks` says, so that two orders never deadlock. Ordering the same cart anew replaces its unpaid order.
 */
export const placeOrder = async (tools: PlacingTools, placing: Placing, now: Date): Promise<PlacedOrder> => {
  const from = await provenFrom(tools, placing, now);
  for (;;) {
    const done = await orAgain(() =>
      inTransaction(tools.db, (tx) => tryToPlace(tools, tx, { placing, from }, now)),
    );
    if (!('waiting' in done)) return done;
    for (const id of done.waiting) await supersede(tools, placing, id, now);
  }
};

/** Places an order in the caller's transaction, which may be rolled back. */
export const placeOnce = async (
  tools: PlacingTools,
  tx: Tx,
  placing: Placing,
  now: Date,
): Promise<PlacedOrder> => {
  const done = await tryToPlace(tools, tx, { placing, from: unproven(placing) }, now);
  if ('waiting' in done) throw new Error('An order of the same cart waits for its payment');
  return done;
};

/** Tries once more when another order took the same reference in this moment. */
const orAgain = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isTaken(error, 'orders_reference')) throw error;
    return work();
  }
};

type HeldCart = { readonly cart: StoredCart; readonly orderId: OrderId };

/** Locks the cart and takes the key: of two orders of one cart, the second sees the first. */
const holdCart = async (tx: Tx, placing: Placing, now: Date): Promise<HeldCart | PlacedOrder | InTheWay> => {
  const { owner, form } = placing;
  const orderId = newId('ord');
  const { carts: cart, order_keys: tries } = await inOrderOfLocks({
    carts: () => lockCart(tx, owner, form.cart_id),
    order_keys: () => takeKey(tx, { ...keyOf(placing), orderId, cartId: form.cart_id }, now),
  });
  if (tries.known) return known(tries.known);
  // A refusal from here on also undoes the taking of the key.
  if (!cart) return refuse('cart.not_found');
  if (form.cart_version !== undefined && form.cart_version !== cart.version) return refuse('cart.stale');
  // Cancelled outside of this transaction, because moving an order locks order before cart, never the other way round.
  if (tries.waiting.length > 0) return { waiting: tries.waiting };
  return { cart, orderId };
};

/** Judges, guards, reserves and writes; each step keeps the locks of the steps before it, so that none deadlocks. */
const tryToPlace = async (
  tools: PlacingTools,
  tx: Tx,
  { placing, from }: { readonly placing: Placing; readonly from: From | undefined },
  now: Date,
): Promise<PlacedOrder | InTheWay> => {
  const { owner, form, totem, countLines } = placing;
  const held = await holdCart(tx, placing, now);
  if (!('cart' in held)) return held;
  const { cart, orderId } = held;
  countLines?.(cart.lines.length);

  const priced = await priceCartForOrder(tools, tx, cart, now);
  if (!isWhereItSays(priced, totem)) return refuse('order.not_possible');
  const refused = whyNotOrder(priced, form);
  if (refused) return refused;
  if (!(await tablesAreOpen(tx, priced))) return refuse('order.not_possible');

  const [guarded, pieces] = await Promise.all([
    guardOrder(tools.guard, tx, { priced, form, owner, from }, now),
    takePieces(tx, priced),
  ]);
  if (!guarded.ok) return guarded;
  if (!pieces.ok) return refuse('order.sold_out');

  const { idempotency_key: _, expected_total: __, cart_version: ___, ...checked } = form;
  const tokenHash = owner.kind === 'visitor' ? hashGuestKey(tools.guestKeys.keyOf(orderId)) : null;
  const draft = { id: orderId, priced, form: checked, tokenHash, traces: guarded.traces, now };
  const { takenFor } = pieces;
  const reserved = await reserveForOrder(tools, tx, { draft, takenFor, guarded }, now);
  if (!reserved.ok) return reserved;

  return { ok: true, orderId, seen: await writeOrder(tools, tx, { draft, order: reserved.order }, now) };
};

/** Origin of a call without a solved captcha. */
const unproven = ({ from }: Placing): From | undefined => from && { ip: from.ip, captcha: false };

/** Origin of a call with its captcha verified, before the transaction: the verifier may be a remote server. */
const provenFrom = async ({ guard }: PlacingTools, { from }: Placing, now: Date) => {
  if (!from) return undefined;
  const { ip, captcha } = from;
  if (captcha === undefined) return { ip, captcha: false };
  const checked = await guard.captcha.verify(captcha, { ip, now, purpose: 'order' });
  return { ip, captcha: checked === 'passed' };
};

/** Cancels the order that this one replaces. Its cart must be the caller's: the id alone proves nothing. */
const supersede = (tools: OrderTools, { owner, form }: Placing, id: OrderId, now: Date) =>
  inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const cart = await lockCart(tx, owner, form.cart_id);
    if (order?.row.state === 'awaiting_payment' && cart)
      await cancelOrder(tools, tx, order, { by: bySystem, why: 'superseded', quiet: true }, now);
  });

/** Whether a totem's cart is ordered at that totem, and not by a browser at home. */
const isWhereItSays = ({ cart, parts }: PricedStoredCart, totem: Placing['totem']): boolean =>
  cart.meta.totem === totem?.id &&
  (totem === undefined || parts.every(({ promise }) => promise?.shop.id === totem.shop));

/** Waits for a table that is being closed at this moment; a closed one takes no orders. */
const tablesAreOpen = async (tx: Tx, { cart, parts }: PricedStoredCart): Promise<boolean> => {
  for (const { delivery } of parts) {
    const table = tableOfCart(cart, delivery);
    if (table && !(await holdsOpen(tx, table))) return false;
  }
  return true;
};
