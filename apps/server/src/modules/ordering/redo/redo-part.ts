import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId, OrderRedoId } from '@zanga/domain/ids';
import { add, type Cents, proportion, zeroCents } from '@zanga/domain/money';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { canRedo } from '@zanga/domain/ordering/changes/redoing';
import type { PiecesToRefund } from '@zanga/domain/ordering/refund-quote';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { takeStock } from '../../catalogue/public-stock.ts';
import { seeCard } from '../board/see-card.ts';
import { lockOrder, noteEvents, touchOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { finishRedo, hasRedo, insertRedo, readOpenRedos } from '../order/redo-store.ts';
import { pieceShop } from '../order/reserve.ts';
import type { LineRow } from '../order/row-queries.ts';
import { tellOrder } from '../telling/tell-order.ts';

type On = { readonly session: StaffSession; readonly orderId: OrderId; readonly part: PartKey };
export type Redoing = On & {
  /** Idempotency key of the press. */
  readonly key: string;
  readonly items: readonly PiecesToRefund[];
  readonly reason: string;
  readonly minutes: number;
};

type RedoRefusal = Refusal<
  'order.not_found' | 'order.wrong_step' | 'order.redo_impossible' | 'order.redo_sold_out'
>;

const minuteMs = 60_000;

/** Chosen lines with their pieces; undefined for an unknown line, a doubled one, or too many pieces. */
const meantOf = (lines: readonly LineRow[], items: readonly PiecesToRefund[]) => {
  const once = new Set(items.map(({ id }) => id)).size === items.length;
  const meant = items.flatMap(({ id, qty }) => {
    const line = lines.find((one) => one.id === id);
    return line && qty <= line.qty ? { line, qty } : [];
  });
  return once && meant.length === items.length ? meant : undefined;
};

const worthOf = (meant: readonly { readonly line: LineRow; readonly qty: number }[]): Cents =>
  meant.reduce((sum, { line, qty }) => add(sum, proportion(line.total_cents, qty, line.qty)), zeroCents);

/**
 * The kitchen makes pieces of an order again, at no charge: stock is taken, the customer is told for when, and their
 * value is the shop's loss. The order's own money stays as it is.
 */
export const redoPart = async (
  tools: OrderTools,
  { session, orderId, part: name, key, items, reason, minutes }: Redoing,
  now: Date,
): Promise<BoardOrder | RedoRefusal> => {
  const done = await inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = order?.parts.find((one) => one.part === name);
    if (!order || !part || !mayWorkFor(session, part.shop_id)) return refuse('order.not_found');
    if (await hasRedo(tx, orderId, key)) return { ok: true } as const;
    if (!canRedo(part, now)) return refuse('order.wrong_step');
    const meant = meantOf(
      order.lines.filter((line) => line.part === name),
      items,
    );
    if (!meant) return refuse('order.redo_impossible');
    const taken = await takeStock(
      tx,
      meant.map(({ line, qty }) => ({ product: line.product_id, qty, shop: pieceShop(part) })),
    );
    if (!taken.ok) return refuse('order.redo_sold_out');
    const id = newId('rdo');
    const promised_at = new Date(now.getTime() + minutes * minuteMs);
    const worth = worthOf(meant);
    const redo = { id, order_id: orderId, part: name, key, pieces: [...items], reason, promised_at };
    await insertRedo(tx, { ...redo, worth, by: session.userId }, now);
    await touchOrder(tx, orderId);
    const by = { actor: 'worker', actorId: session.userId } as const;
    const dishes = meant.map(({ line, qty }) => ({ name: line.name, qty }));
    const details = { redo: id, dishes, reason, promised_at, worth_cents: worth };
    await noteEvents(tx, [{ orderId, part: name, event: 'redo', from: null, to: null, by, details }], now);
    const told = { dishes: dishes.map((dish) => `${dish.qty} × ${dish.name}`), key: id };
    await tellOrder(tools, tx, order, { news: 'made_again', part: { ...part, promised_at }, ...told }, now);
    const thing = { kind: 'order', thing: orderId, shopId: part.shop_id } as const;
    await noteChange(tx, session.trail, { ...thing, after: { redo: id, pieces: dishes }, reason }, now);
    return { ok: true } as const;
  });
  return done.ok ? seeCard(tools, { orderId, part: name }, now) : done;
};

/** Ends making again: it is ready, or with the customer. A second press changes nothing. */
export const finishRedoing = async (
  tools: OrderTools,
  { session, orderId, part: name, redo }: On & { readonly redo: OrderRedoId },
  now: Date,
): Promise<BoardOrder | Refusal<'order.not_found'>> => {
  const done = await inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = order?.parts.find((one) => one.part === name);
    if (!part || !mayWorkFor(session, part.shop_id)) return refuse('order.not_found');
    const open = (await readOpenRedos(tx, [orderId])).find(({ id, part: of }) => id === redo && of === name);
    if (!open) return { ok: true } as const;
    await finishRedo(tx, { id: redo, by: session.userId }, now);
    await touchOrder(tx, orderId);
    const by = { actor: 'worker', actorId: session.userId } as const;
    const happened = { orderId, part: name, from: null, to: null, by } as const;
    await noteEvents(tx, [{ ...happened, event: 'redo_done', details: { redo } }], now);
    const thing = { kind: 'order', thing: orderId, shopId: part.shop_id } as const;
    await noteChange(tx, session.trail, { ...thing, before: { redo }, after: { redo: null } }, now);
    return { ok: true } as const;
  });
  return done.ok ? seeCard(tools, { orderId, part: name }, now) : done;
};
