import type { Db } from '../../platform/database/connection.ts';

/** An editorial text as it is kept. */
export const readContent = (db: Db, slug: string) =>
  db
    .selectFrom('contents')
    .select(['slug', 'title', 'value', 'updated_at'])
    .where('slug', '=', slug)
    .executeTakeFirst();
