import type { ShopId } from '@zanga/domain/ids';
import { cartIssues } from '@zanga/domain/ordering/cart-issues';
import type { SlotAnswer } from '@zanga/domain/shops/promise';
import { whyNotWords } from '@zanga/domain/shops/why-not';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { newId } from '../../../platform/new-id.ts';
import { type ProductForSale, readProductsForSale } from '../../catalogue/public.ts';
import type { PromiseOfShop } from '../../shops/public.ts';
import { lineOf } from '../cart/cart-line.ts';
import { readSaleTerms } from '../cart/cart-queries.ts';
import type { StoredCart, StoredLine } from '../cart/cart-record.ts';
import type { StoredOrder } from '../order/order-record.ts';
import type { LineRow, PartRow } from '../order/row-queries.ts';

type Slot = Extract<SlotAnswer, { ok: true }>;

/** Whether a shop can take a part, in which slot, or why not. */
export type ShopJudgement =
  | { readonly ok: true; readonly slot: Slot }
  | { readonly ok: false; readonly why: string };

/** Present dishes of a part, and the payment kinds of each shop. */
export type ToJudge = {
  readonly order: StoredOrder;
  readonly part: PartRow;
  readonly products: ReadonlyMap<string, ProductForSale>;
  readonly payments: Readonly<Record<string, readonly string[]>>;
};

/** Longest delay of a chosen time, so that it is still the same meal. */
const laterMs = 2 * 3_600_000;

const noRoom: ShopJudgement = { ok: false, why: 'Non ha posto all’orario promesso, né nelle due ore dopo' };

/** Wish for a part as its shop reads it; its zone belongs to the shop it was ordered from. */
export const wishOf = ({ mode, address, pieces }: PartRow) =>
  mode === 'delivery' || mode === 'pickup'
    ? { mode, place: address && { ...address, zone: null }, pieces }
    : undefined;

/** Everything needed to judge any shop, read once. */
export const readToJudge = async (
  db: Db | Tx,
  order: StoredOrder,
  { part, shops }: { readonly part: PartRow; readonly shops: readonly string[] },
  now: Date,
): Promise<ToJudge> => {
  const own = order.lines.filter((line) => line.part === part.part);
  const ids = own.map(({ product_id }) => product_id);
  const products = await readProductsForSale(db, [...new Set(ids)], now);
  return { order, part, products, payments: (await readSaleTerms(db, shops)).payments };
};

/** Time in the other shop: as soon as possible, or as wanted, else the first after. */
const slotOf = (promise: PromiseOfShop, { wanted_at: wanted }: PartRow, now: Date): ShopJudgement => {
  const asked = promise.slot(wanted ?? 'asap');
  if (asked.ok) return { ok: true, slot: asked };
  if (wanted === null || promise.whyNot) return { ok: false, why: whyNotWords(asked.why, now) };
  const later = promise
    .offers()
    .find(({ at, state }) => state !== 'full' && at > wanted && at.getTime() - wanted.getTime() <= laterMs);
  const slot = later && promise.slot(later.at);
  return slot?.ok ? { ok: true, slot } : noRoom;
};

const lineToAsk = (line: LineRow): StoredLine => ({
  id: newId('lin'),
  product: line.product_id,
  slug: line.slug,
  name: line.name,
  options: line.options.flatMap(({ id, qty }) => Array.from({ length: qty }, () => id)),
  without: line.without.map(({ id }) => id),
  qty: line.qty - line.refunded_qty,
  notes: line.notes,
  seen: line.unit_cents,
});

/** Dishes missing in another shop, by its marks, choices and stock. Pieces of the brand's stock stay taken. */
const missingDishes = ({ order, part, products }: ToJudge, shop: ShopId, now: Date): readonly string[] => {
  const { mode, wanted_at } = part;
  if (mode !== 'delivery' && mode !== 'pickup') return [];
  const own = order.lines.filter((line) => line.part === part.part && line.refunded_qty < line.qty);
  const lines = own.map(lineToAsk);
  const slot = wanted_at?.toISOString() ?? 'asap';
  const where = { shop, address_id: null, address: null, table: null };
  const delivery = { part: 'food', mode, slot, ...where } as const;
  const cart: StoredCart = {
    ...{ id: newId('crt'), userId: order.row.user_id, version: 1, touchedAt: now },
    ...{ lines, deliveries: [delivery], coupon: null, couponChoice: null, gift: null },
    ...{ singleCartShop: null, meta: {} },
  };
  const facts = lines.map((line, at) => {
    const product = products.get(line.product);
    const stock = own[at]?.reserved_shop ? (product?.sellable.stock ?? null) : null;
    const counted = product && { ...product, sellable: { ...product.sellable, stock } };
    const { sale, part: of } = lineOf(line, counted, cart, now);
    const { id, name, qty } = line;
    // The price stays, so none is compared.
    const sold = sale && { ...sale, unit: line.seen };
    return { id, part: of, product: line.product, name, qty, seen: null, sale: sold };
  });
  return cartIssues({ lines: facts, parts: [], couponRefusal: null, now })
    .filter(({ blocking }) => blocking)
    .map(({ text }) => text);
};

const payWords: Readonly<Record<string, string>> = {
  cash: 'Qui non si paga in contanti alla consegna',
  till: 'Qui non si paga alla cassa',
};

/** Whether a shop can take a part of an order; prices and delivery fee stay the same. */
export const judgeShop = (toJudge: ToJudge, promise: PromiseOfShop, now: Date): ShopJudgement => {
  const { order, part, payments } = toJudge;
  const slot = slotOf(promise, part, now);
  if (!slot.ok) return slot;
  const kind = order.row.payment_kind;
  if (kind !== 'card' && !payments[promise.shop.id]?.includes(kind))
    return { ok: false, why: payWords[kind] ?? 'Qui non si paga così' };
  const missing = missingDishes(toJudge, promise.shop.id, now);
  return missing.length > 0 ? { ok: false, why: missing.join('. ') } : slot;
};
