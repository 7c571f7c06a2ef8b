import { createHash } from 'node:crypto';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { type Tx, withoutWaiting } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isTaken } from '../../../platform/database/unique-violation.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { markAddressUsed } from '../../addresses/public.ts';
import { takeStock } from '../../catalogue/public-stock.ts';
import type { Payment } from '../../payments/public.ts';
import { holdsOpen } from '../../tables/public.ts';
import type { CartOwner, StoredCart } from '../cart/cart-record.ts';
import { lockCart } from '../cart/cart-store.ts';
import type { CountLines } from '../cart/count-lines.ts';
import { priceCartForOrder } from '../cart/price-stored-cart.ts';
import { tableOfCart } from '../cart/table-of-cart.ts';
import type { OrderGuard } from '../guard/order-guard.ts';
import { hashGuestKey } from '../order/guest-keys.ts';
import { handOverTickets } from '../order/hand-over-tickets.ts';
import type { KnownOrder, OrderKey } from '../order/order-queries.ts';
import { bySystem, type StoredOrder } from '../order/order-record.ts';
import { emptyCart, insertOrder, lockOrder, takeKey, takeNumbers } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { pieceShop, takeRoom } from '../order/reserve.ts';
import { cancelOrder } from '../refunds/cancel-order.ts';
import type { OrderWithContext } from '../telling/present-order.ts';
import { tellOrder } from '../telling/tell-order.ts';
import {
  type Draft,
  draftOrder,
  draftPart,
  type OrderForm,
  scopeOf,
  shopIdOf,
  stateOf,
  waitsForPayment,
} from './draft-order.ts';
import { drawReferences } from './draw-references.ts';
import { type countersOf, crowdRefusal } from './guard-crowd.ts';
import { type From, guardOrder } from './guard-order.ts';
import { whyNotOrder } from './why-not-order.ts';

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
  { readonly ok: true; readonly orderId: string; readonly seen: OrderWithContext | null } | PlacingRefusal;

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
type InTheWay = { readonly waiting: readonly string[] };

/**
 * Places an order: key, price, stock, room, coupon and payment in one transaction, before any card is charged. Always
 * in this order, so that two orders never deadlock. Ordering the same cart anew replaces its unpaid order.
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

type PlacingTry = { readonly placing: Placing; readonly from: From | undefined };

/**
 * Locks the cart: of two orders of one cart, the second sees the first. The first is cancelled outside of this
 * transaction, because moving an order locks order before cart, never the other way round.
 */
const tryToPlace = async (
  tools: PlacingTools,
  tx: Tx,
  { placing, from }: PlacingTry,
  now: Date,
): Promise<PlacedOrder | InTheWay> => {
  const { owner, form } = placing;
  const key = keyOf(placing);
  const orderId = newId('ord');
  const [cart, tries] = await Promise.all([
    lockCart(tx, owner, form.cart_id),
    takeKey(tx, { ...key, orderId, cartId: form.cart_id }, now),
  ]);
  if (tries.known) return known(tries.known);
  // A refusal from here on also undoes the taking of the key.
  if (!cart) return refuse('cart.not_found');
  if (form.cart_version !== undefined && form.cart_version !== cart.version) return refuse('cart.stale');
  if (tries.waiting.length > 0) return { waiting: tries.waiting };
  return place(tools, tx, { placing, orderId, from, cart }, now);
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
const supersede = (tools: OrderTools, { owner, form }: Placing, id: string, now: Date) =>
  inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const cart = await lockCart(tx, owner, form.cart_id);
    if (order?.row.state === 'awaiting_payment' && cart)
      await cancelOrder(tools, tx, order, { by: bySystem, why: 'superseded', quiet: true }, now);
  });

type HeldCart = PlacingTry & { readonly orderId: OrderId; readonly cart: StoredCart };

const place = async (
  tools: PlacingTools,
  tx: Tx,
  { placing: { owner, form, totem, countLines }, orderId, from, cart }: HeldCart,
  now: Date,
): Promise<PlacedOrder> => {
  countLines?.(cart.lines.length);
  const priced = await priceCartForOrder(tools, tx, cart, now);
  if (!isWhereItSays(priced, totem)) return refuse('order.not_possible');
  const refused = whyNotOrder(priced, form);
  if (refused) return refused;
  if (!(await tablesAreOpen(tx, priced))) return refuse('order.not_possible');
  const [guarded, stock] = await Promise.all([
    guardOrder(tools.guard, tx, { priced, form, owner, from }, now),
    takeStock(tx, wantedPieces(priced)),
  ]);
  if (!guarded.ok) return guarded;
  if (!stock.ok) return refuse('order.sold_out');
  const { idempotency_key: _, expected_total: __, cart_version: ___, ...checked } = form;
  const tokenHash = owner.kind === 'visitor' ? hashGuestKey(tools.guestKeys.keyOf(orderId)) : null;
  const draft: Draft = { id: orderId, priced, form: checked, tokenHash, traces: guarded.traces, now };
  return reserveAndWrite(tools, tx, { draft, stock, counters: guarded.counters }, now);
};

/** Shops whose stock the pieces of each part are taken from. */
const pieceShops = ({ parts }: Draft['priced']) => {
  const shops = new Map(
    parts.map((part) => [part.part, pieceShop({ mode: part.mode, shop_id: shopIdOf(part) })]),
  );
  return (part: PartKey) => shops.get(part) ?? null;
};

const wantedPieces = (priced: Draft['priced']) => {
  const shopOf = pieceShops(priced);
  return priced.lines.map(({ stored: { product, qty }, part }) => ({ product, qty, shop: shopOf(part) }));
};

/** Whether a totem's cart is ordered at that totem, and not by a browser at home. */
const isWhereItSays = ({ cart, parts }: Draft['priced'], totem: Placing['totem']): boolean =>
  cart.meta.totem === totem?.id &&
  (totem === undefined || parts.every(({ promise }) => promise?.shop.id === totem.shop));

/** Waits for a table that is being closed at this moment; a closed one takes no orders. */
const tablesAreOpen = async (tx: Tx, { cart, parts }: Draft['priced']): Promise<boolean> => {
  for (const { delivery } of parts) {
    const table = tableOfCart(cart, delivery);
    if (table && !(await holdsOpen(tx, table))) return false;
  }
  return true;
};

type Stocked = {
  readonly draft: Draft;
  readonly stock: Awaited<ReturnType<typeof takeStock>>;
  readonly counters: ReturnType<typeof countersOf>;
};

const reserveAndWrite = async (
  tools: PlacingTools,
  tx: Tx,
  { draft, stock, counters }: Stocked,
  now: Date,
): Promise<PlacedOrder> => {
  const { id, priced } = draft;
  const parts = priced.parts.map((part) => ({ ...draftPart(draft, part), scope: scopeOf(part) }));
  const shopOf = pieceShops(priced);
  const { qty: pieces, total } = priced.priced;
  const counted = {
    counters,
    limits: tools.guard.limits,
    order: { pieces, cents: total },
    cartId: priced.cart.id,
  };
  // Sent together, the counters are read after the numbers are locked.
  const number = () =>
    Promise.all([
      takeNumbers(tx, { scopes: parts.map(({ scope }) => scope), references: drawReferences() }, now),
      crowdRefusal(tx, counted, now),
    ]);
  // With a coupon in between, one after the other; without, together in the same order.
  const [room, early] = await Promise.all([
    takeRoom(tx, id, parts),
    priced.coupon === null ? number() : undefined,
  ]);
  if (!room) return refuse('order.slot_gone');
  if (!(await useCoupon(tools, tx, draft))) return refuse('order.total_changed');
  const [{ numbers, reference }, crowded] = early ?? (await number());
  if (crowded) return crowded;
  const numbered = parts.map(({ scope, ...part }) => ({ ...part, number: numbers.get(scope) ?? '' }));
  const order = draftOrder({ ...draft, reference }, numbered, (product, part) =>
    stock.from({ product, shop: shopOf(part) }),
  );
  return write(tools, tx, { draft, order }, now);
};

/** Saves the order with everything reserved, and does its follow-up work. */
const write = async (
  tools: OrderTools,
  tx: Tx,
  { draft, order }: { readonly draft: Draft; readonly order: StoredOrder },
  now: Date,
): Promise<PlacedOrder> => {
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
  return { ok: true, orderId: id, seen: { order: after, events: history, shops, payment } };
};

const useCoupon = async ({ coupons }: OrderTools, tx: Tx, { id, priced, now }: Draft): Promise<boolean> => {
  if (!priced.coupon) return true;
  const { id: couponId, drawn } = priced.coupon;
  const use = { couponId, drawn, orderId: id, userId: priced.cart.userId, now };
  return (await coupons.take(tx, { ...use, savedCents: priced.priced.couponSaving })) === 'taken';
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
