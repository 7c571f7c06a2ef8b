import type { Taking } from '@zanga/contract/ordering/takings';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId, ShopId, TableId } from '@zanga/domain/ids';
import { add, type Cents, subtract, zeroCents } from '@zanga/domain/money';
import { changeOf, type PaidOf, spreadOver } from '@zanga/domain/ordering/till/taking-parts';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { holdForStaff } from '../../tables/public-staff.ts';
import { dueOf } from '../order/due-at-till.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { lockOrder, noteEvents } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { hasTaking, insertTaking, readOrdersOfTable } from './store.ts';
import { waysOf, whyNotTaken } from './what-is-paid.ts';

type Recording = { readonly session: StaffSession; readonly taking: Taking };
type Taken = { readonly taken: Cents; readonly change: Cents; readonly due: Cents };
type TakingRefusal = Refusal<'taking.sum_changed' | 'taking.too_much'> | Refusal<'invalid'>;

const noteTaking = (
  tx: Tx,
  { row, parts }: StoredOrder,
  { session, taking: { reason } }: Recording,
  paid: readonly PaidOf[],
  now: Date,
) => {
  const sumOf = (lost: boolean) =>
    add(...paid.filter(({ how }) => (how === 'lost') === lost).map(({ amount }) => amount));
  const change = { kind: 'order', thing: row.id, shopId: parts[0]?.shop_id ?? null } as const;
  const before = { taken_cents: row.taken_cents, lost_cents: row.lost_cents };
  const after = {
    taken_cents: add(row.taken_cents, sumOf(false)),
    lost_cents: add(row.lost_cents, sumOf(true)),
    how: paid.map(({ how }) => how).join(', '),
  };
  return noteChange(tx, session.trail, { ...change, before, after, reason }, now);
};

/** Shop where the money of an order is taken. */
const shopOf = ({ parts }: StoredOrder, session: StaffSession): ShopId | null =>
  parts.find(({ shop_id }) => shop_id !== null && mayWorkFor(session, shop_id))?.shop_id ?? null;

/** Records a taking of one order, with person, way and place, in its history as well. */
const record = async (
  tx: Tx,
  order: StoredOrder,
  { recording, paid }: { readonly recording: Recording; readonly paid: readonly PaidOf[] },
  now: Date,
): Promise<void> => {
  const { session, taking } = recording;
  const orderId = order.row.id;
  const by = { actor: 'worker', actorId: session.userId } as const;
  for (const [place, { how, amount, given }] of paid.entries()) {
    const reason = how === 'lost' ? (taking.reason ?? null) : null;
    const entry = {
      orderId,
      how,
      amount,
      given,
      reason,
      userId: session.userId,
      shopId: shopOf(order, session),
    };
    // A key belongs to one press; each way of paying is an entry of its own.
    await insertTaking(tx, { ...entry, key: place === 0 ? taking.key : `${taking.key}:${place}` }, now);
    const event = how === 'lost' ? 'lose_debt' : 'take_money';
    const details = {
      ...{ amount_cents: amount, how },
      ...(given !== null && { given_cents: given }),
      ...(reason && { reason }),
    };
    await noteEvents(tx, [{ orderId, part: null, event, from: null, to: null, by, details }], now);
  }
  await noteTaking(tx, order, recording, paid, now);
};

/** The sum due must equal the sum on the screen; a repeat of a recorded key changes nothing. */
const recordAll = async (
  tx: Tx,
  orders: readonly StoredOrder[],
  recording: Recording,
  now: Date,
): Promise<Taken | TakingRefusal> => {
  const { key, expected } = recording.taking;
  const debts = orders.map(dueOf);
  const due = add(zeroCents, ...debts);
  for (const { row } of orders)
    if (await hasTaking(tx, row.id, key)) return { taken: zeroCents, change: zeroCents, due };
  if (due !== expected || due === 0) return refuse('taking.sum_changed');
  const ways = waysOf(recording.taking, due);
  if (!ways.ok) return ways;
  const pieces = spreadOver(debts, ways.paid);
  for (const [place, order] of orders.entries()) {
    const paid = pieces.filter(({ debt }) => debt === place);
    if (paid.length > 0) await record(tx, order, { recording, paid }, now);
  }
  const taken = add(zeroCents, ...pieces.map(({ amount }) => amount));
  return { taken, change: add(zeroCents, ...ways.paid.map(changeOf)), due: subtract(due, taken) };
};

/** Records that an order was paid at the till, or that its debt is given up. */
export const takeForOrder = async (
  tools: OrderTools,
  { orderId, ...recording }: Recording & { readonly orderId: OrderId },
  now: Date,
): Promise<Taken | TakingRefusal | Refusal<'order.not_found'>> => {
  const lacking = whyNotTaken(recording.taking);
  if (lacking) return lacking;
  return inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const mine = order?.parts.some(({ shop_id }) => mayWorkFor(recording.session, shop_id));
    if (!order || !mine) return refuse('order.not_found');
    return recordAll(tx, [order], recording, now);
  });
};

/** Records a taking for all orders due at a table. */
export const takeForTable = async (
  tools: OrderTools,
  { tableId, ...recording }: Recording & { readonly tableId: TableId },
  now: Date,
): Promise<Taken | TakingRefusal | Refusal<'table.not_found'>> => {
  const lacking = whyNotTaken(recording.taking);
  if (lacking) return lacking;
  return inTransaction(tools.db, async (tx) => {
    if (!(await holdForStaff(tx, tableId, recording.session))) return refuse('table.not_found');
    const orders: StoredOrder[] = [];
    for (const id of await readOrdersOfTable(tx, tableId)) {
      const order = await lockOrder(tx, id);
      if (order) orders.push(order);
    }
    return recordAll(tx, orders, recording, now);
  });
};
