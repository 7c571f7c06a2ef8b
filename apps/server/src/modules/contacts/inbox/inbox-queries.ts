import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';

/** Shops whose messages somebody may read; null is all of them, and what concerns none. */
export type Reach = readonly string[] | null;

export type Listed = {
  readonly state: 'open' | 'mine' | 'closed';
  readonly userId: string;
  readonly reach: Reach;
  readonly shop?: string | undefined;
  readonly search?: string | undefined;
  /** Where the page before ended. */
  readonly after: { readonly at: Date; readonly reference: string } | undefined;
  readonly limit: number;
};

const inboxOf = (db: Db | Tx) =>
  db
    .selectFrom('contact_messages as m')
    .leftJoin('shop_profiles as s', 's.id', 'm.shop_id')
    .leftJoin('people as p', (join) =>
      join.onRef('p.id', '=', 'm.assigned_to').on('p.deleted_at', 'is', null),
    )
    .select(['m.reference', 'm.created_at', 'm.firstname', 'm.lastname', 'm.topic', 'm.closed_at'])
    .select(['m.shop_id', 's.name as shop_name', 'p.id as assigned_to'])
    .select(sql<string>`concat_ws(' ', p.firstname, p.lastname)`.as('assigned_name'));

const within = (reach: Reach) =>
  reach === null ? sql<SqlBool>`true` : sql<SqlBool>`m.shop_id = any(${[...reach]}::text[])`;

/** What is looked for: one message by its reference or somebody's by their address, else those of a state. */
const wantedOf = ({ state, userId, search }: Listed) => {
  if (search) {
    const reference = search.toUpperCase();
    return sql<SqlBool>`(m.reference = ${reference} or m.email = ${search.toLowerCase()})`;
  }
  if (state === 'closed') return sql<SqlBool>`m.closed_at is not null`;
  const mine = state === 'mine' ? sql`and m.assigned_to = ${userId}` : sql``;
  return sql<SqlBool>`(m.closed_at is null ${mine})`;
};

/** Messages, the newest first. */
export const readInbox = (db: Db, listed: Listed) => {
  const { reach, shop, after, limit } = listed;
  let query = inboxOf(db)
    .select(sql<string>`left(m.message, 160)`.as('begins'))
    .select(
      sql<number>`(select count(*)::int from contact_answers a where a.reference = m.reference)`.as(
        'answers',
      ),
    )
    .where(within(reach))
    .where(wantedOf(listed))
    .orderBy('m.created_at', 'desc')
    .orderBy('m.reference', 'desc')
    .limit(limit);
  if (shop !== undefined) query = query.where('m.shop_id', '=', shop);
  if (after)
    query = query.where(sql<SqlBool>`(m.created_at, m.reference) < (${after.at}, ${after.reference})`);
  return query.execute();
};
export type InboxRow = Omit<Awaited<ReturnType<typeof readInbox>>[number], 'begins' | 'answers'>;

/** How many wait, counted as far as that says anything. */
export const countWaiting = async (db: Db, reach: Reach): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from (
      select from contact_messages m where m.closed_at is null and ${within(reach)} limit 100
    ) as open`.execute(db);
  return rows[0]?.waiting ?? 0;
};

export const readMessage = (db: Db | Tx, reference: string) =>
  inboxOf(db)
    .select(['m.version', 'm.email', 'm.user_id', 'm.order_said', 'm.message'])
    .where('m.reference', '=', reference)
    .executeTakeFirst();

/** What was answered, in the order in which it was written. */
export const readAnswers = (db: Db | Tx, reference: string) =>
  db
    .selectFrom('contact_answers as a')
    .leftJoin('people as p', (join) => join.onRef('p.id', '=', 'a.written_by').on('p.deleted_at', 'is', null))
    .select(['a.id', 'a.text', 'a.written_at', 'p.firstname', 'p.lastname'])
    .where('a.reference', '=', reference)
    .orderBy('a.id')
    .execute();
