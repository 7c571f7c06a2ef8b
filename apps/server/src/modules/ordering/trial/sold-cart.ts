import type { VatClass } from '@zanga/domain/catalogue/vocabulary';
import { asId, givenId } from '@zanga/domain/ids';
import { type Cents, cents, subtract, zeroCents } from '@zanga/domain/money';
import type { LineToPrice } from '@zanga/domain/pricing/line';
import type { CartLine } from '@zanga/domain/pricing/price-cart';
import { readProductsForSale } from '../../catalogue/public.ts';
import { customerAt } from '../../coupons/public.ts';
import type { StoredOrder } from '../order/order-record.ts';
import type { OrderTools } from '../order/order-tools.ts';
import type { LineRow, PartRow } from '../order/row-queries.ts';
import { type ThingToTry, termsWith } from './thing-to-try.ts';

/** For dishes whose VAT class is no longer known; coupons do not use it. */
const someVat: VatClass = 'prepared_food';

/** Chosen options of a dish as one choice with their total price. */
const chosenOf = ({
  options,
}: LineRow): Pick<LineToPrice, 'groups' | 'chosen'> & { readonly worth: Cents } => {
  const worth = cents(options.reduce((sum, { price_delta, qty }) => sum + price_delta * qty, 0));
  if (worth === 0) return { groups: [], chosen: [], worth };
  const id = asId('cho', 'cho_sold');
  const choice = { id, name: '', priceDelta: worth, allergens: null, soldOut: false };
  const group = { id: asId('opt', 'opt_sold'), name: '', min: 0, max: 1, mostOfEach: 1, choices: [choice] };
  return { groups: [group], chosen: [id], worth };
};

/** A line at the prices of its sale, not the menu's present ones. */
const soldLine = (line: LineRow, vatClass: VatClass): CartLine => {
  const { worth, ...choices } = chosenOf(line);
  const dish = (total: Cents) => cents(Math.max(0, Math.round(total / line.qty) - worth));
  const everybody = subtract(line.list_cents, line.discount_cents);
  const reduced = { price: dish(everybody), reason: '', startsAt: new Date(0), endsAt: null };
  const price = { list: dish(line.list_cents), reduction: line.discount_cents > 0 ? reduced : null };
  const member =
    line.member_discount_cents > 0 ? dish(subtract(everybody, line.member_discount_cents)) : null;
  const toPrice = { price, memberPrice: member, ...choices, qty: line.qty };
  return { id: line.id, part: line.part, vatClass, toPrice };
};

/** Delivery fee before the coupon. Free delivery may have come from the coupon, so the full fee counts. */
const feeOf = (part: PartRow | undefined, hadCoupon: boolean): Cents => {
  if (!part) return zeroCents;
  return hadCoupon ? part.fee_cents : subtract(part.fee_cents, part.fee_discount_cents);
};

type OrderToTry = { readonly stored: StoredOrder; readonly coupon: string | undefined };

/** An order in the form that coupons judge, with its customer as they were before; without its own coupon. */
export const soldCart = async (
  { db, membershipOf, confirmsPhones }: Pick<OrderTools, 'db' | 'membershipOf' | 'confirmsPhones'>,
  { stored: { row, parts, lines }, coupon }: OrderToTry,
  now: Date,
): Promise<ThingToTry> => {
  const products = await readProductsForSale(
    db,
    lines.map(({ product_id }) => product_id),
    now,
  );
  const { member: isMember } = await membershipOf(
    db,
    { userId: row.user_id, orOffered: false },
    row.created_at,
  );
  const member = isMember || lines.some(({ member_discount_cents }) => member_discount_cents > 0);
  const who = { orderId: row.id, orderedAt: row.created_at, member, coupon, confirmsPhones };
  const customer = row.user_id === null ? null : await customerAt(db, { userId: row.user_id, ...who });
  const partOf = (name: 'food' | 'goods') => parts.find(({ part }) => part === name);
  const terms = (name: 'food' | 'goods') =>
    termsWith(partOf(name)?.mode ?? 'pickup', feeOf(partOf(name), row.coupon_id !== null));
  const categoriesOf = (id: string) => products.get(id)?.categories ?? [];
  return {
    toJudge: {
      cart: { id: givenId('crt', ''), userId: null, singleCartShop: null, couponChoice: null },
      lines: lines.map((line) => ({
        line: soldLine(line, products.get(line.product_id)?.vatClass ?? someVat),
        product: { id: line.product_id, categories: categoriesOf(line.product_id) },
      })),
      deliveries: parts.map(({ part, mode, shop_id: shop }) => ({
        ...{ part, mode, shop },
        ...{ address_id: givenId('adr', 'given'), address: null },
      })),
      parts: { food: terms('food'), goods: terms('goods') },
      member,
      now,
    },
    names: new Map(lines.map(({ id, name }) => [id, name])),
    customer,
    order: {
      reference: row.reference,
      number: row.number,
      placed_at: (row.placed_at ?? row.created_at).toISOString(),
    },
  };
};
