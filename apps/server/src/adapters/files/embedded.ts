import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { Files } from './port.ts';

/** Keeps files in the database itself: one thing to back up, and every process sees them at once. */
export const embeddedFiles = (db: Db | Tx): Files => ({
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
  inside: (tx) => embeddedFiles(tx),
});
