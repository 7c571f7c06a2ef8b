import type { Occasion } from '@zanga/domain/coupons/occasions';
import type { CouponId, UserId } from '@zanga/domain/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { DefinitionRow } from '../definition.ts';
import { definitionColumns } from '../definition-queries.ts';
import { isProven } from '../proof-queries.ts';

/** Last row of the page before. */
type After = { readonly at: Date; readonly id: string };
export type Phase = 'running' | 'later' | 'stopped' | 'ended';

export type CouponFilter = {
  readonly search: string | undefined;
  readonly phase: Phase | undefined;
  readonly after: After | undefined;
  readonly limit: number;
};

/** An ended coupon stays ended, stopped or not. */
const phaseAt = (now: Date): RawBuilder<Phase> => sql<Phase>`
  case when c.ends_at <= ${now} then 'ended' when c.stopped is not null then 'stopped'
    when c.begins_at > ${now} then 'later' else 'running' end`;

type GivenRow = { readonly granted_on: Occasion | null };

/** Coupons, newest first. */
export const readOfficeCoupons = async (
  db: Db,
  { search, phase, after, limit }: CouponFilter,
  now: Date,
): Promise<readonly (DefinitionRow & GivenRow & { phase: Phase; created_at: Date })[]> => {
  const words = (search ?? '').split(/\s+/).filter(Boolean).slice(0, 6);
  const wanted = [
    ...words.map(
      (word) => sql`strpos(plain_words(c.title || ' ' || coalesce(c.code, '')), plain_words(${word})) > 0`,
    ),
    ...(phase ? [sql`${phaseAt(now)} = ${phase}`] : []),
    ...(after ? [sql`(c.created_at, c.id) < (${after.at}, ${after.id})`] : []),
  ];
  const where = wanted.length > 0 ? sql`where ${sql.join(wanted, sql` and `)}` : sql``;
  const { rows } = await sql<DefinitionRow & GivenRow & { phase: Phase; created_at: Date }>`
    select ${definitionColumns}, c.granted_on, c.created_at, ${phaseAt(now)} as phase
    from coupons c ${where} order by c.created_at desc, c.id desc limit ${limit + 1}`.execute(db);
  return rows;
};

export const selectCoupons = (db: Db | Tx) => db.selectFrom('coupons as c').selectAll('c');
export type CouponRow = NonNullable<Awaited<ReturnType<typeof readCouponRow>>>;

export const readCouponRow = (db: Db | Tx, id: CouponId) =>
  selectCoupons(db).where('c.id', '=', id).executeTakeFirst();

/**
 * Uses and savings of a coupon, and how many wallet coupons and drawn codes can still be used. Used ones are counted
 * apart and subtracted: a join per row would be most of the work.
 */
export const readCome = async (db: Db | Tx, id: string, now: Date) => {
  const { rows } = await sql<{ uses: number; saved: number; held: number; codes: number }>`
    select count(*)::int as uses, coalesce(sum(saved_cents), 0)::int as saved,
      (select count(*)::int from wallet_coupons w where w.coupon_id = ${id} and (w.ends_at is null or w.ends_at > ${now}))
      - (select count(*)::int from coupon_uses u join wallet_coupons w on w.id = u.wallet_id and w.coupon_id = u.coupon_id
          where u.coupon_id = ${id} and u.wallet_id is not null and u.given_back_at is null
            and (w.ends_at is null or w.ends_at > ${now})) as held,
      (select count(*)::int from coupon_codes k where k.coupon_id = ${id} and k.withdrawn_at is null)
      - (select count(*)::int from coupon_uses u
          where u.coupon_id = ${id} and u.drawn_code is not null and u.given_back_at is null)
      + (select count(*)::int from coupon_codes k join coupon_uses u on u.drawn_code = k.code and u.given_back_at is null
          where k.coupon_id = ${id} and k.withdrawn_at is not null) as codes
    from coupon_uses where coupon_id = ${id} and given_back_at is null`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A row of counts is always there');
  return row;
};

export const readNames = async (
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from shop_profiles where id = any(${ids}::text[])
    union all select id, name from category_profiles where id = any(${ids}::text[])
    union all select id, name from product_profiles where id = any(${ids}::text[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Whether another coupon, or a drawn code, has this code. */
export const isCodeTaken = async (db: Db | Tx, code: string, id: string): Promise<boolean> => {
  const { rows } = await sql`
    select from coupons where code = ${code} and id <> ${id}
    union all select from coupon_codes where code = ${code}`.execute(db);
  return rows.length > 0;
};

export type Receiver = { readonly user_id: UserId; readonly email: string };

/** Customers by their mail addresses, without deleted accounts, staff and unproven people. */
export const readReceivers = async (
  tx: Tx,
  { emails, confirmsPhones }: { readonly emails: readonly string[]; readonly confirmsPhones: boolean },
): Promise<readonly Receiver[]> => {
  const { rows } = await sql<Receiver>`
    select u.id as user_id, u.email from people u
    where lower(u.email) = any(${[...emails]}::text[]) and u.deleted_at is null and ${isProven(confirmsPhones)}
      and not exists (select from staff_roles r where r.user_id = u.id)
    order by u.id`.execute(tx);
  return rows;
};
