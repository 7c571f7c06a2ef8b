import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { isMember } from './member-queries.ts';

/** All versions of the plan, latest start first. */
export const readPlans = (db: Db | Tx) =>
  db.selectFrom('prime_plans').selectAll().orderBy('begins_at', 'desc').orderBy('version', 'desc').execute();

/** Names of the writers of plan versions, without deleted accounts. */
export const readWriters = async (
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, firstname || ' ' || lastname as name from people
    where id = any(${ids}::text[]) and deleted_at is null`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Current members by version. */
export const countMembers = async (db: Db | Tx, now: Date): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ version: string; members: number }>`
    select m.plan_version as version, count(*)::int as members
    from memberships m where ${isMember(now)} group by m.plan_version`.execute(db);
  return new Map(rows.map(({ version, members }) => [version, members]));
};
