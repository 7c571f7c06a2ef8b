import type { UserId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';

/** Names of the staff with these ids. */
export const readNames = async (db: Db, ids: readonly UserId[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('people')
    .select(['id', 'firstname', 'lastname'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()]));
};
