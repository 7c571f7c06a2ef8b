import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Identify } from '../../platform/session.ts';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** One indexed look-up, as plain SQL: it goes before every call of a signed-in person. */
const byToken = `
  select t.user_id, array_remove(array_agg(r.role), null) as roles, max(r.shop_id) as shop_id
  from access_tokens t left join user_roles r on r.user_id = t.user_id
  where t.token_hash = $1 and t.expires_at > $2
  group by t.user_id`;

/** Whose a bearer token is. */
export const identifyBy =
  (pool: pg.Pool): Identify =>
  async (token, now) => {
    const { rows } = await pool.query<{ user_id: string; roles: string[]; shop_id: string | null }>(byToken, [
      hashToken(token),
      now,
    ]);
    const row = rows[0];
    return row && { userId: row.user_id, roles: new Set(row.roles), shopId: row.shop_id };
  };
