import type { Refusal } from '@zanga/contract/wire/route';
import { add, type Cents, cents, subtract } from '@zanga/domain/money';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import {
  type ExchangeDifference,
  exchangeDifference,
  type PaidHow,
} from '@zanga/domain/ordering/changes/exchanging';
import { summed, takingOut } from '@zanga/domain/ordering/changes/taking-out';
import type { PiecesToRefund } from '@zanga/domain/ordering/refund-quote';
import { leftToGive } from '@zanga/domain/ordering/refunds/giving';
import type { Db, Tx } from '../../../../platform/database/connection.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { OpenChange } from '../../order/change-store.ts';
import type { StoredOrder } from '../../order/order-record.ts';
import type { OrderTools } from '../../order/order-tools.ts';
import type { PartRow } from '../../order/row-queries.ts';
import { givenOrder } from '../../refunds/given-order.ts';
import { type Addition, type NotAdded, quoteAddition, type WantedDish } from '../quote-addition.ts';
import { soldOf, stayingOf } from '../take-out.ts';

type Weighed = {
  readonly part: PartKey;
  readonly pieces: readonly PiecesToRefund[];
  /** Total of the added dishes. */
  readonly added: Cents;
};

/** How an order was paid so far; undefined where its books rule out an exchange. */
const paidHow = async (
  { payments }: Pick<OrderTools, 'payments'>,
  db: Db | Tx,
  { row }: StoredOrder,
): Promise<PaidHow | undefined> => {
  if (row.payment_kind === 'card')
    return (await payments.of(db, row.id))?.state === 'paid' ? 'card' : undefined;
  if (row.lost_cents > 0) return undefined;
  if (row.taken_cents === 0) return row.refunded_cents === 0 ? 'not_yet' : undefined;
  // A partly collected total cannot be assigned to single dishes.
  return row.taken_cents >= row.total_cents ? 'hand' : undefined;
};

/** The difference of an exchange; undefined where it is impossible. */
const weighExchange = async (
  tools: Pick<OrderTools, 'payments'>,
  db: Db | Tx,
  order: StoredOrder,
  { part, pieces, added }: Weighed,
): Promise<ExchangeDifference | undefined> => {
  const paid = await paidHow(tools, db, order);
  if (!paid || stayingOf(order, { part, pieces }) === undefined) return undefined;
  const sold = soldOf(order);
  const out = subtract(summed(sold).total, takingOut(sold, pieces).total);
  const difference = exchangeDifference(out, added, paid);
  const goesBack = difference.back === 'card' || difference.back === 'hand';
  const fees = order.parts.map((one) => one.part);
  if (goesBack && difference.amount > leftToGive(givenOrder(order, fees))) return undefined;
  return difference;
};

/** Whether an exchange still costs the difference that its customer was asked about. */
export const stillWeighs = async (
  tools: Pick<OrderTools, 'payments'>,
  tx: Tx,
  order: StoredOrder,
  { part, pieces, added, amount_cents, back }: OpenChange,
): Promise<boolean> => {
  const sum = add(...added.map(({ total_cents }) => total_cents), cents(0));
  const difference = await weighExchange(tools, tx, order, { part, pieces, added: sum });
  return difference?.amount === amount_cents && difference.back === back;
};

type Exchanging = {
  readonly order: StoredOrder;
  readonly part: PartRow;
  readonly out: readonly PiecesToRefund[];
  readonly wanted: readonly WantedDish[];
};
type Exchange = Pick<Addition, 'ok' | 'lines'> & ExchangeDifference;
export type NotExchanged = NotAdded | Refusal<'order.exchange_impossible'>;

/** Price of an exchange of dishes. */
export const quoteExchange = async (
  tools: OrderTools,
  db: Db | Tx,
  { out, ...on }: Exchanging,
  now: Date,
): Promise<Exchange | NotExchanged> => {
  const put = await quoteAddition(tools, db, on, now);
  if (!put.ok) return put;
  const weighed = { part: on.part.part, pieces: out, added: put.amount };
  const difference = await weighExchange(tools, db, on.order, weighed);
  if (!difference) return refuse('order.exchange_impossible');
  return { ok: true, lines: put.lines, ...difference };
};
