import { Cents, id } from '@zanga/contract/wire/values';
import { givenId, type OrderId } from '@zanga/domain/ids';
import { partKeys } from '@zanga/domain/ordering/cart-parts';
import { referenceIn } from '@zanga/domain/ordering/finding/order-reference';
import { tillWays } from '@zanga/domain/ordering/till-money';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';

/** Id of an order, given by id or by reference. */
export const orderIdOf = async (db: Db, said: string): Promise<OrderId> => {
  const reference = referenceIn(said);
  if (reference === undefined) return givenId('ord', said);
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.id ?? givenId('ord', said);
};

const linesIn = jsonColumn(
  'order_refunds.lines',
  z.array(z.object({ id: id('lin'), qty: z.int(), amount: Cents })),
);
const RefundWords = z.object({ method: z.enum(['card', 'by_hand']), fee_part: z.enum(partKeys).nullable() });

/** All refunds of an order, failed ones included, oldest first. */
export const readRefunds = async (db: Db, orderId: OrderId) => {
  const rows = await db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, ...RefundWords.parse(row), lines: linesIn(row.lines) }));
};

const TakingWords = z.object({ how: z.enum([...tillWays, 'lost', 'assumed']) });

/** Money recorded at a till for an order, oldest first. */
export const readTakings = async (db: Db, orderId: OrderId) => {
  const rows = await db
    .selectFrom('takings')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at')
    .execute();
  return rows.map((row) => ({ ...row, ...TakingWords.parse(row) }));
};

export const readNotes = (db: Db, orderId: OrderId) =>
  db.selectFrom('order_notes').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

const Message = z.object({ channel: z.enum(['email', 'sms', 'push']), key: z.string(), at: z.date() });

/** Sent messages about an order: their keys begin with its id. */
export const readMessages = async (db: Db, orderId: OrderId) => {
  const { rows } = await sql`
    select channel, key, min(sent_at) as at from messages_sent
    where key like ${`${orderId.replaceAll('_', '\\_')}:%`} group by channel, key order by at`.execute(db);
  return rows.map((row) => Message.parse(row));
};
