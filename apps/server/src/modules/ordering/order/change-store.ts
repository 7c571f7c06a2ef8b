import { Cents, id } from '@zanga/contract/wire/values';
import type { OrderChangeId, OrderId, UserId } from '@zanga/domain/ids';
import { partKeys } from '@zanga/domain/ordering/cart-parts';
import { changeable } from '@zanga/domain/ordering/changes/changeable';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import type { OrderChanges } from '../../../platform/database/tables.ts';
import { ofOrders } from './order-queries.ts';
import { type AddedLine, addedIn } from './row-queries.ts';

const piecesIn = jsonColumn('order_changes.pieces', z.array(z.object({ id: id('lin'), qty: z.int() })));
const Words = z.object({
  part: z.enum(partKeys),
  state: z.enum(['open', 'paying', 'agreed', 'refused', 'expired', 'withdrawn', 'overtaken']),
  back: z.enum(['card', 'hand', 'less', 'charge', 'due']),
  amount_cents: Cents,
});

const changeOf = (row: Selectable<OrderChanges>) => ({
  ...row,
  ...Words.parse(row),
  pieces: piecesIn(row.pieces),
  added: addedIn(row.added),
});
export type OpenChange = ReturnType<typeof changeOf>;

/** Proposals that wait for their customers, or for their money; overdue ones too. */
export const readOpenChanges = async (
  db: Db | Tx,
  orderIds: readonly OrderId[],
): Promise<readonly OpenChange[]> => {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_changes')
    .selectAll()
    .where(ofOrders('order_id', orderIds))
    .where('state', 'in', ['open', 'paying'])
    .execute();
  return rows.map(changeOf);
};

/** A change by its id, in any state. */
export const readChange = async (db: Db | Tx, id: OrderChangeId): Promise<OpenChange | undefined> => {
  const row = await db.selectFrom('order_changes').selectAll().where('id', '=', id).executeTakeFirst();
  return row && changeOf(row);
};

/** Proposals overdue for a decision or a payment, and ones whose part was made or given up meanwhile. */
export const readOverdue = async (
  db: Db,
  now: Date,
): Promise<
  readonly { readonly id: OrderChangeId; readonly orderId: OrderId; readonly paying: boolean }[]
> => {
  const rows = await db
    .selectFrom('order_changes as c')
    .innerJoin('order_parts as p', (join) =>
      join.onRef('p.order_id', '=', 'c.order_id').onRef('p.part', '=', 'c.part'),
    )
    .select(['c.id', 'c.order_id', 'c.state'])
    .where('c.state', 'in', ['open', 'paying'])
    .where((either) => either.or([either('c.until', '<=', now), either('p.state', 'not in', changeable)]))
    .orderBy('c.until')
    .limit(500)
    .execute();
  return rows.map(({ id, order_id: orderId, state }) => ({ id, orderId, paying: state === 'paying' }));
};

export type NewChange = Pick<
  OpenChange,
  'id' | 'order_id' | 'part' | 'pieces' | 'added' | 'reason' | 'back' | 'until'
> & {
  readonly amount: number;
  readonly by: UserId;
};

export const insertChange = async (tx: Tx, change: NewChange, now: Date): Promise<void> => {
  const { amount, by, pieces, added, ...row } = change;
  await tx
    .insertInto('order_changes')
    .values({
      ...row,
      pieces: JSON.stringify(pieces),
      added: JSON.stringify(added),
      state: 'open',
      amount_cents: amount,
      created_at: now,
      created_by: by,
    })
    .execute();
};

export type ChangeOutcome = 'agreed' | 'refused' | 'expired' | 'withdrawn' | 'overtaken';

export const closeChange = async (
  tx: Tx,
  id: OrderChangeId,
  state: ChangeOutcome,
  now: Date,
): Promise<void> => {
  await tx.updateTable('order_changes').set({ state, decided_at: now }).where('id', '=', id).execute();
};

/** Records that the customer has agreed and pays the difference; stores the stock reserved until then. */
export const awaitDifference = async (
  tx: Tx,
  {
    id,
    added,
    until,
  }: { readonly id: OrderChangeId; readonly added: readonly AddedLine[]; readonly until: Date },
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('order_changes')
    .set({ state: 'paying', added: JSON.stringify(added), until, decided_at: now })
    .where('id', '=', id)
    .execute();
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

/** Saves the remaining lines of an unpaid order; lines without pieces are deleted. */
export const saveLessened = async (
  tx: Tx,
  orderId: OrderId,
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

/** Saves the sums of an unpaid order. */
export const saveLessenedOrder = async (tx: Tx, id: string, order: LessenedOrder): Promise<void> => {
  await sql`
    update orders set qty = ${order.qty}, summary = ${order.summary}, list_cents = ${order.list},
      discount_cents = ${order.discount}, member_discount_cents = ${order.memberDiscount},
      coupon_discount_cents = ${order.couponDiscount}, total_cents = ${order.total}, vat = ${order.vat}::jsonb
    where id = ${id}`.execute(tx);
};

/** Changes of an order whose dishes a card has paid, oldest first. */
export const readCharged = async (db: Db | Tx, orderId: OrderId): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('order_changes')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'agreed')
    .where('back', '=', 'charge')
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
};
