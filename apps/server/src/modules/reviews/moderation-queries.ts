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
  /** Moment of writing or of the decision, in microseconds, the database's precision. */
  readonly at: string;
};

const present = ({ refusal, written_at, reference, number, placed_at, dishes, at: _, ...row }: Row) => ({
  ...row,
  order: { reference, number, placed_at: placed_at.toISOString(), dishes },
  refusal: refusal && reviewRefusals[refusal],
  written_at: written_at.toISOString(),
});

/** The moment in the indexes: of the decision, else of writing. */
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

/** A review in any state, for the moderator. */
export const readModerated = async (db: Db | Tx, id: string): Promise<ModeratedReview | undefined> => {
  const [row] = await read(db, sql`select * from reviews r where r.id = ${id}`);
  return row && present(row);
};

export type WantedReviews = {
  readonly state: ReviewState;
  /** Reviews of these shops; the empty id stands for shipped orders, null for all. */
  readonly shops: readonly string[] | null;
  readonly stars: readonly number[];
  /** Last review of the page before. */
  readonly after: { readonly at: string; readonly id: string } | undefined;
  readonly limit: number;
};

const shopOf = sql`coalesce(r.shop_id, '')`;

/** The first of each vote and each shop, in the order of an index; then the first of all of them. */
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

/** A page of reviews: of waiting ones the oldest first, of the others the latest. */
export const readReviews = async (db: Db, wanted: WantedReviews) => {
  const rows = await readPage(db, wanted);
  return rows.map((row) => ({ review: present(row), cursor: `${row.at} ${row.id}` }));
};

/** Counting ends at a thousand, more than a day's reading. */
const countedTo = 1_000;

/** Number of waiting reviews, added up shop by shop until the limit. */
export const countWaitingReviews = async (db: Db, shops: WantedReviews['shops']): Promise<number> => {
  const waiting = sql`r.state = 'waiting'`;
  const here = shops === null ? sql`` : sql`and ${shopOf} = any(${[...shops]}::text[])`;
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting
    from (select from reviews r where ${waiting} ${here} limit ${countedTo}) counted`.execute(db);
  return rows[0]?.waiting ?? 0;
};
