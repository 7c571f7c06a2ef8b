import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import type { Tx } from '../../../platform/database/connection.ts';
import { inOrderOfLocks } from '../../../platform/database/order-of-locks.ts';
import { refuse } from '../../../platform/refusal.ts';
import { takeStock } from '../../catalogue/public-stock.ts';
import type { PricedStoredCart } from '../cart/price-stored-cart.ts';
import type { OrderGuard } from '../guard/order-guard.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { takeNumbers } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { pieceShop, takeRoom } from '../order/reserve.ts';
import type { PartRow } from '../order/row-queries.ts';
import { hasOrderedBefore } from './contact-queries.ts';
import { type Draft, draftOrder, draftPart, scopeOf, shopIdOf } from './draft-order.ts';
import { type Counted, crowdRefusal } from './guard-crowd.ts';

/** Shops whose stock the pieces of each part are taken from. */
const pieceShops = ({ parts }: PricedStoredCart) => {
  const shops = new Map(
    parts.map((part) => [part.part, pieceShop({ mode: part.mode, shop_id: shopIdOf(part) })]),
  );
  return (part: PartKey) => shops.get(part) ?? null;
};

/** Takes the pieces of a cart from their shops; not ok when any is sold out. */
export const takePieces = async (tx: Tx, priced: PricedStoredCart) => {
  const shopOf = pieceShops(priced);
  const pieces = priced.lines.map(({ stored: { product, qty }, part }) => ({
    ...{ product, qty },
    shop: shopOf(part),
  }));
  const stock = await takeStock(tx, pieces);
  return {
    ok: stock.ok,
    takenFor: (product: string, part: PartKey) => stock.from({ product, shop: shopOf(part) }),
  };
};

type Reserving = {
  readonly draft: Draft;
  readonly takenFor: Awaited<ReturnType<typeof takePieces>>['takenFor'];
  readonly guarded: Pick<Counted, 'counters' | 'proof'>;
};

/** Reserves room in the kitchens, a use of the coupon and the numbers: the order as it is stored. */
export const reserveForOrder = async (
  tools: OrderTools & { readonly guard: OrderGuard },
  tx: Tx,
  { draft, takenFor, guarded }: Reserving,
  now: Date,
) => {
  const { id, priced } = draft;
  const parts = priced.parts.map((part) => ({ ...draftPart(draft, part), scope: scopeOf(part) }));
  const counted = {
    ...guarded,
    limits: tools.guard.limits,
    order: { pieces: priced.priced.qty, cents: priced.priced.total },
    cartId: priced.cart.id,
  };
  // Sent together, the counters are read after the numbers are locked.
  const number = () =>
    Promise.all([
      takeNumbers(tx, { scopes: parts.map(({ scope }) => scope) }, now),
      crowdRefusal(tx, counted, now),
    ]);
  // Without a coupon, whose lock comes between them, both go in one message.
  const { slot_loads: room, order_numbers: early } = await inOrderOfLocks({
    slot_loads: () => takeRoom(tx, id, parts),
    ...(priced.coupon === null && { order_numbers: number }),
  });
  if (!room) return refuse('order.slot_gone');
  if (!(await isFirstOrder(tools, tx, draft, parts))) return refuse('order.coupon_not_first');
  if (!(await useCoupon(tools, tx, draft))) return refuse('order.total_changed');
  const [{ numbers, reference }, crowded] = early ?? (await number());
  if (crowded) return crowded;
  const numbered = parts.map(({ scope, ...part }) => ({ ...part, number: numbers.get(scope) ?? '' }));
  const order: StoredOrder = draftOrder({ ...draft, reference }, numbered, takenFor);
  return { ok: true, order } as const;
};

/**
 * Whether a coupon for the first order may be used. A confirmed phone is one person; where none can be confirmed, no
 * earlier order may have this contact or door.
 */
const isFirstOrder = async (
  { confirmsPhones }: OrderTools,
  tx: Tx,
  { priced, form }: Draft,
  parts: readonly Pick<PartRow, 'address'>[],
): Promise<boolean> =>
  confirmsPhones ||
  !priced.coupon?.firstOrder ||
  !(await hasOrderedBefore(tx, { ...form.contact, doors: parts.map(({ address }) => address) }));

const useCoupon = async ({ coupons }: OrderTools, tx: Tx, { id, priced, now }: Draft): Promise<boolean> => {
  if (!priced.coupon) return true;
  const { id: couponId, drawn } = priced.coupon;
  const use = { couponId, drawn, orderId: id, userId: priced.cart.userId, now };
  return (await coupons.take(tx, { ...use, savedCents: priced.priced.couponSaving })) === 'taken';
};
