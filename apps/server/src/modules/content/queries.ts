import type { Db } from '../../platform/database/connection.ts';

/** A stored editorial text. */
export const readContent = (db: Db, slug: string) =>
  db
    .selectFrom('contents')
    .select(['slug', 'title', 'value', 'updated_at'])
    .where('slug', '=', slug)
    .executeTakeFirst();
