import type { TakingEntry } from '@zanga/contract/ordering/takings';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import { type Cents, cents, subtract, zeroCents } from '@zanga/domain/money';
import { type TillWay, tillWays } from '@zanga/domain/ordering/till-money';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { holds, mayWorkFor, type Session, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readNames } from '../board/board-queries.ts';
import { dueOf } from '../order/due-at-till.ts';
import { readOrder } from '../order/order-queries.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { lockOrder, noteEvents } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { insertTaking, readTakings } from './store.ts';

type Row = Awaited<ReturnType<typeof readTakings>>[number];
type OrderTakings = { readonly due: Cents; readonly data: TakingEntry[] };
type NoOrder = Refusal<'order.not_found'>;

/** A wrong entry is corrected by its author, or by staff who may refund. */
const mayTakeBack = (session: Session, { user_id }: Row): boolean =>
  user_id === session.userId || holds(session, 'orders.refund');

const ways = [...tillWays, 'lost'] as const;
const wayOf = (how: string): TillWay | 'lost' | undefined => ways.find((way) => way === how);

const isMine = (session: Session, { parts }: StoredOrder): boolean =>
  parts.some(({ shop_id }) => mayWorkFor(session, shop_id));

const present = async (db: Db, session: Session, order: StoredOrder): Promise<OrderTakings> => {
  const rows = await readTakings(db, order.row.id);
  const names = await readNames(
    db,
    rows.flatMap(({ user_id }) => user_id ?? []),
  );
  const gone = new Set(rows.flatMap(({ takes_back }) => takes_back ?? []));
  const data = rows.map(
    (row): TakingEntry => ({
      id: row.id,
      how: wayOf(row.how) ?? 'assumed',
      amount: cents(row.amount_cents),
      given: row.given_cents === null ? null : cents(row.given_cents),
      reason: row.reason,
      at: row.at.toISOString(),
      name: row.user_id === null ? null : (names.get(row.user_id) ?? null),
      takes_back: row.takes_back,
      can_take_back:
        row.how !== 'assumed' && row.takes_back === null && !gone.has(row.id) && mayTakeBack(session, row),
    }),
  );
  return { due: dueOf(order), data };
};

/** Takings of an order. */
export const seeTakings = async (
  db: Db,
  { session, orderId }: { readonly session: Session; readonly orderId: OrderId },
): Promise<OrderTakings | NoOrder> => {
  const order = await readOrder(db, orderId);
  return order && isMine(session, order) ? present(db, session, order) : refuse('order.not_found');
};

type TakingBack = {
  readonly session: StaffSession;
  readonly orderId: OrderId;
  readonly takingId: string;
  readonly key: string;
  readonly reason: string;
};
type TakeBackRefusal =
  | NoOrder
  | Refusal<'taking.not_found' | 'taking.taken_back' | 'taking.given_back' | 'taking.of_another'>;

/** Adds a counter-entry of the same sum: the order owes it again. */
const standAgainst = async (
  tx: Tx,
  order: StoredOrder,
  { session, takingId, key, reason }: TakingBack,
  now: Date,
): Promise<{ readonly ok: true } | TakeBackRefusal> => {
  const rows = await readTakings(tx, order.row.id);
  const wrong = rows.find(({ id }) => id === takingId);
  const how = wrong && wayOf(wrong.how);
  if (!wrong || !how || wrong.takes_back !== null) return refuse('taking.not_found');
  const before = rows.find(({ takes_back }) => takes_back === takingId);
  if (before) return before.key === key ? { ok: true } : refuse('taking.taken_back');
  if (!mayTakeBack(session, wrong)) return refuse('taking.of_another');
  const { row, parts } = order;
  // Money that was refunded to the customer had really come.
  if (how !== 'lost' && subtract(row.taken_cents, wrong.amount_cents) < row.refunded_cents)
    return refuse('taking.given_back');
  const amount = wrong.amount_cents;
  const entry = { orderId: row.id, how, amount, given: null, reason, userId: session.userId };
  await insertTaking(tx, { ...entry, shopId: wrong.shop_id, takesBack: wrong.id, key }, now);
  const by = { actor: 'worker', actorId: session.userId } as const;
  const event = { orderId: row.id, part: null, event: 'take_money_back', from: null, to: null, by };
  await noteEvents(tx, [{ ...event, details: { amount_cents: amount, how, reason } }], now);
  const thing = { kind: 'order', thing: row.id, shopId: parts[0]?.shop_id ?? null } as const;
  const sums = { taken_cents: row.taken_cents, lost_cents: row.lost_cents };
  const [taken, lost] = how === 'lost' ? [zeroCents, amount] : [amount, zeroCents];
  const after = { taken_cents: subtract(row.taken_cents, taken), lost_cents: subtract(row.lost_cents, lost) };
  await noteChange(tx, session.trail, { ...thing, before: sums, after, reason }, now);
  return { ok: true };
};

/** Corrects a wrong entry of the till; the same key does so once. */
export const takeBack = async (
  tools: OrderTools,
  back: TakingBack,
  now: Date,
): Promise<OrderTakings | TakeBackRefusal> => {
  const done = await inTransaction(tools.db, async (tx) => {
    const order = await lockOrder(tx, back.orderId);
    if (!order || !isMine(back.session, order)) return refuse('order.not_found');
    return standAgainst(tx, order, back, now);
  });
  return done.ok ? seeTakings(tools.db, back) : done;
};
