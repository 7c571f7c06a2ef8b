import type { Db, Tx } from '../../../platform/database/connection.ts';

/** How many states of a text are listed; older ones are kept. */
const most = 50;

export const readContents = (db: Db) =>
  db
    .selectFrom('contents')
    .select(['slug', 'title', 'updated_at'])
    .orderBy('title')
    .orderBy('slug')
    .execute();

export const selectContents = (db: Db | Tx) =>
  db.selectFrom('contents').select(['slug', 'title', 'value', 'updated_at']);

/** The states of a text that were saved, the newest first. */
export const readStates = (db: Db | Tx, slug: string) =>
  db
    .selectFrom('content_states as s')
    .leftJoin('people as u', (join) => join.onRef('u.id', '=', 's.saved_by').on('u.deleted_at', 'is', null))
    .where('s.slug', '=', slug)
    .select(['s.id', 's.title', 's.saved_at', 'u.firstname', 'u.lastname'])
    .orderBy('s.id', 'desc')
    .limit(most)
    .execute();

/** A text as it was saved once. */
export const readState = (db: Db, slug: string, id: number) =>
  db
    .selectFrom('content_states')
    .where('slug', '=', slug)
    .where('id', '=', id)
    .select(['title', 'value'])
    .executeTakeFirst();
