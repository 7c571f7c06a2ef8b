import { type Cents, cents } from '@zanga/domain/money';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';
import { isMember, overAt } from './member-queries.ts';

type Standing = {
  readonly trial: number;
  readonly active: number;
  readonly past_due: number;
  readonly paused: number;
  readonly leaving: number;
  readonly recurring: Cents;
};

/** Current members by state, and the monthly price of all who pay and have not cancelled. */
export const readStanding = async (db: Db, now: Date): Promise<Standing> => {
  const { rows } = await sql<Omit<Standing, 'recurring'> & { recurring: string }>`
    with members as (
      select p.price_cents, case when m.cancelled_at is not null then 'leaving' when m.covered_until <= ${now} then
          case when m.paused_at is null then 'past_due' else 'paused' end when m.paid_periods = 0 then 'trial' else 'active' end as state
      from memberships m join prime_plans p on p.version = m.plan_version where ${isMember(now)}
    )
    select count(*) filter (where state = 'trial')::int as trial,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'past_due')::int as past_due,
      count(*) filter (where state = 'paused')::int as paused,
      count(*) filter (where state = 'leaving')::int as leaving,
      coalesce(sum(price_cents) filter (where state in ('active', 'past_due')), 0)::text as recurring
    from members`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A row of counts is always there');
  return { ...row, recurring: cents(Number(row.recurring)) };
};

export type MembersMoved = {
  /** Index of the last moment before it. */
  readonly since: number;
  readonly joined: number;
  readonly left: number;
  readonly trials: number;
  readonly stayed: number;
};

/** Members who joined and left between each moment and the next, up to now; an end counts when it took effect. */
export const readMoved = async (
  db: Db,
  moments: readonly Date[],
  now: Date,
): Promise<readonly MembersMoved[]> => {
  const { rows } = await sql<MembersMoved>`
    with moved as (
      select m.started_at as at, 1 as joined, 0 as "left", 0 as trials, 0 as stayed from memberships m
      union all
      select ${overAt}, 0, 1, 0, 0 from memberships m where ${overAt} <= ${now}
      union all
      select coalesce(m.agreed_first_period_at, m.first_period_at), 0, 0, 1, (m.paid_periods > 0)::int from memberships m
      where coalesce(m.agreed_first_period_at, m.first_period_at) > m.started_at
        and coalesce(m.agreed_first_period_at, m.first_period_at) <= ${now}
        and (m.paid_periods > 0 or not (${isMember(now)}))
    )
    select width_bucket(at, ${moments}::timestamptz[]) as since, sum(joined)::int as joined,
      sum("left")::int as "left", sum(trials)::int as trials, sum(stayed)::int as stayed
    from moved group by 1 order by 1`.execute(db);
  return rows;
};
