import type { UserId } from '@zanga/domain/ids';
import type { CardMonth } from '@zanga/domain/membership/member-card';
import { graceMs } from '@zanga/domain/membership/membership';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { MembershipRow } from '../membership-queries.ts';

type Condition = RawBuilder<boolean>;

const goneBy = (now: Date) => new Date(now.getTime() - graceMs);

// States of the domain (`membershipState`) as SQL conditions; office.test.ts compares both.
const going = sql<boolean>`m.ended_at is null and m.cancelled_at is null`;
const left = sql<boolean>`m.ended_at is null and m.cancelled_at is not null`;
const trial = (now: Date): Condition => sql`${going} and m.covered_until > ${now} and m.paid_periods = 0`;
const active = (now: Date): Condition => sql`${going} and m.covered_until > ${now} and m.paid_periods > 0`;
const leaving = (now: Date): Condition => sql`${left} and m.covered_until > ${now}`;
const pastDue = (now: Date): Condition =>
  sql`${going} and m.paused_at is null and m.covered_until <= ${now} and m.covered_until > ${goneBy(now)}`;
const paused = (now: Date): Condition =>
  sql`${going} and m.paused_at is not null and m.covered_until <= ${now}`;

/** Whether `m` is a current membership, a paused one too. */
export const isMember = (now: Date): Condition => sql`m.ended_at is null
  and (m.covered_until > ${goneBy(now)} or m.paused_at is not null) and (m.cancelled_at is null or m.covered_until > ${now})`;

/** When `m` ended, or will end without further payment. */
export const overAt = sql<Date>`coalesce(m.ended_at, case when m.cancelled_at is not null
  then greatest(m.cancelled_at, m.covered_until) when m.paused_at is not null then 'infinity' else m.covered_until + interval '1 millisecond' * ${graceMs}::bigint end)`;

export type StateFilter = 'current' | 'trial' | 'active' | 'past_due' | 'paused' | 'leaving' | 'ended';

const stands: Readonly<Record<StateFilter, (now: Date) => Condition>> = {
  current: isMember,
  trial,
  active,
  past_due: pastDue,
  paused,
  leaving,
  ended: (now) => sql`not (${isMember(now)})`,
};

export type CardFilter =
  | { readonly kind: 'missing' }
  /** Cards that expire before this month. */
  | { readonly kind: 'expiring'; readonly before: CardMonth };

const cardStands = (now: Date, filter: CardFilter): Condition =>
  filter.kind === 'missing'
    ? sql`${going} and m.covered_until > ${goneBy(now)} and m.card_id is null`
    : sql`${going} and m.covered_until > ${goneBy(now)}
        and (m.card_exp_year, m.card_exp_month) < (${filter.before.year}::smallint, ${filter.before.month}::smallint)`;

/** Last row of the page before; its start to the microsecond. */
export type MemberCursor = { readonly at: string; readonly id: string };

export type MemberFilter = {
  /** Beginnings of words; a member must match all of them. */
  readonly words: readonly string[];
  readonly state: StateFilter | undefined;
  readonly plan: string | undefined;
  readonly card: CardFilter | undefined;
  readonly after: MemberCursor | undefined;
  readonly limit: number;
};

type PersonColumns = { readonly firstname: string; readonly lastname: string; readonly email: string };
export type ListedRow = MembershipRow & PersonColumns & { readonly gone: boolean; readonly at: string };

const quoted = (word: string) => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}':*`;

/** Memberships, newest first. */
export const readMembers = async (db: Db, wanted: MemberFilter, now: Date): Promise<readonly ListedRow[]> => {
  const { words, state, plan, card, after, limit } = wanted;
  const conditions = [
    ...(words.length > 0 ? [sql`m.words @@ ${words.map(quoted).join('&')}::tsquery`] : []),
    ...(state ? [stands[state](now)] : []),
    ...(plan !== undefined ? [sql`m.plan_version = ${plan}`] : []),
    ...(card ? [cardStands(now, card)] : []),
    ...(after ? [sql`(m.started_at, m.id) < (${after.at}::timestamptz, ${after.id})`] : []),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await sql<ListedRow>`
    with page as (
      select m.* from memberships m ${where} order by m.started_at desc, m.id desc limit ${limit}
    )
    select m.*, u.firstname, u.lastname, u.email, u.deleted_at is not null as gone,
      to_char(m.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from page m join people u on u.id = m.user_id order by m.started_at desc, m.id desc`.execute(db);
  return rows;
};

/** All memberships of a person, newest first. */
export const readAllOf = (db: Db | Tx, userId: UserId) =>
  db
    .selectFrom('memberships')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Owner of a membership. */
export const readMemberPerson = (db: Db | Tx, userId: UserId) =>
  db
    .selectFrom('people')
    .select(['firstname', 'lastname', 'email', 'phone', 'deleted_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Notes of colleagues about a membership, oldest first. */
export const readMemberNotes = (db: Db | Tx, membership: string) =>
  db
    .selectFrom('member_notes as n')
    .leftJoin('people as u', (join) => join.onRef('u.id', '=', 'n.user_id').on('u.deleted_at', 'is', null))
    .select(['n.id', 'n.at', 'n.text', 'u.firstname', 'u.lastname'])
    .where('n.membership_id', '=', membership)
    .orderBy('n.id')
    .execute();
