import type { LineId, OrderId, ProductId, ShopId, TicketId, UserId } from '@zanga/domain/ids';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../platform/database/connection.ts';
import type { CinemaTickets } from '../../platform/database/tables.ts';

/**
 * Times of the shows among some products, locked for share until the transaction ends: calling one off waits for
 * tickets being made, and later tickets see it called off.
 */
export const showsAmong = (tx: Tx, products: readonly ProductId[]) =>
  products.length === 0
    ? []
    : tx
        .selectFrom('cinema_shows')
        .select(['product_id', 'starts_at', 'minutes', 'cancelled_at'])
        .where('product_id', 'in', products)
        .orderBy('product_id')
        .forShare()
        .execute();

/** A show, locked until the transaction ends. */
export const lockShow = async (tx: Tx, id: ProductId) =>
  tx
    .selectFrom('cinema_shows')
    .select(['product_id', 'shop_id', 'film', 'hall', 'starts_at', 'minutes', 'seats', 'cancelled_at'])
    .where('product_id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const saveCancelled = async (
  tx: Tx,
  id: ProductId,
  { reason, by }: { readonly reason: string; readonly by: UserId },
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('cinema_shows')
    .set({ cancelled_at: now, cancelled_reason: reason, cancelled_by: by })
    .where('product_id', '=', id)
    .execute();
};

export const insertTickets = async (tx: Tx, tickets: readonly Insertable<CinemaTickets>[]): Promise<void> => {
  await tx
    .insertInto('cinema_tickets')
    .values([...tickets])
    .execute();
};

/** A ticket at the door, locked until the decision. */
export const lockTicket = async (tx: Tx, id: string) => {
  const { rows } = await sql<{
    id: TicketId;
    order_id: OrderId;
    line_id: LineId;
    fare: string;
    film: string;
    hall: string;
    burnt_at: Date | null;
    refunded_at: Date | null;
    starts_at: Date;
    minutes: number;
    shop_id: ShopId;
    shop_name: string;
    cancelled: boolean;
  }>`
    select t.id, t.order_id, t.line_id, t.fare, w.film, w.hall, t.burnt_at, t.refunded_at, w.starts_at, w.minutes,
      w.shop_id, s.name as shop_name, w.cancelled_at is not null as cancelled
    from cinema_tickets t join cinema_shows w using (product_id) join shop_profiles s on s.id = w.shop_id
    where t.id = ${id} for update of t`.execute(tx);
  return rows[0];
};

export const markBurnt = async (tx: Tx, id: TicketId, now: Date): Promise<void> => {
  await tx.updateTable('cinema_tickets').set({ burnt_at: now }).where('id', '=', id).execute();
};

/** How many tickets of some lines were used at the door. */
export const countBurnt = async (
  tx: Tx,
  lines: readonly string[],
): Promise<readonly { readonly line: string; readonly count: number }[]> => {
  if (lines.length === 0) return [];
  const { rows } = await sql<{ line: string; count: number }>`
    select line_id as line, count(*)::int as count from cinema_tickets
    where line_id = any(${[...lines]}::text[]) and burnt_at is not null group by line_id`.execute(tx);
  return rows;
};

/** Unused tickets of a line, locked, named ones first. For a show called off, used ones too. */
export const lockUnused = async (
  tx: Tx,
  line: string,
  { named, usedToo }: { readonly named: readonly string[]; readonly usedToo: boolean },
) => {
  const { rows } = await sql<{ id: TicketId; product_id: ProductId }>`
    select id, product_id from cinema_tickets
    where line_id = ${line} and (burnt_at is null or ${usedToo}) and refunded_at is null
    order by id = any(${[...named]}::text[]) desc, piece desc for update`.execute(tx);
  return rows;
};

export const markRefunded = async (
  tx: Tx,
  { ids, calledOff }: { readonly ids: readonly TicketId[]; readonly calledOff: boolean },
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('cinema_tickets')
    .set({ refunded_at: now, show_cancelled: calledOff })
    .where('id', 'in', ids)
    .execute();
};
