import { birthdaysAround, missedDays, newcomerDays, type Occasion } from '@zanga/domain/coupons/occasions';
import type { UserId } from '@zanga/domain/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { type Definition, type DefinitionRow, definitionOf } from '../definition.ts';
import { definitionColumns } from '../definition-queries.ts';
import { isProven } from '../proof-queries.ts';

export type Promotion = {
  readonly definition: Definition;
  readonly occasion: Occasion;
  readonly days: number;
};

/** Coupons with an occasion that run now. */
export const readPromotions = async (db: Db, now: Date): Promise<readonly Promotion[]> => {
  const { rows } = await sql<
    DefinitionRow & { readonly granted_on: Occasion; readonly granted_days: number }
  >`
    select ${definitionColumns}, c.granted_on, c.granted_days from coupons c
    where c.granted_on is not null and c.stopped is null and c.begins_at <= ${now} and (c.ends_at is null or c.ends_at > ${now})
    order by c.id`.execute(db);
  return rows.map((row) => ({
    definition: definitionOf(row),
    occasion: row.granted_on,
    days: row.granted_days,
  }));
};

/** A person who is due a coupon now. */
export type Due = {
  readonly user_id: UserId;
  readonly reason: string;
  /** Null where the promotion's number of days decides. */
  readonly until: Date | null;
  readonly email: string;
};

const dayMs = 86_400_000;
const failed = sql`('rejected', 'cancelled', 'expired')`;

/** People whose occasion has come, with its reason and end. */
const occasionOf = (occasion: Occasion, now: Date): RawBuilder<unknown> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  if (occasion === 'birthday') {
    const around = birthdaysAround(now);
    return sql`
      select u.id as user_id, 'birthday:' || d.year as reason, d.until
      from people u join unnest(
        ${around.map(({ born }) => born)}::text[], ${around.map(({ year }) => year)}::int[],
        ${around.map(({ until }) => until.toISOString())}::timestamptz[]
      ) as d(born, year, until) on to_char(u.birthdate, 'MM-DD') = d.born`;
  }
  if (occasion === 'first_order')
    return sql`
      select u.id as user_id, 'first_order' as reason, null::timestamptz as until from people u
      where u.created_at > ${daysAgo(newcomerDays)}
        and not exists (select from order_facts o where o.user_id = u.id and o.state not in ${failed})`;
  return sql`
    select o.user_id, 'win_back:' || o.id as reason, null::timestamptz as until from order_facts o
    where o.user_id is not null and o.state not in ${failed}
      and o.created_at between ${daysAgo(missedDays.to)} and ${daysAgo(missedDays.from)}
      and not exists (select from order_facts l where l.user_id = o.user_id and l.created_at > o.created_at
        and l.state not in ${failed})`;
};

type DueQuery = {
  readonly most: number;
  /** For one person alone. */
  readonly only?: string | undefined;
  readonly confirmsPhones: boolean;
};

/**
 * Customers without the coupon so far. Staff, deleted accounts and unproven people get none: an account costs nothing,
 * and each would bring a gift. A person who registers again after having had it gets none either.
 */
export const readDue = async (
  tx: Tx,
  { definition, occasion }: Promotion,
  { most, only, confirmsPhones }: DueQuery,
  now: Date,
): Promise<readonly Due[]> => {
  const { rows } = await sql<Due>`
    select due.user_id, due.reason, due.until, u.email
    from (${occasionOf(occasion, now)}) due join people u on u.id = due.user_id
    where (${only ?? null}::text is null or due.user_id = ${only ?? null}) and u.deleted_at is null and ${isProven(confirmsPhones)} and not exists (select from staff_roles r where r.user_id = u.id)
      and not exists (select from wallet_coupons w
        where w.coupon_id = ${definition.id} and w.granted_to = due.user_id and w.reason = due.reason)
      and not exists (select from had_in_former_accounts h where h.user_id = due.user_id
        and h.what in ('gift:' || ${definition.id} || ':' || due.reason,
          case due.reason when 'first_order' then 'ordered' end))
    order by due.user_id limit ${most}`.execute(tx);
  return rows;
};
