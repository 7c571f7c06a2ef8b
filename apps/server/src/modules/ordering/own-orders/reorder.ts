import type { Refusal } from '@zanga/contract/wire/route';
import { checkChoices } from '@zanga/domain/catalogue/options';
import { refuse } from '../../../platform/refusal.ts';
import { readProductsForSale } from '../../catalogue/public.ts';
import { readCart } from '../cart/cart-queries.ts';
import { makeCart } from '../cart/cart-store.ts';
import { changeCart } from '../cart/change-cart.ts';
import { ownsOrder, readOrder } from '../order/order-queries.ts';
import type { OrderTools } from '../order/order-tools.ts';
import type { LineRow } from '../order/row-queries.ts';

type Reordered = { readonly added: number; readonly missing: string[] };

const itemOf = (line: LineRow) => ({
  product: line.product_id,
  options: line.options.map(({ id }) => id),
  qty: line.qty,
  notes: line.notes,
});

/** Puts what can still be had of one's order into the cart, beside what is there, and names what cannot. */
export const reorder = async (
  tools: OrderTools,
  { orderId, userId }: { readonly orderId: string; readonly userId: string },
  now: Date,
): Promise<Reordered | Refusal<'order.not_found'>> => {
  const { db } = tools;
  const order = (await ownsOrder(db, orderId, { userId })) ? await readOrder(db, orderId) : undefined;
  if (!order) return refuse('order.not_found');
  const onSale = await readProductsForSale(
    db,
    order.lines.map(({ product_id }) => product_id),
    now,
  );
  const canBeHad = (line: LineRow): boolean => {
    const product = onSale.get(line.product_id);
    const chosen = line.options.map(({ id }) => id);
    return product !== undefined && checkChoices(product.groupsAt(now), chosen).ok;
  };
  const lines = order.lines.filter(canBeHad);
  const missing = order.lines.filter((line) => !canBeHad(line)).map(({ name }) => name);
  const owner = { kind: 'customer', userId } as const;
  await makeCart(db, owner, now);
  const there = (await readCart(db, owner))?.lines ?? [];
  const kept = there.map(({ product, options, qty, notes }) => ({
    product,
    options: [...options],
    qty,
    notes,
  }));
  const items = [...kept, ...lines.map(itemOf)];
  const changed = await changeCart(tools, { owner, input: { items } }, now);
  if (!changed.ok) return { added: 0, missing: order.lines.map(({ name }) => name) };
  return { added: lines.reduce((sum, { qty }) => sum + qty, 0), missing };
};
