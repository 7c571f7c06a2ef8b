import type { Db } from '../../platform/database/connection.ts';

/** Whose badge it is. */
export const readWorker = (db: Db, userId: string) =>
  db
    .selectFrom('users as u')
    .leftJoin('user_roles as r', (join) => join.onRef('r.user_id', '=', 'u.id').on('r.role', '=', 'worker'))
    .leftJoin('shops as s', 's.id', 'r.shop_id')
    .select(['u.firstname', 'u.lastname', 's.name as shop'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
