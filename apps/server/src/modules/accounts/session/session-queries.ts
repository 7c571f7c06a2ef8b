import type { UserId } from '@zanga/domain/ids';
import type { StaffPost } from '@zanga/domain/staff/rights';
import { factorGraceDays } from '@zanga/domain/staff/second-factor';
import type pg from 'pg';
import type { Db } from '../../../platform/database/connection.ts';
import type { Session } from '../../../platform/session.ts';
import { staffTokenLifeMs } from './session-store.ts';

/** Runs plain SQL. */
export type SqlPool = Pick<pg.Pool, 'query'>;

export type FoundSession = {
  readonly session: Session;
  readonly expiresAt: Date;
  /** Null if the expiry does not slide. */
  readonly renewedAt: Date | null;
  /** When it was last used, as far as that is written down. */
  readonly seenAt: Date | null;
};

type Row = {
  readonly user_id: UserId;
  readonly expires_at: Date;
  readonly renewed_at: Date | null;
  readonly seen_at: Date | null;
  readonly posts: StaffPost[];
  readonly unproved: boolean;
  readonly must_enrol: boolean;
};

/**
 * One indexed look-up in plain SQL, since it precedes every call of a signed-in person. Outside the sandbox the
 * demo's people have no session, also by a token of a sandbox over the same database. Sessions of staff end after
 * twelve hours, also where the role came later. With a second factor, posts count only where it was given. Managers
 * and owners who must have one, and were told a week before this sign-in, first add it.
 */
const byToken = `
  select t.user_id, least(t.expires_at, case when count(r.role) > 0 then t.created_at + $4 * interval '1 ms' end)
           as expires_at, t.renewed_at, t.seen_at,
         coalesce(jsonb_agg(jsonb_build_object('role', r.role, 'shopId', r.shop_id, 'allShops', r.all_shops))
           filter (where r.role is not null), '[]') as posts,
         count(r.role) > 0 and t.factor_at is null
           and exists (select from staff_with_factor f where f.user_id = t.user_id) as unproved,
         coalesce(bool_or(r.role in ('manager', 'owner')), false)
           and exists (select from staff_factor_asked a where a.user_id = t.user_id and a.asked_at <= t.created_at - $5 * interval '1 day')
           and coalesce((select required from staff_factor_rule), not $3::boolean)
           and not exists (select from staff_with_factor f where f.user_id = t.user_id) as must_enrol
  from access_tokens t left join user_roles r on r.user_id = t.user_id and r.suspended_at is null
  where t.token_hash = $1 and t.expires_at > $2
    and ($3::boolean or not exists (select from users u where u.id = t.user_id and u.demo))
  group by t.token_hash
  having count(r.role) = 0 or t.created_at + $4 * interval '1 ms' > $2`;

export const findSession =
  (pool: SqlPool, sandbox: boolean) =>
  async (tokenHash: Buffer, now: Date): Promise<FoundSession | undefined> => {
    const { rows } = await pool.query<Row>(byToken, [
      ...[tokenHash, now, sandbox, staffTokenLifeMs],
      factorGraceDays,
    ]);
    const [row] = rows;
    if (!row) return undefined;
    const session = {
      userId: row.user_id,
      posts: row.unproved ? [] : row.posts,
      ...(row.unproved && { unproved: row.posts }),
      ...(row.must_enrol && { mustEnrol: true }),
    };
    return { session, expiresAt: row.expires_at, renewedAt: row.renewed_at, seenAt: row.seen_at };
  };

/** A person's sign-ins, the latest first. */
export const readSignIns = (db: Db, userId: UserId, now: Date) =>
  db
    .selectFrom('access_tokens')
    .select(['id', 'token_hash', 'created_at', 'renewed_at', 'seen_at', 'platform', 'device', 'network'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
