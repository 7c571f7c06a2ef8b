import type { CartItem } from '@zanga/contract/ordering/carts';
import type { Refusal } from '@zanga/contract/wire/route';
import { add, type Cents, zeroCents } from '@zanga/domain/money';
import { cartIssues } from '@zanga/domain/ordering/cart-issues';
import { noCoupon } from '@zanga/domain/pricing/coupon-effect';
import { priceCart } from '@zanga/domain/pricing/price-cart';
import type { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readProductsForSale } from '../../catalogue/public.ts';
import { readItems } from '../cart/cart-items.ts';
import { type LineOfCart, lineFacts, lineOf, linesToPrice } from '../cart/cart-line.ts';
import type { StoredCart, StoredDelivery, StoredLine } from '../cart/cart-record.ts';
import { contextOf } from '../cart/priced-for.ts';
import type { StoredOrder } from '../order/order-record.ts';
import type { OrderTools } from '../order/order-tools.ts';
import type { AddedLine, LineRow, PartRow } from '../order/row-queries.ts';
import { soldLine } from '../order/sold-line.ts';

type Item = z.output<typeof CartItem>;

/** More of an existing line, or a dish as a cart names it. */
export type WantedDish = Item | { readonly like: string; readonly qty: number };

export type Addition = {
  readonly ok: true;
  readonly lines: readonly AddedLine[];
  readonly amount: Cents;
  /** `charge` for a card payment, `due` for money at the till. */
  readonly back: 'charge' | 'due';
};

export type NotAdded = Refusal<
  'order.addition_impossible' | 'order.age_check' | 'order.sold_out' | 'invalid'
>;

/** A line as an item of a cart. */
export const itemOf = (
  line: Pick<LineRow, 'product_id' | 'options' | 'without' | 'notes' | 'qty'>,
): Item => ({
  product: line.product_id,
  options: line.options.flatMap(({ id, qty }) => Array.from({ length: qty }, () => id)),
  without: line.without.map(({ id }) => id),
  qty: line.qty,
  notes: line.notes,
});

/** Wanted dishes as items of a cart; undefined where a named line does not exist. */
const itemsOf = (
  { lines }: StoredOrder,
  part: PartRow,
  wanted: readonly WantedDish[],
): Item[] | undefined => {
  const items = wanted.map((one) => {
    if (!('like' in one)) return one;
    const line = lines.find(({ id, part: of }) => id === one.like && of === part.part);
    return line && { ...itemOf(line), qty: one.qty };
  });
  return items.every((item) => item !== undefined) ? items : undefined;
};

/** How the difference is paid; undefined while the card payment of the order is not confirmed. */
const wayOf = async ({ payments }: OrderTools, db: Db | Tx, { row }: StoredOrder) => {
  if (row.payment_kind !== 'card') return 'due';
  return (await payments.of(db, row.id))?.state === 'paid' ? 'charge' : undefined;
};

/** Delivery of the part, as a cart has it. */
const deliveryOf = ({ mode, shop_id, wanted_at, table_label }: PartRow): StoredDelivery | undefined =>
  mode === 'entry' || mode === 'shipping'
    ? undefined
    : {
        ...{ part: 'food', mode, shop: shop_id, address_id: null, address: null },
        ...{ slot: wanted_at?.toISOString() ?? 'asap', table: table_label },
      };

/** An order from a totem keeps the totem's prices. */
const totemIn = ({ totem }: StoredOrder['row']['meta']) => (totem === undefined ? {} : { totem });

/** A cart of the added dishes alone, delivered like the order. */
const cartOf = (
  { row }: StoredOrder,
  delivery: StoredDelivery,
  lines: readonly StoredLine[],
  now: Date,
): StoredCart => ({
  ...{ id: newId('crt'), userId: row.user_id, version: 1, touchedAt: now },
  ...{ lines, deliveries: [delivery], coupon: null, couponChoice: null, gift: null },
  ...{ singleCartShop: null, meta: totemIn(row.meta) },
});

/** Delivery costs the same as agreed when the order was placed. */
const noFee = { fee: zeroCents, minimum: zeroCents, freeOver: null, memberFreeOver: null };

const priced = (
  lines: readonly LineOfCart[],
  { mode }: Pick<PartRow, 'mode'>,
  buyer: { readonly member: boolean; readonly now: Date },
) => {
  const terms = { mode, ...noFee };
  return priceCart(
    { lines: linesToPrice(lines), parts: { food: terms, goods: terms }, coupon: noCoupon },
    buyer,
  );
};

/**
 * Price of dishes added to a part: rules of a cart, current prices, member prices for a member. Coupon and delivery fee
 * of the order stay the same.
 */
export const quoteAddition = async (
  tools: OrderTools,
  db: Db | Tx,
  {
    order,
    part,
    wanted,
  }: { readonly order: StoredOrder; readonly part: PartRow; readonly wanted: readonly WantedDish[] },
  now: Date,
): Promise<Addition | NotAdded> => {
  const items = itemsOf(order, part, wanted);
  const back = await wayOf(tools, db, order);
  const delivery = deliveryOf(part);
  if (!items || !back || !delivery) return refuse('order.addition_impossible');
  const products = await readProductsForSale(
    db,
    items.map(({ product }) => product),
    now,
  );
  const { member } = await tools.membershipOf(db, { userId: order.row.user_id, orOffered: false }, now);
  const context = contextOf(cartOf(order, delivery, [], now));
  const read = readItems(items, { lines: [], products, buyer: { member, now }, context });
  if (!read.ok) return refuse('invalid', read.fields);
  const cart = cartOf(order, delivery, read.value, now);
  const lines = cart.lines.map((line) => lineOf(line, products.get(line.product), cart, now));
  if (lines.some((line) => line.part !== part.part)) return refuse('order.addition_impossible');
  const prices = priced(lines, part, { member, now });
  const facts = lines.map((line) => lineFacts(line, prices));
  const problems = cartIssues({ lines: facts, parts: [], couponRefusal: null, now }).filter(
    ({ blocking }) => blocking,
  );
  if (problems.length > 0) return refuse('invalid', { items: problems.map(({ text }) => text) });
  if (!order.row.of_age && lines.some(({ product }) => product?.ageLimit != null))
    return refuse('order.age_check');
  const sold = lines.flatMap((line): readonly AddedLine[] => {
    const price = prices.lines.find(({ id }) => id === line.stored.id);
    if (!line.product || !price) return [];
    const {
      withdrawn_at: _,
      refunded_qty: __,
      ...rest
    } = soldLine({ ...line, product: line.product }, price);
    return [{ ...rest, images: [...rest.images], reserved_qty: 0, reserved_shop: null }];
  });
  return { ok: true, lines: sold, amount: add(...sold.map(({ total_cents }) => total_cents)), back };
};
