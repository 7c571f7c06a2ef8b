import { Cents } from '@zanga/contract/wire/values';
import type { OrderId, RefundId } from '@zanga/domain/ids';
import { type PartKey, partKeys } from '@zanga/domain/ordering/cart-parts';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import type { OrderRefunds } from '../../../platform/database/tables.ts';

/** Pieces of a refund, each with its sum. */
const piecesIn = jsonColumn(
  'order_refunds.lines',
  z.array(z.object({ id: z.string(), qty: z.int(), amount: Cents })),
);

export type FailedRefund = {
  readonly id: RefundId;
  readonly amount: Cents;
  readonly reason: string;
  readonly failedAt: Date;
  readonly isSettled: boolean;
  readonly pieces: ReturnType<typeof piecesIn>;
  /** The part whose delivery fee it would have refunded. */
  readonly feePart: string | null;
};

const failedOf = (row: Selectable<OrderRefunds>, failedAt: Date): FailedRefund => ({
  id: row.id,
  amount: row.amount_cents,
  reason: row.reason,
  failedAt,
  isSettled: row.settled_by !== null,
  pieces: piecesIn(row.lines),
  feePart: row.fee_part,
});

/** Refunds of an order that failed at the bank, oldest first, including ones replaced since. */
export const readFailedRefunds = async (db: Db | Tx, orderId: OrderId): Promise<readonly FailedRefund[]> => {
  const rows = await db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('failed_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => (row.failed_at === null ? [] : failedOf(row, row.failed_at)));
};

/** Marks a refund as failed: its money and pieces can be refunded again. */
export const failRefund = async (tx: Tx, orderId: OrderId, key: string, now: Date): Promise<void> => {
  await sql`
    with failed as (
      update order_refunds set failed_at = ${now}
      where order_id = ${orderId} and key = ${key} and failed_at is null returning amount_cents, lines
    ), pieces as (
      update order_lines l set refunded_qty = l.refunded_qty - p.qty
      from failed cross join jsonb_to_recordset(failed.lines) as p (id text, qty int) where l.id = p.id
    )
    update orders set refunded_cents = refunded_cents - (select amount_cents from failed), version = version + 1
    where id = ${orderId} and exists (select from failed)`.execute(tx);
};

/** Marks a failed refund as replaced by another. */
export const settleFailed = async (tx: Tx, id: RefundId, by: RefundId): Promise<void> => {
  await tx.updateTable('order_refunds').set({ settled_by: by }).where('id', '=', id).execute();
};

/** Marks failed refunds whose pieces, or whose money, a new refund or (`by` null) a lost dispute has given back. */
export const settleFailedOf = async (tx: Tx, orderId: OrderId, by: RefundId | null): Promise<void> => {
  await sql`
    update order_refunds f set settled_by = coalesce(${by}::text, f.id)
    where f.order_id = ${orderId} and f.failed_at is not null and f.settled_by is null and exists (
      select from jsonb_to_recordset(f.lines) as p (id text, qty int) join order_lines l on l.id = p.id
      where l.refunded_qty + p.qty > l.qty
      union all
      select from orders o where o.id = f.order_id and o.refunded_cents + o.disputed_cents + f.amount_cents > o.total_cents
    )`.execute(tx);
};

const FeePart = z.enum(partKeys);

/** Parts whose delivery fee was refunded on its own. */
export const readFeesGiven = async (tx: Tx, orderId: OrderId): Promise<readonly PartKey[]> => {
  const rows = await tx
    .selectFrom('order_refunds')
    .select('fee_part')
    .where('order_id', '=', orderId)
    .where('fee_part', 'is not', null)
    .where('failed_at', 'is', null)
    .execute();
  return rows.map(({ fee_part }) => FeePart.parse(fee_part));
};
