import type { CustomerGroup } from '@zanga/domain/coupons/customer-group';
import { graceMs } from '@zanga/domain/membership/membership';
import { instantOf } from '@zanga/domain/time';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { Receiver } from '../office/office-queries.ts';
import { isProven } from '../proof-queries.ts';

/** Reason of a grant to a group: a person in several groups gets the coupon once. */
export const groupReason = 'group';

const failed = sql`('awaiting_payment', 'rejected', 'cancelled', 'expired')`;

const ordered = ({ orders, shop }: CustomerGroup): RawBuilder<unknown> => {
  const since = orders?.since ?? null;
  const inShop = sql`exists (
    select from order_part_facts p where p.order_id = o.id and p.shop_id = ${shop})`;
  return sql`exists (
    select from order_facts o where o.user_id = u.id and o.state not in ${failed}
      ${since === null ? sql`` : sql`and o.created_at >= ${instantOf(since, 0)}`}
      ${shop === null ? sql`` : sql`and ${inShop}`})`;
};

/** Same as `hasBenefits` of the domain. */
const isMember = (now: Date): RawBuilder<unknown> => sql`exists (
  select from member_spans m where m.user_id = u.id and (m.ended_at is null or m.ended_at > ${now})
    and (m.covered_until > ${now}
      or (m.cancelled_at is null and m.covered_until > ${new Date(now.getTime() - graceMs)})))`;

/** Filter of people `u` in a group; deleted accounts, staff and unproven people are no customers. */
const meant = (group: CustomerGroup, confirmsPhones: boolean, now: Date): RawBuilder<unknown> => {
  const { orders, shop, members, birth_month: month } = group;
  const asked = [
    sql`u.deleted_at is null and ${isProven(confirmsPhones)} and not exists (select from staff_roles r where r.user_id = u.id)`,
    ...(orders === null && shop === null
      ? []
      : [orders?.has === false ? sql`not ${ordered(group)}` : ordered(group)]),
    ...(members ? [isMember(now)] : []),
    ...(month === null ? [] : [sql`extract(month from u.birthdate) = ${month}`]),
  ];
  return sql.join(asked, sql` and `);
};

type CountQuery = {
  readonly coupon: string;
  readonly group: CustomerGroup;
  readonly confirmsPhones: boolean;
};

type NextQuery = { readonly after: string; readonly most: number; readonly confirmsPhones: boolean };

type Counted = { readonly people: number; readonly mailed: number; readonly had: number };

/** How many people a group has, and how many of them got the coupon by a group before. */
export const countGroup = async (
  db: Db | Tx,
  { coupon, group, confirmsPhones }: CountQuery,
  now: Date,
): Promise<Counted> => {
  const { rows } = await sql<Counted>`
    select count(*) filter (where not had)::int as people, count(*) filter (where had)::int as had,
      count(*) filter (where not had and c.granted)::int as mailed
    from (
      select u.id, exists (select from wallet_coupons w
        where w.coupon_id = ${coupon} and w.granted_to = u.id and w.reason = ${groupReason}) as had
      from people u where ${meant(group, confirmsPhones, now)}
    ) found left join current_consents c on c.user_id = found.id and c.kind = 'marketing'`.execute(db);
  return rows[0] ?? { people: 0, mailed: 0, had: 0 };
};

/** The next people of a group, by their ids. */
export const readGroup = async (
  tx: Tx,
  group: CustomerGroup,
  { after, most, confirmsPhones }: NextQuery,
  now: Date,
): Promise<readonly Receiver[]> => {
  const { rows } = await sql<Receiver>`
    select u.id as user_id, u.email from people u
    where u.id > ${after} and ${meant(group, confirmsPhones, now)} order by u.id limit ${most}`.execute(tx);
  return rows;
};
