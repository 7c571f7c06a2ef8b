import type { Taking } from '@zanga/contract/ordering/takings';
import type { Refusal } from '@zanga/contract/wire/route';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { holdForStaff } from '../../tables/public.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { lockOrder, noteEvents } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { dueOf } from './due-at-till.ts';
import { hasTaking, insertTaking, readOrdersOfTable } from './store.ts';

type Recording = { readonly session: StaffSession; readonly taking: Taking };
type Taken = { readonly taken: number };
type Refused = Refusal<'taking.sum_changed'> | Refusal<'invalid'>;

/** Whether a debt is given up without a reason; money that was taken needs none. */
const lacksReason = ({ how, reason }: Taking): boolean => how === 'lost' && reason === undefined;

const noReason = () => refuse('invalid', { reason: ['scrivi il motivo'] });

const noteTaking = (
  tx: Tx,
  { row, parts }: StoredOrder,
  { session, taking: { how, reason } }: Recording,
  amount: number,
  now: Date,
) => {
  const [before, after] =
    how === 'lost'
      ? [{ lost_cents: row.lost_cents }, { lost_cents: row.lost_cents + amount, how }]
      : [{ taken_cents: row.taken_cents }, { taken_cents: row.taken_cents + amount, how }];
  const change = { kind: 'order', thing: row.id, shopId: parts[0]?.shop_id ?? null } as const;
  return noteChange(tx, session.trail, { ...change, before, after, reason }, now);
};

/** Records what one order owes, with who and how, in its history as well. */
const record = async (
  tx: Tx,
  order: StoredOrder,
  { session, taking }: Recording,
  now: Date,
): Promise<number> => {
  const amount = dueOf(order);
  if (amount === 0) return 0;
  const { how, key } = taking;
  const reason = how === 'lost' ? (taking.reason ?? null) : null;
  const orderId = order.row.id;
  if (!(await insertTaking(tx, { orderId, how, amount, reason, userId: session.userId, key }, now))) return 0;
  const by = { actor: 'worker', actorId: session.userId } as const;
  const event = {
    orderId,
    part: null,
    event: how === 'lost' ? 'lose_debt' : 'take_money',
    from: null,
    to: null,
    by,
  };
  await noteEvents(
    tx,
    [{ ...event, details: { amount_cents: amount, how, ...(reason && { reason }) } }],
    now,
  );
  await noteTaking(tx, order, { session, taking }, amount, now);
  return amount;
};

/** What is due must be what the screen said; a repeat of what was recorded already changes nothing. */
const recordAll = async (
  tx: Tx,
  orders: readonly StoredOrder[],
  recording: Recording,
  now: Date,
): Promise<Taken | Refusal<'taking.sum_changed'>> => {
  const { key, expected } = recording.taking;
  for (const { row } of orders) if (await hasTaking(tx, row.id, key)) return { taken: 0 };
  const due = orders.reduce((sum, order) => sum + dueOf(order), 0);
  if (due !== expected || due === 0) return refuse('taking.sum_changed');
  let taken = 0;
  for (const order of orders) taken += await record(tx, order, recording, now);
  return { taken };
};

/** Records that an order was paid at the till, or that its debt is given up. */
export const takeForOrder = async (
  tools: OrderTools,
  { orderId, ...recording }: Recording & { readonly orderId: string },
  now: Date,
): Promise<Taken | Refused | Refusal<'order.not_found'>> => {
  if (lacksReason(recording.taking)) return noReason();
  return inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const mine = order?.parts.some(({ shop_id }) => mayWorkFor(recording.session, shop_id));
    if (!order || !mine) return refuse('order.not_found');
    return recordAll(tx, [order], recording, now);
  });
};

/** Records the same for everything that is due at a table. */
export const takeForTable = async (
  tools: OrderTools,
  { tableId, ...recording }: Recording & { readonly tableId: string },
  now: Date,
): Promise<Taken | Refused | Refusal<'table.not_found'>> => {
  if (lacksReason(recording.taking)) return noReason();
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
