import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

/** Publishes a category, in a transaction that is rolled back. */
export const showCategory = async (tx: Tx, id: string | null): Promise<void> => {
  await sql`update categories set published = true where id = ${id} and not published`.execute(tx);
};
