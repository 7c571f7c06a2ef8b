import type { Stamp } from '@zanga/domain/badge/shifts';
import type { Db } from '../../platform/database/connection.ts';

/** The worker that a badge belongs to. */
export const readWorker = (db: Db, userId: string) =>
  db
    .selectFrom('people as u')
    .leftJoin('staff_roles as r', (join) => join.onRef('r.user_id', '=', 'u.id').on('r.role', '=', 'worker'))
    .leftJoin('shop_profiles as s', 's.id', 'r.shop_id')
    .select(['u.firstname', 'u.lastname', 's.name as shop'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();

const most = 60;

/** The last stamps of somebody, oldest first. */
export const readStamps = async (db: Db, userId: string): Promise<readonly Stamp[]> => {
  const rows = await db
    .selectFrom('badge_stamps as b')
    .leftJoin('shop_profiles as s', 's.id', 'b.shop_id')
    .select(['b.kind', 'b.at', 's.name as shop'])
    .where('b.user_id', '=', userId)
    .orderBy('b.at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(most)
    .execute();
  // The table's own check keeps the kind to the domain's words.
  return rows.toReversed().map(({ kind, ...row }) => ({ ...row, kind: kind as Stamp['kind'] }));
};
