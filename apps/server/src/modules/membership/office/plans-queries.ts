import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { isMember } from './member-queries.ts';

/** Every version of the plan, the latest to begin first, and who wrote it. */
export const readPlans = (db: Db | Tx) =>
  db
    .selectFrom('prime_plans as p')
    .leftJoin('people as u', (join) => join.onRef('u.id', '=', 'p.written_by').on('u.deleted_at', 'is', null))
    .selectAll('p')
    .select(['u.firstname', 'u.lastname'])
    .orderBy('p.begins_at', 'desc')
    .orderBy('p.version', 'desc')
    .execute();

/** How many are members now, by the version they joined under. */
export const countMembers = async (db: Db | Tx, now: Date): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ version: string; members: number }>`
    select m.plan_version as version, count(*)::int as members
    from memberships m where ${isMember(now)} group by m.plan_version`.execute(db);
  return new Map(rows.map(({ version, members }) => [version, members]));
};
