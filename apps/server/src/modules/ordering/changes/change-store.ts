import { Cents } from '@zanga/contract/menu/product';
import { partKeys } from '@zanga/domain/ordering/cart-parts';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import type { OrderChanges } from '../../../platform/database/tables.ts';

const piecesIn = jsonColumn('order_changes.pieces', z.array(z.object({ id: z.string(), qty: z.int() })));
const Words = z.object({
  part: z.enum(partKeys),
  back: z.enum(['card', 'hand', 'less']),
  amount_cents: Cents,
});

const changeOf = (row: Selectable<OrderChanges>) => ({
  ...row,
  ...Words.parse(row),
  pieces: piecesIn(row.pieces),
});
export type OpenChange = ReturnType<typeof changeOf>;

/** What is proposed for some orders and still waits for its customers, late ones among them. */
export const readOpenChanges = async (
  db: Db | Tx,
  orderIds: readonly string[],
): Promise<readonly OpenChange[]> => {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_changes')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'open')
    .execute();
  return rows.map(changeOf);
};

/** Orders whose customers have not decided in time. */
export const readLateChanges = async (db: Db, now: Date): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('order_changes')
    .select('order_id')
    .where('state', '=', 'open')
    .where('until', '<=', now)
    .orderBy('until')
    .limit(500)
    .execute();
  return rows.map(({ order_id }) => order_id);
};

export type NewChange = Pick<
  OpenChange,
  'id' | 'order_id' | 'part' | 'pieces' | 'reason' | 'back' | 'until'
> & {
  readonly amount: number;
  readonly by: string;
};

export const insertChange = async (tx: Tx, change: NewChange, now: Date): Promise<void> => {
  const { amount, by, pieces, ...row } = change;
  await tx
    .insertInto('order_changes')
    .values({
      ...row,
      pieces: JSON.stringify(pieces),
      state: 'open',
      amount_cents: amount,
      created_at: now,
      created_by: by,
    })
    .execute();
};

export type Decided = 'agreed' | 'refused' | 'expired' | 'withdrawn' | 'overtaken';

export const closeChange = async (tx: Tx, id: string, state: Decided, now: Date): Promise<void> => {
  await tx.updateTable('order_changes').set({ state, decided_at: now }).where('id', '=', id).execute();
};

export type LessenedLine = {
  readonly id: string;
  readonly qty: number;
  readonly list: number;
  readonly discount: number;
  readonly memberDiscount: number;
  readonly couponDiscount: number;
  readonly total: number;
  readonly vat: number;
};

/** Writes what is left of the lines of an order that nobody has paid yet; those that are gone are deleted. */
export const saveLessened = async (
  tx: Tx,
  orderId: string,
  lines: readonly LessenedLine[],
): Promise<void> => {
  const kept = lines.map(({ id }) => id);
  await sql`delete from order_lines where order_id = ${orderId} and id <> all(${kept}::text[])`.execute(tx);
  for (const line of lines)
    await sql`
      update order_lines set qty = ${line.qty}, list_cents = ${line.list}, discount_cents = ${line.discount},
        member_discount_cents = ${line.memberDiscount}, coupon_discount_cents = ${line.couponDiscount},
        total_cents = ${line.total}, vat_cents = ${line.vat},
        reserved_qty = case when reserved_qty = 0 then 0 else ${line.qty}::int end
      where id = ${line.id} and qty <> ${line.qty}`.execute(tx);
};

export type LessenedOrder = {
  readonly qty: number;
  readonly summary: string;
  readonly list: number;
  readonly discount: number;
  readonly memberDiscount: number;
  readonly couponDiscount: number;
  readonly total: number;
  readonly vat: string;
};

/** Writes what an order that nobody has paid yet comes to now. */
export const saveLessenedOrder = async (tx: Tx, id: string, order: LessenedOrder): Promise<void> => {
  await sql`
    update orders set qty = ${order.qty}, summary = ${order.summary}, list_cents = ${order.list},
      discount_cents = ${order.discount}, member_discount_cents = ${order.memberDiscount},
      coupon_discount_cents = ${order.couponDiscount}, total_cents = ${order.total}, vat = ${order.vat}::jsonb
    where id = ${id}`.execute(tx);
};
