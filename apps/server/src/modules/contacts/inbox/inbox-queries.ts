import type { UserId } from '@zanga/domain/ids';
import { foldedWords } from '@zanga/domain/ordering/finding/search-terms';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { Reach } from '../../../platform/session.ts';

export type Listed = {
  readonly state: 'open' | 'mine' | 'closed';
  readonly userId: UserId;
  readonly reach: Reach;
  readonly shop?: string | undefined;
  readonly search?: string | undefined;
  /** Last message of the page before. */
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

const mostWords = 6;

/** Search text as word beginnings, stemmed by the index; undefined for a text without a word. */
const termsOf = (search: string): string | undefined => {
  const words = foldedWords(search).slice(0, mostWords);
  return words.length === 0 ? undefined : words.map((word) => `'${word.slice(0, 60)}':*`).join('&');
};

/** Condition of a search: one message by its reference, or all of a mail address; else messages of a state. */
const wantedOf = ({ state, userId, search }: Listed) => {
  if (search)
    return sql<SqlBool>`(m.reference = ${search.toUpperCase()} or m.email = ${search.toLowerCase()})`;
  if (state === 'closed') return sql<SqlBool>`m.closed_at is not null`;
  const mine = state === 'mine' ? sql`and m.assigned_to = ${userId}` : sql``;
  return sql<SqlBool>`(m.closed_at is null ${mine})`;
};

/** Condition: messages of the shops asked for, after the page before. */
const placeOf = ({ reach, shop, after }: Listed) => sql<SqlBool>`${within(reach)}
  ${shop === undefined ? sql`` : sql`and m.shop_id = ${shop}`}
  ${after ? sql`and (m.created_at, m.reference) < (${after.at}, ${after.reference})` : sql``}`;

/** The newest messages, searched first: most searches find enough among them. */
const lookedThrough = 4_000;

/** Messages that contain the words: among the newest, and among all if that does not fill a page. */
const readSaying = async (db: Db, listed: Listed, terms: string) => {
  const place = placeOf(listed);
  const newest = sql<SqlBool>`m.reference in (
    select n.reference from (
      select m.reference, m.words from contact_messages m where ${place}
      order by m.created_at desc, m.reference desc limit ${lookedThrough}) n
    where n.words @@ ${terms}::tsquery)`;
  const rows = await read(db, newest, listed.limit);
  return rows.length === listed.limit
    ? rows
    : read(db, sql<SqlBool>`m.words @@ ${terms}::tsquery and ${place}`, listed.limit);
};

const isNamed = /^(z\w{6}|.*@.*)$/i;

/** Messages, the newest first. */
export const readInbox = async (db: Db, listed: Listed) => {
  const { search, limit } = listed;
  if (search && !isNamed.test(search)) {
    const terms = termsOf(search);
    return terms === undefined ? [] : readSaying(db, listed, terms);
  }
  return read(db, sql<SqlBool>`${wantedOf(listed)} and ${placeOf(listed)}`, limit);
};
export type InboxRow = Omit<Awaited<ReturnType<typeof readInbox>>[number], 'begins' | 'answers'>;

const read = (db: Db, where: RawBuilder<SqlBool>, limit: number) =>
  inboxOf(db)
    .select(sql<string>`left(m.message, 160)`.as('begins'))
    .select(
      sql<number>`(select count(*)::int from contact_answers a where a.reference = m.reference)`.as(
        'answers',
      ),
    )
    .where(where)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.reference', 'desc')
    .limit(limit)
    .execute();

/** Number of open messages; counting ends at 100. */
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

/** Answers to a message, the oldest first. */
export const readAnswers = (db: Db | Tx, reference: string) =>
  db
    .selectFrom('contact_answers as a')
    .leftJoin('people as p', (join) => join.onRef('p.id', '=', 'a.written_by').on('p.deleted_at', 'is', null))
    .select(['a.id', 'a.text', 'a.written_at', 'p.firstname', 'p.lastname'])
    .where('a.reference', '=', reference)
    .orderBy('a.id')
    .execute();

/** All shops, in the brand's order. */
export const readShops = (db: Db | Tx) =>
  db.selectFrom('shop_profiles').select(['id', 'name']).orderBy('position').orderBy('id').execute();
