import { vatIncluded } from '@zanga/domain/catalogue/vat';
import { cents, subtract } from '@zanga/domain/money';
import { notReplaced } from '@zanga/domain/ordering/changes/exchanging';
import { takingOut } from '@zanga/domain/ordering/changes/taking-out';
import type { Tx } from '../../../../platform/database/connection.ts';
import { insertRows } from '../../../../platform/database/insert-rows.ts';
import { newId } from '../../../../platform/new-id.ts';
import { type OpenChange, saveLessened } from '../../order/change-store.ts';
import { customerOf, type StoredOrder } from '../../order/order-record.ts';
import { lockOrder, touchOrder } from '../../order/order-store.ts';
import type { OrderTools } from '../../order/order-tools.ts';
import { kindOf } from '../../order/present-change.ts';
import { growRoom } from '../../order/reserve.ts';
import type { LineRow, PartRow } from '../../order/row-queries.ts';
import { giveBack } from '../../refunds/give-back.ts';
import { tellOrder } from '../../telling/tell-order.ts';
import { close } from '../close-change.ts';
import { finishAddition } from '../finish-addition.ts';
import { saveChanged } from '../part-store.ts';
import { rowsFor, saveSums } from '../put-in.ts';
import { soldOf } from '../take-out.ts';

type Agreed = { readonly order: StoredOrder; readonly part: PartRow; readonly change: OpenChange };

const goesBack = ({ back, amount_cents }: OpenChange): boolean =>
  (back === 'card' || back === 'hand') && amount_cents > 0;

/** Paid lines taken out without a replacement, as lines of the refund alone. */
const residue = ({ order, change }: Agreed): readonly LineRow[] => {
  if (!goesBack(change)) return [];
  const before = soldOf(order);
  const after = takingOut(before, change.pieces).lines;
  const gone = change.pieces.flatMap(({ id, qty }) => {
    const line = before.lines.find((one) => one.id === id);
    const kept = after.find((one) => one.id === id)?.total ?? cents(0);
    return line ? [{ id, qty, total: subtract(line.total, kept) }] : [];
  });
  return notReplaced(gone, change.amount_cents).flatMap(({ id, qty, total }) => {
    const line = order.lines.find((one) => one.id === id);
    if (!line) return [];
    const free = {
      discount_cents: cents(0),
      member_discount_cents: cents(0),
      coupon_discount_cents: cents(0),
    };
    const money = { ...free, list_cents: total, total_cents: total };
    const vat_cents = vatIncluded(total, line.vat_rate_basis_points);
    return [{ ...line, ...money, vat_cents, id: newId('lin'), qty, reserved_qty: 0, reserved_shop: null }];
  });
};

/** Replaces lines by others, and tells the customer the order as it is then. */
const swapLines = async (
  tx: Tx,
  agreed: Agreed,
  left: readonly LineRow[],
  now: Date,
): Promise<StoredOrder> => {
  const { order, part, change } = agreed;
  const { id } = order.row;
  await saveLessened(tx, id, takingOut(soldOf(order), change.pieces).lines);
  const rows = rowsFor(order, change.added, now);
  const behind = rowsFor({ ...order, lines: [...order.lines, ...rows] }, left, null);
  await insertRows('order_lines', [...rows, ...behind]).execute(tx);
  const changed = await lockOrder(tx, id);
  if (!changed) throw new Error(`Order ${id} went while its lines were changed`);
  await saveSums(tx, changed);
  const count = (pieces: readonly { readonly qty: number }[]) =>
    pieces.reduce((sum, { qty }) => sum + qty, 0);
  // Room is only ever added: taking something out frees none either.
  const pieces = part.pieces + Math.max(0, count(change.added) - count(change.pieces));
  await saveChanged(tx, { orderId: id, part: change.part }, pieces, now);
  if (pieces > part.pieces) await growRoom(tx, id, { ...part, pieces });
  await touchOrder(tx, id);
  const after = await lockOrder(tx, id);
  if (!after) throw new Error(`Order ${id} went while its lines were changed`);
  return after;
};

/** Carries out an agreed and, where dearer, paid exchange: lines, difference and message in one. */
const finishExchange = async (tools: OrderTools, tx: Tx, agreed: Agreed, now: Date): Promise<void> => {
  const { order, part, change } = agreed;
  const left = residue(agreed);
  const names = change.pieces.map(({ id, qty }) => {
    const name = order.lines.find((line) => line.id === id)?.name ?? '';
    return `${qty} × ${name}`;
  });
  const after = await swapLines(tx, agreed, left, now);
  const by = customerOf(order);
  if (left.length > 0) {
    const pieces = left.map(({ id, qty }) => ({ id, qty }));
    const wanted = { pieces, key: `change:${change.id}`, reason: change.reason, by, keepFees: true };
    const given = await giveBack(tools, tx, after, wanted, now);
    if (!given.ok || given.amount !== change.amount_cents)
      throw new Error(`The difference of an exchange cannot be given back: ${change.id}`);
  }
  await close(tx, after, { change, state: 'agreed', by }, now);
  const dishes = change.added.map(({ qty, name }) => `${qty} × ${name}`);
  const amount = goesBack(change) ? change.amount_cents : cents(0);
  const totalCents = subtract(subtract(after.row.total_cents, after.row.refunded_cents), amount);
  const told = { dishes, out: names, amount, totalCents, key: change.id };
  await tellOrder(tools, tx, after, { news: 'dishes_added', part, ...told }, now);
};

/** Ends a proposal that adds something, with or without an exchange. */
export const finishPutting = (tools: OrderTools, tx: Tx, agreed: Agreed, now: Date): Promise<void> =>
  kindOf(agreed.change) === 'exchange'
    ? finishExchange(tools, tx, agreed, now)
    : finishAddition(tools, tx, agreed, now);
