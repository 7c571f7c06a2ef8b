import type { OrderId, ProductId, ShopId, UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';

export type OfficeShowRow = {
  readonly id: ProductId;
  readonly film: string;
  readonly hall: string;
  readonly shop_id: ShopId;
  readonly shop_name: string;
  readonly starts_at: Date;
  readonly minutes: number;
  readonly seats: number;
  readonly sold: number;
  readonly burnt: number;
  readonly left: number;
  readonly cancelled_at: Date | null;
  readonly cancelled_reason: string | null;
};

/** Shows with their tickets in circulation, the next first. */
export const readOfficeShows = async (
  db: Db,
  of: { readonly id: ProductId } | { readonly notEndedAt: Date },
): Promise<readonly OfficeShowRow[]> => {
  const which =
    'id' in of
      ? sql`w.product_id = ${of.id}`
      : sql`w.starts_at + make_interval(mins => w.minutes) > ${of.notEndedAt}`;
  const { rows } = await sql<OfficeShowRow>`
    select w.product_id as id, w.film, w.hall, w.shop_id, s.name as shop_name, w.starts_at, w.minutes, w.seats,
      coalesce(l.seats, 0) as left, t.sold, t.burnt, w.cancelled_at, w.cancelled_reason
    from cinema_shows w join shop_profiles s on s.id = w.shop_id
    join seats_left l on l.product_id = w.product_id
    cross join lateral (
      select count(*) filter (where refunded_at is null)::int as sold,
        count(*) filter (where refunded_at is null and burnt_at is not null)::int as burnt
      from cinema_tickets where product_id = w.product_id
    ) t
    where ${which} order by w.starts_at, w.product_id limit 500`.execute(db);
  return rows;
};

export type TicketsOfOrder = {
  readonly order: OrderId;
  readonly all: number;
  readonly out: number;
  readonly burnt: number;
};

/** Tickets of each order for a show, and the number not given back. */
export const readTicketsOfShow = async (
  db: Db | Tx,
  show: string,
  order?: OrderId,
): Promise<readonly TicketsOfOrder[]> => {
  const { rows } = await sql<TicketsOfOrder>`
    select order_id as "order", count(*)::int as all, count(*) filter (where refunded_at is null)::int as out,
      count(*) filter (where refunded_at is null and burnt_at is not null)::int as burnt
    from cinema_tickets where product_id = ${show} and order_id = coalesce(${order ?? null}::text, order_id)
    group by order_id order by min(issued_at), order_id`.execute(db);
  return rows;
};

/** A show called off, with the reason and the person who decided it. */
export type CalledOff = {
  readonly film: string;
  readonly startsAt: Date;
  readonly reason: string;
  readonly by: UserId | null;
};

export const readCalledOff = async (db: Db | Tx, id: ProductId): Promise<CalledOff | undefined> => {
  const row = await db
    .selectFrom('cinema_shows')
    .select(['film', 'starts_at', 'cancelled_reason', 'cancelled_by'])
    .where('product_id', '=', id)
    .where('cancelled_at', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { film, starts_at: startsAt, cancelled_reason: reason, cancelled_by: by } = row;
  return { film, startsAt, reason: reason ?? '', by };
};
