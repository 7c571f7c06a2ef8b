import type { OrderAgain } from '@zanga/contract/ordering/orders';
import type { Refusal } from '@zanga/contract/wire/route';
import { availabilityOf } from '@zanga/domain/catalogue/availability';
import { bothChecks, checkChoices } from '@zanga/domain/catalogue/options';
import type { PriceContext } from '@zanga/domain/catalogue/price/price-of';
import { checkLeftOut, stillLeftOut } from '@zanga/domain/catalogue/recipe/ingredients';
import type { OrderId } from '@zanga/domain/ids';
import { type Buyer, priceLine } from '@zanga/domain/pricing/line';
import { refuse } from '../../../platform/refusal.ts';
import { type ProductForSale, readProductsForSale } from '../../catalogue/public.ts';
import { ownsOrder, readOrder } from '../order/order-queries.ts';
import type { OrderOwner, StoredOrder } from '../order/order-record.ts';
import type { OrderTools } from '../order/order-tools.ts';
import type { LineRow } from '../order/row-queries.ts';

type Missing = OrderAgain['missing'][number]['why'];

/** Ids of chosen options, once for every portion. */
const chosenIn = ({ options }: LineRow) =>
  options.flatMap(({ id, qty }) => Array.from({ length: qty }, () => id));

/** Ingredients to leave out again; ones no longer in the dish are left out anyway. */
const leftOutIn = ({ without }: LineRow, { madeOf }: ProductForSale) =>
  stillLeftOut(madeOf, without).map(({ id }) => id);

/** Why a line is unavailable as it was. A dish outside of its hours is not missing: it can be ordered for later. */
const whyMissing = (
  line: LineRow,
  product: ProductForSale | undefined,
  shop: string | undefined,
  now: Date,
): Missing | null => {
  const never = line.kind === 'cinema' ? 'over' : 'gone';
  if (!product) return never;
  const had = availabilityOf(product.sellable, { now, shop });
  if (had.state === 'sold_out') return 'sold_out';
  if (had.state === 'not_here') return 'gone';
  if (had.state === 'not_now' && had.availableFrom === null) return never;
  const check = bothChecks(
    checkChoices(product.groupsAt(now), chosenIn(line)),
    checkLeftOut(product.madeOf, leftOutIn(line, product)),
  );
  return check.ok ? null : 'options';
};

/** Present price of a piece, made as it was. */
const unitNow = (
  line: LineRow,
  { product, context, buyer }: { product: ProductForSale; context: PriceContext; buyer: Buyer },
) => {
  const { priceAt, memberPrice, groupsAt } = product;
  const price = priceAt(context, buyer.now);
  return priceLine({ price, memberPrice, groups: groupsAt(buyer.now), chosen: chosenIn(line), qty: 1 }, buyer)
    .unit;
};

const again = (
  { lines, parts }: StoredOrder,
  onSale: ReadonlyMap<string, ProductForSale>,
  buyer: Buyer,
): OrderAgain => {
  const answer: OrderAgain = { items: [], missing: [], dearer: [] };
  for (const line of lines) {
    const { name, slug, qty, notes, unit_cents: before } = line;
    const product = onSale.get(line.product_id);
    const shop = parts.find(({ part }) => part === line.part)?.shop_id ?? undefined;
    const why = whyMissing(line, product, shop, buyer.now);
    if (why || !product) {
      answer.missing.push({ name, slug: product?.slug ?? slug, why: why ?? 'gone' });
      continue;
    }
    answer.items.push({
      product: product.slug,
      name: product.name,
      options: chosenIn(line),
      without: leftOutIn(line, product),
      qty,
      notes,
    });
    const mode = parts.find(({ part }) => part === line.part)?.mode;
    const context = { channel: mode === 'entry' ? undefined : mode, shop };
    const unit = unitNow(line, { product, context, buyer });
    if (unit > before) answer.dearer.push({ name: product.name, before, now: unit });
  }
  return answer;
};

/** Lines of an order that can be ordered again, the missing ones with reasons, and higher prices. */
export const seeAgain = async (
  tools: OrderTools,
  { orderId, owner }: { readonly orderId: OrderId; readonly owner: OrderOwner },
  now: Date,
): Promise<OrderAgain | Refusal<'order.not_found'>> => {
  const { db } = tools;
  const order = (await ownsOrder(db, orderId, owner)) ? await readOrder(db, orderId) : undefined;
  if (!order) return refuse('order.not_found');
  const keys = order.lines.map(({ product_id }) => product_id);
  const onSale = await readProductsForSale(db, keys, now);
  const userId = order.row.user_id;
  const { member } = await tools.membershipOf(db, { userId, orOffered: false }, now);
  return again(order, onSale, { member, now });
};
