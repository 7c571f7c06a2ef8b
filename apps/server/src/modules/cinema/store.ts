import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../platform/database/connection.ts';
import type { CinemaTickets } from '../../platform/database/tables.ts';

/** Shows among some products, with their times. */
export const showsAmong = (tx: Tx, products: readonly string[]) =>
  products.length === 0
    ? []
    : tx
        .selectFrom('cinema_shows')
        .select(['product_id', 'starts_at', 'minutes'])
        .where('product_id', 'in', products)
        .execute();

export const insertTickets = async (tx: Tx, tickets: readonly Insertable<CinemaTickets>[]): Promise<void> => {
  await tx
    .insertInto('cinema_tickets')
    .values([...tickets])
    .execute();
};

/** A ticket at the door, held until it is decided. */
export const lockTicket = async (tx: Tx, id: string) => {
  const { rows } = await sql<{
    id: string;
    order_id: string;
    line_id: string;
    fare: string;
    film: string;
    hall: string;
    burnt_at: Date | null;
    refunded_at: Date | null;
    starts_at: Date;
    minutes: number;
    shop_id: string;
    shop_name: string;
  }>`
    select t.id, t.order_id, t.line_id, t.fare, w.film, w.hall, t.burnt_at, t.refunded_at, w.starts_at, w.minutes,
      w.shop_id, s.name as shop_name
    from cinema_tickets t join cinema_shows w using (product_id) join shop_profiles s on s.id = w.shop_id
    where t.id = ${id} for update of t`.execute(tx);
  return rows[0];
};

export const markBurnt = async (tx: Tx, id: string, now: Date): Promise<void> => {
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

/** Tickets of a line that nobody has used or given back, held; those that are named come first. */
export const lockUnused = async (tx: Tx, line: string, named: readonly string[]) => {
  const { rows } = await sql<{ id: string; product_id: string }>`
    select id, product_id from cinema_tickets
    where line_id = ${line} and burnt_at is null and refunded_at is null
    order by id = any(${[...named]}::text[]) desc, piece desc for update`.execute(tx);
  return rows;
};

export const markRefunded = async (tx: Tx, ids: readonly string[], now: Date): Promise<void> => {
  await tx.updateTable('cinema_tickets').set({ refunded_at: now }).where('id', 'in', ids).execute();
};
