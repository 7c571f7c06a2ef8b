import { Picture } from '@zanga/contract/menu/picture';
import type { OrderId, TicketId, UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/database/connection.ts';
import { jsonColumn } from '../../platform/database/json-column.ts';

/** Columns of the arena, the same for a show and for a ticket. */
const arena = [
  's.id as shop_id',
  's.slug as shop_slug',
  's.name as shop_name',
  's.street',
  's.number',
  's.zip',
  's.city',
  's.province',
] as const;

const ended = (now: Date) => sql<boolean>`w.starts_at + make_interval(mins => w.minutes) > ${now}`;

/** Shows that have not ended, the next first; the catalogue says at what price. */
export const readShows = (db: Db, now: Date) =>
  db
    .selectFrom('cinema_shows as w')
    .innerJoin('product_profiles as p', 'p.id', 'w.product_id')
    .innerJoin('shop_profiles as s', 's.id', 'w.shop_id')
    .select([
      'p.id',
      'p.description',
      'w.film',
      'w.hall',
      'w.starts_at',
      'w.minutes',
      'w.cancelled_reason',
      ...arena,
    ])
    .where(ended(now))
    .orderBy('w.starts_at')
    .orderBy('p.id')
    .limit(200)
    .execute();

const selectTickets = (db: Db) =>
  db
    .selectFrom('cinema_tickets as t')
    .innerJoin('cinema_shows as w', 'w.product_id', 't.product_id')
    .innerJoin('shop_profiles as s', 's.id', 'w.shop_id')
    .innerJoin('order_facts as o', 'o.id', 't.order_id')
    .innerJoin('order_line_facts as l', 'l.id', 't.line_id')
    .select(['t.id', 't.order_id', 't.fare', 't.burnt_at', 't.refunded_at', 'o.number as order_number'])
    .select(['w.film', 'w.hall', 'w.starts_at', 'w.minutes', 'w.cancelled_at', 'l.images', ...arena]);

/** Pictures of a show at the time its ticket was ordered. */
const imagesIn = jsonColumn('order_lines.images', z.array(Picture));

const ticketOf = (row: Awaited<ReturnType<ReturnType<typeof selectTickets>['execute']>>[number]) => ({
  ...row,
  images: imagesIn(row.images),
});
export type TicketRow = ReturnType<typeof ticketOf>;

/** The tickets of a person or of an order, the next show first. */
export const readTickets = async (
  db: Db,
  of: { readonly userId: UserId } | { readonly orderId: OrderId },
): Promise<readonly TicketRow[]> => {
  const query = selectTickets(db);
  const own =
    'userId' in of ? query.where('o.user_id', '=', of.userId) : query.where('o.id', '=', of.orderId);
  return (await own.orderBy('w.starts_at').orderBy('t.id').execute()).map(ticketOf);
};

export const readTicket = async (db: Db, id: TicketId): Promise<TicketRow | undefined> => {
  const row = await selectTickets(db).where('t.id', '=', id).executeTakeFirst();
  return row && ticketOf(row);
};
