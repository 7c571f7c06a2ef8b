import type { ShopToMoveTo } from '@zanga/contract/ordering/order-changes';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { notMovableWords } from '@zanga/domain/ordering/changes/moving';
import { distanceMetres } from '@zanga/domain/shops/geography';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session } from '../../../platform/session.ts';
import { promisesFor } from '../../shops/public.ts';
import { readOrder } from '../order/order-queries.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { judgeShop, readToJudge, wishOf } from './judge-shop.ts';
import { whyNotMoved } from './part-to-move.ts';

type Asking = { readonly session: Session; readonly orderId: OrderId; readonly part: PartKey };
type Shops = { why_not: string | null; shops: ShopToMoveTo[] };

/** The person's shops that a part can move to: able ones first, then by distance. */
export const seeShopsToMoveTo = async (
  { db }: Pick<OrderTools, 'db'>,
  { session, orderId, part: name }: Asking,
  now: Date,
): Promise<Shops | Refusal<'order.not_found'>> => {
  const order = await readOrder(db, orderId);
  const part = order?.parts.find((one) => one.part === name);
  if (!order || !part || !mayWorkFor(session, part.shop_id)) return refuse('order.not_found');
  const why = await whyNotMoved(db, order, part);
  const wish = wishOf(part);
  if (why || !wish) return { why_not: notMovableWords[why ?? 'not_carried'], shops: [] };
  const all = await promisesFor(db, wish, now);
  const from = part.address ?? all.find(({ shop }) => shop.id === part.shop_id)?.shop.position;
  const promises = all.filter(({ shop }) => shop.id !== part.shop_id && mayWorkFor(session, shop.id));
  const shops = promises.map(({ shop }) => shop.id);
  const toJudge = await readToJudge(db, order, { part, shops }, now);
  const seen = promises.map((promise): ShopToMoveTo => {
    const { id, name: called, formatted, position } = promise.shop;
    const judged = judgeShop(toJudge, promise, now);
    return {
      ...{ id, name: called, formatted },
      distance_metres: from ? Math.round(distanceMetres(from, position)) : 0,
      promised_at: judged.ok ? judged.slot.promisedAt.toISOString() : null,
      why_not: judged.ok ? null : judged.why,
    };
  });
  return {
    why_not: null,
    shops: seen.toSorted(
      (a, b) =>
        Number(a.why_not !== null) - Number(b.why_not !== null) || a.distance_metres - b.distance_metres,
    ),
  };
};
