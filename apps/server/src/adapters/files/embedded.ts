import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';
import type { Files } from './port.ts';

/** Names read at once. */
const page = 1_000;

/** Files in the database: one thing to back up, visible to every process at once. */
export const embeddedFiles = (db: Db): Files => ({
  put: async (key, { contentType, data }) => {
    const row = { key, content_type: contentType, data };
    await db
      .insertInto('stored_files')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...row, created_at: sql`now()` }))
      .execute();
  },
  get: async (key) =>
    db
      .selectFrom('stored_files')
      .select(['content_type as contentType', 'data'])
      .where('key', '=', key)
      .executeTakeFirst(),
  delete: async (key) => {
    await db.deleteFrom('stored_files').where('key', '=', key).execute();
  },
  list: async function* (prefix) {
    for (let after = ''; ; ) {
      const rows = await db
        .selectFrom('stored_files')
        .select(['key', sql<number>`length(data)`.as('bytes'), 'created_at as keptAt'])
        .where(sql<boolean>`starts_with(key, ${prefix})`)
        .where('key', '>', after)
        .orderBy('key')
        .limit(page)
        .execute();
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < page) return;
      after = last.key;
    }
  },
});
