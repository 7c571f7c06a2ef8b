import { homeSlug } from '@zanga/domain/brand/home';
import type { Db, Tx } from '../../../platform/database/connection.ts';

/** Number of listed states; older ones stay in the table. */
const most = 50;

/** Editorial texts by title, with the state of their drafts; the home is left out. */
export const readContents = (db: Db) =>
  db
    .selectFrom('contents as c')
    .leftJoin('content_drafts as d', 'd.slug', 'c.slug')
    .where('c.slug', '!=', homeSlug)
    .select(['c.slug', 'c.title', 'c.updated_at', 'd.publish_at', 'd.saved_at as drafted_at'])
    .orderBy('c.title')
    .orderBy('c.slug')
    .execute();

export const selectContents = (db: Db | Tx) =>
  db.selectFrom('contents').select(['slug', 'title', 'value', 'updated_at']);

/** The draft of a text. */
export const readDraft = (db: Db | Tx, slug: string) =>
  db
    .selectFrom('content_drafts as d')
    .leftJoin('people as u', (join) => join.onRef('u.id', '=', 'd.saved_by').on('u.deleted_at', 'is', null))
    .where('d.slug', '=', slug)
    .select(['d.title', 'd.value', 'd.saved_at', 'd.publish_at', 'd.planned_by', 'd.asks', 'd.reason'])
    .select(['u.firstname', 'u.lastname'])
    .executeTakeFirst();

/** Texts with a draft due for publication. */
export const readDue = async (db: Db, now: Date): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('content_drafts')
    .where('publish_at', '<=', now)
    .select('slug')
    .orderBy('publish_at')
    .execute();
  return rows.map(({ slug }) => slug);
};

/** Published states of a text, the newest first. */
export const readStates = (db: Db | Tx, slug: string) =>
  db
    .selectFrom('content_states as s')
    .leftJoin('people as u', (join) => join.onRef('u.id', '=', 's.saved_by').on('u.deleted_at', 'is', null))
    .where('s.slug', '=', slug)
    .select(['s.id', 's.title', 's.saved_at', 's.asks', 's.reason', 'u.firstname', 'u.lastname'])
    .orderBy('s.id', 'desc')
    .limit(most)
    .execute();

/** An earlier published state of a text. */
export const readState = (db: Db, slug: string, id: number) =>
  db
    .selectFrom('content_states')
    .where('slug', '=', slug)
    .where('id', '=', id)
    .select(['title', 'value'])
    .executeTakeFirst();
