import type { ModeratedReview } from '@zanga/contract/menu/reviews';
import { type ReviewRefusal, type ReviewState, reviewRefusals } from '@zanga/domain/reviews/review-rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';

type Row = Omit<ModeratedReview, 'refusal' | 'written_at'> & {
  readonly refusal: ReviewRefusal | null;
  readonly written_at: Date;
};

const present = ({ refusal, written_at, ...row }: Row): ModeratedReview => ({
  ...row,
  refusal: refusal && reviewRefusals[refusal],
  written_at: written_at.toISOString(),
});

const read = async (
  db: Db | Tx,
  reviews: RawBuilder<unknown>,
  order = sql`r.id`,
): Promise<readonly ModeratedReview[]> => {
  const { rows } = await sql<Row>`
    select r.id, r.version, r.order_id as "order", o.number, h.name as shop_name, r.author, r.stars, r.text,
      r.state, r.refusal, r.answer, r.written_at,
      (select coalesce(json_agg(json_build_object('name', s.name, 'stars', s.stars, 'text', s.text)
         order by s.position), '[]') from review_products s where s.review_id = r.id) as products
    from (${reviews}) r join order_facts o on o.id = r.order_id left join shop_profiles h on h.id = r.shop_id
    order by ${order}`.execute(db);
  return rows.map(present);
};

/** A review for who decides on it, whatever its state. */
export const readModerated = async (db: Db | Tx, id: string): Promise<ModeratedReview | undefined> =>
  (await read(db, sql`select * from reviews r where r.id = ${id}`))[0];

type Wanted = { readonly state: ReviewState; readonly page: number; readonly paginate: number };

/** So many are counted, and can be paged through: more nobody reads from the first to the last. */
const countedTo = 10_000;

/** How many reviews are in a state, which an index says. */
const countIn = (state: ReviewState) => sql`(
  select count(*)::int from (select from reviews where state = ${state} order by written_at limit ${countedTo}) counted
)`;

/** A page of the reviews in a state; who waits longest is read first. */
export const listModerated = async (db: Db, { state, page, paginate }: Wanted) => {
  const { rows } = await sql<{ total: number; waiting: number }>`
    select ${countIn(state)} as total, ${countIn('waiting')} as waiting`.execute(db);
  const { total, waiting } = rows[0] ?? { total: 0, waiting: 0 };
  const order = state === 'waiting' ? sql`r.written_at, r.id` : sql`r.decided_at desc, r.id`;
  // The state says it too; the index of those that are decided on is found by this.
  const decided = state === 'waiting' ? sql`` : sql`and r.decided_at is not null`;
  const data = await read(
    db,
    sql`select * from reviews r where r.state = ${state} ${decided} order by ${order}
      limit ${paginate} offset ${(page - 1) * paginate}`,
    order,
  );
  const meta = { total, page, paginate, last_page: Math.max(1, Math.ceil(total / paginate)) };
  return { data: [...data], meta, waiting };
};
