import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId, ShopId } from '@zanga/domain/ids';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { orderState } from '@zanga/domain/ordering/order-state';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { type PromiseOfShop, promiseFor } from '../../shops/public.ts';
import { seeCard } from '../board/see-card.ts';
import { readShops } from '../order/order-queries.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { lockOrder, noteEvents, takeNumbers } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { moveRoom } from '../order/reserve.ts';
import type { PartRow } from '../order/row-queries.ts';
import { tellOrder, untellStep } from '../telling/tell-order.ts';
import { judgeShop, readToJudge, type ShopJudgement, wishOf } from './judge-shop.ts';
import { movePieces } from './move-pieces.ts';
import { type MovedPart, saveMovedOrder, saveMovedPart } from './moving-store.ts';
import { whyNotMoved } from './part-to-move.ts';

export type MovingOrder = {
  readonly session: StaffSession;
  readonly orderId: OrderId;
  readonly part: PartKey;
  readonly to: ShopId;
  /** The shop that had it, and the time in the other shop, as the screen showed them. */
  readonly from: ShopId;
  readonly at: Date;
  readonly reason: string;
};

type MoveRefusal = Refusal<
  | 'order.not_found'
  | 'shop.not_found'
  | 'order.wrong_step'
  | 'order.move_impossible'
  | 'order.move_refused'
  | 'order.slot_gone'
>;

type Slot = Extract<ShopJudgement, { ok: true }>['slot'];

const minuteMs = 60_000;
/** Refusal after another order took the last pieces since the shop was chosen. */
const noPieces = 'Non ha più abbastanza pezzi di uno dei piatti';
/** Time may have slipped by this much since it was shown. */
const slippedMs = 5 * minuteMs;

/** A part in the other shop: promise and room are that shop's. */
const partThere = (
  part: PartRow,
  { shop, zone }: PromiseOfShop,
  { promisedAt, slotAt, capacity, slotMinutes, leadMinutes }: Slot,
): Omit<MovedPart, 'number'> => {
  const orderedAt = part.ordered_shop_id ?? part.shop_id;
  const timed = part.wanted_at !== null;
  return {
    shop_id: shop.id,
    address: part.address && { ...part.address, ...(zone !== null && { zone }) },
    promised_at: promisedAt,
    wanted_at: timed ? promisedAt : null,
    begin_at: timed ? new Date(promisedAt.getTime() - leadMinutes * minuteMs) : null,
    slot_at: slotAt,
    slot_pieces: capacity.pieces,
    slot_orders: capacity.orders,
    slot_minutes: slotMinutes,
    // Back where it was ordered, it has not moved.
    ordered_shop_id: orderedAt === shop.id ? null : orderedAt,
  };
};

/** Shops of an order, in the order of its parts; empty for shipments and tickets. */
const shopsOf = (parts: readonly PartRow[]): readonly string[] => [
  ...new Set(parts.map(({ shop_id }) => shop_id ?? '')),
];

/** Saves the move with its room and number; undefined if another order has taken that room. */
const write = async (
  tx: Tx,
  { order, part, promise }: Moving,
  slot: Slot,
  now: Date,
): Promise<StoredOrder | undefined> => {
  const { id } = order.row;
  const scope = promise.shop.id;
  const place = partThere(part, promise, slot);
  // Pieces before room before number, as in placing an order, so that none deadlocks.
  if (!(await moveRoom(tx, id, { ...part, ...place }))) return undefined;
  const { numbers } = await takeNumbers(tx, { scopes: [scope] }, now);
  const there = { ...place, number: numbers.get(scope) ?? '' };
  await saveMovedPart(tx, { orderId: id, part: part.part }, there, now);
  const parts = order.parts.map((one) =>
    one.part === part.part
      ? { ...one, ...there, state: 'placed' as const, since: now, moved_at: now, alarm: null }
      : one,
  );
  const state = orderState(parts.map((one) => one.state));
  const number = parts[0]?.number ?? order.row.number;
  await saveMovedOrder(tx, id, { number, state, shop_ids: shopsOf(parts) });
  return { ...order, parts, row: { ...order.row, number, state, version: order.row.version + 1 } };
};

type Moving = {
  readonly order: StoredOrder;
  readonly part: PartRow;
  readonly promise: PromiseOfShop;
};

/** Records a move in history and audit, and tells the customer. */
const tell = async (
  tools: OrderTools,
  tx: Tx,
  { order, part, after, given }: Moving & { readonly after: StoredOrder; readonly given: MovingOrder },
  now: Date,
): Promise<void> => {
  const { session, orderId, reason } = given;
  const there = after.parts.find((one) => one.part === part.part) ?? part;
  const names = new Map((await readShops(tx, [given.from, given.to])).map(({ id, name }) => [id, name]));
  const [from = '', to = ''] = [names.get(given.from), names.get(given.to)];
  const by = { actor: 'worker', actorId: session.userId } as const;
  const times = { promised_from: part.promised_at, promised_at: there.promised_at };
  const details = { from, to, number: part.number, ...times, reason };
  const moved = { orderId, part: part.part, event: 'move', from: part.state, to: there.state, by } as const;
  await noteEvents(tx, [{ ...moved, details }], now);
  // A message of the first shop that is not sent yet is no longer true.
  if (part.state === 'accepted') await untellStep(tools, tx, order, { news: 'accepted', part });
  const news = { news: 'moved', part: there, from, key: String(order.row.version) } as const;
  await tellOrder(tools, tx, after, news, now);
  const seen = ({ shop_id, number, state, promised_at }: PartRow, shop: string) => ({
    ...{ shop, shop_id, number, state, promised_at },
  });
  const change = { kind: 'order', thing: orderId, shopId: part.shop_id, reason } as const;
  await noteChange(tx, session.trail, { ...change, before: seen(part, from), after: seen(there, to) }, now);
};

/**
 * Moves a part of an order to another shop. Prices stay, and so do pieces of the brand's stock; pieces of shops' own
 * stock go back to the first and are taken from the other. Both rooms change in one transaction, and the other shop
 * answers the part like a new one.
 */
export const moveOrder = async (
  tools: OrderTools,
  given: MovingOrder,
  now: Date,
): Promise<BoardOrder | MoveRefusal> => {
  const { session, orderId, part: name, to } = given;
  const done = await inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = order?.parts.find((one) => one.part === name);
    if (!order || !part || !mayWorkFor(session, part.shop_id)) return refuse('order.not_found');
    if (!mayWorkFor(session, to)) return refuse('shop.not_found');
    // A second press of the same button.
    if (part.shop_id === to && part.moved_at !== null && given.from !== to) return { ok: true } as const;
    if (part.shop_id !== given.from) return refuse('order.wrong_step');
    const why = await whyNotMoved(tx, order, part);
    if (why === 'begun') return refuse('order.wrong_step');
    const wish = wishOf(part);
    if (why !== null || !wish || to === part.shop_id) return refuse('order.move_impossible');
    const promise = await promiseFor(tx, { shop: to, ...wish }, now);
    if (promise?.shop.id !== to) return refuse('shop.not_found');
    const toJudge = await readToJudge(tx, order, { part, shops: [to] }, now);
    const judged = judgeShop(toJudge, promise, now);
    if (!judged.ok) return refuse('order.move_refused', { to: [judged.why] });
    if (judged.slot.promisedAt.getTime() - given.at.getTime() > slippedMs) return refuse('order.slot_gone');
    const moving = { order, part, promise };
    if (!(await movePieces(tx, order, part, to))) return refuse('order.move_refused', { to: [noPieces] });
    const after = await write(tx, moving, judged.slot, now);
    if (!after) return refuse('order.slot_gone');
    await tell(tools, tx, { ...moving, after, given }, now);
    return { ok: true } as const;
  });
  return done.ok ? seeCard(tools, { orderId, part: name }, now) : done;
};
