import { mostViews, type SavedView } from '@zanga/contract/people/saved-views';
import type { UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';

/** A person's views of all lists, the oldest first. */
export const readViews = async (db: Db | Tx, userId: UserId): Promise<SavedView[]> =>
  db
    .selectFrom('saved_views')
    .select(['list', 'name', 'search', 'begins'])
    .where('user_id', '=', userId)
    .orderBy('list')
    .orderBy('saved_at')
    .orderBy('name')
    .execute();

/** Locks a person's views, so that two devices do not each make another one the first. */
export const holdViews = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
};

/** Saves a view, replacing one of the same name; above the limit the oldest of the list is deleted. */
export const saveView = async (tx: Tx, userId: UserId, view: SavedView, now: Date): Promise<void> => {
  const { list, name, search, begins } = view;
  if (begins)
    await tx
      .updateTable('saved_views')
      .set({ begins: false })
      .where('user_id', '=', userId)
      .where('list', '=', list)
      .execute();
  await tx
    .insertInto('saved_views')
    .values({ user_id: userId, list, name, search, begins, saved_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'list', 'name']).doUpdateSet({ search, begins }))
    .execute();
  await sql`
    delete from saved_views where user_id = ${userId} and list = ${list} and name in (
      select name from saved_views where user_id = ${userId} and list = ${list}
      order by saved_at desc, name offset ${mostViews}
    )`.execute(tx);
};

export const deleteView = async (db: Db, userId: UserId, list: string, name: string): Promise<void> => {
  await db
    .deleteFrom('saved_views')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('name', '=', name)
    .execute();
};
