import type { InHall } from '@zanga/domain/cinema/show-form';
import type { ProductId, ShopId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';

type OfHall = {
  readonly shop: string;
  readonly hall: string;
  readonly from: Date;
  readonly until: Date;
  /** The show being moved: it does not block its own hall. */
  readonly but?: string;
};

/** Shows of a hall between two moments; a show called off leaves the hall free. */
export const readInHall = async (
  db: Db | Tx,
  { shop, hall, from, until, but }: OfHall,
): Promise<readonly InHall[]> => {
  const { rows } = await sql<{ film: string; starts_at: Date; minutes: number }>`
    select film, starts_at, minutes from cinema_shows
    where shop_id = ${shop} and plain_words(hall) = plain_words(${hall}) and cancelled_at is null
      and starts_at < ${until} and starts_at + make_interval(mins => minutes) > ${from}
      and product_id is distinct from ${but ?? null}
    order by starts_at`.execute(db);
  return rows.map(({ film, starts_at: startsAt, minutes }) => ({ film, startsAt, minutes }));
};

/** Halls of earlier shows, each with the seats of its last one. */
export const readHalls = async (db: Db) => {
  const { rows } = await sql<{ shop: ShopId; hall: string; seats: number }>`
    select distinct on (shop_id, plain_words(hall)) shop_id as shop, hall, seats from cinema_shows
    order by shop_id, plain_words(hall), starts_at desc limit 200`.execute(db);
  return rows;
};

/** The show with the latest begin. */
export const readLastShow = async (db: Db): Promise<ProductId | undefined> => {
  const row = db.selectFrom('cinema_shows').select('product_id').orderBy('starts_at', 'desc').limit(1);
  return (await row.executeTakeFirst())?.product_id;
};

/** Tickets for a show that have not been given back. */
export const readOut = async (tx: Tx, show: ProductId): Promise<readonly string[]> => {
  const rows = await tx
    .selectFrom('cinema_tickets')
    .select('id')
    .where('product_id', '=', show)
    .where('refunded_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
};
