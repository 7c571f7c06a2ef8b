import type { ModeratedReview } from '@zanga/contract/menu/reviews';
import { type ReviewRefusal, type ReviewState, reviewRefusals } from '@zanga/domain/reviews/review-rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';

type Row = Omit<ModeratedReview, 'refusal' | 'written_at' | 'order'> & {
  readonly refusal: ReviewRefusal | null;
  readonly written_at: Date;
  readonly reference: string;
  readonly number: string;
  readonly placed_at: Date;
  readonly dishes: ModeratedReview['order']['dishes'];
  /** When it was written or decided on, in microseconds: the database counts in them. */
  readonly at: string;
};

const present = ({ refusal, written_at, reference, number, placed_at, dishes, at: _, ...row }: Row) => ({
  ...row,
  order: { reference, number, placed_at: placed_at.toISOString(), dishes },
  refusal: refusal && reviewRefusals[refusal],
  written_at: written_at.toISOString(),
});

/** When a review came to where it stands now, as the indexes say it. */
const moment = sql`coalesce(r.decided_at, r.written_at)`;

const read = async (db: Db | Tx, reviews: RawBuilder<unknown>, way = sql`asc`): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select r.id, r.version, h.name as shop_name, r.author, r.stars, r.text, r.state, r.refusal, r.answer, r.written_at,
      (extract(epoch from coalesce(r.decided_at, r.written_at)) * 1000000)::bigint::text as at,
      o.reference, o.number, coalesce(o.placed_at, o.created_at) as placed_at,
      (select coalesce(json_agg(json_build_object('name', l.name, 'qty', l.qty) order by l.position), '[]')
       from order_line_facts l where l.order_id = r.order_id) as dishes,
      (select coalesce(json_agg(json_build_object('name', s.name, 'stars', s.stars, 'text', s.text)
         order by s.position), '[]') from review_products s where s.review_id = r.id) as products
    from (${reviews}) r join order_facts o on o.id = r.order_id left join shop_profiles h on h.id = r.shop_id
    order by ${moment} ${way}, r.id ${way}`.execute(db);
  return rows;
};

/** A review for who decides on it, whatever its state. */
export const readModerated = async (db: Db | Tx, id: string): Promise<ModeratedReview | undefined> => {
  const [row] = await read(db, sql`select * from reviews r where r.id = ${id}`);
  return row && present(row);
};

export type WantedReviews = {
  readonly state: ReviewState;
  /** Of these shops, an empty id being what belongs to none; null is of all. */
  readonly shops: readonly string[] | null;
  readonly stars: readonly number[];
  /** Where the page before ended. */
  readonly after: { readonly at: string; readonly id: string } | undefined;
  readonly limit: number;
};

const shopOf = sql`coalesce(r.shop_id, '')`;

/** The first of each vote and each shop, which an index gives in their order; then the first of them all. */
const readPage = (db: Db, { state, shops, stars, after, limit }: WantedReviews) => {
  const [way, than] = state === 'waiting' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const next = after
    ? sql`and (${moment}, r.id) ${than}
        (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id})`
    : sql``;
  const of = sql`r.state = ${state} and r.stars = v.stars ${next}`;
  const first = sql`order by ${moment} ${way}, r.id ${way} limit ${limit}`;
  const votes = [...stars];
  if (shops === null)
    return read(
      db,
      sql`select r.* from unnest(${votes}::int[]) as v (stars)
        cross join lateral (select r.* from reviews r where ${of} ${first}) r ${first}`,
      way,
    );
  return read(
    db,
    sql`select r.* from unnest(${votes}::int[]) as v (stars) cross join unnest(${[...shops]}::text[]) as h (shop)
      cross join lateral (select r.* from reviews r where ${of} and ${shopOf} = h.shop ${first}) r ${first}`,
    way,
  );
};

/** A page of reviews: what waits longest is read first, of the others the latest. */
export const readReviews = async (db: Db, wanted: WantedReviews) => {
  const rows = await readPage(db, wanted);
  return rows.map((row) => ({ review: present(row), cursor: `${row.at} ${row.id}` }));
};

/** So many are counted: more nobody reads in a day. */
const countedTo = 1_000;

/** How many wait, shop after shop until they are many. */
export const countWaitingReviews = async (db: Db, shops: WantedReviews['shops']): Promise<number> => {
  const waiting = sql`r.state = 'waiting'`;
  const here = shops === null ? sql`` : sql`and ${shopOf} = any(${[...shops]}::text[])`;
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting
    from (select from reviews r where ${waiting} ${here} limit ${countedTo}) counted`.execute(db);
  return rows[0]?.waiting ?? 0;
};
