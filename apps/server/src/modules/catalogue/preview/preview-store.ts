import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

/** Has customers see a category, in a transaction that is undone. */
export const showCategory = async (tx: Tx, id: string | null): Promise<void> => {
  await sql`update categories set published = true where id = ${id} and not published`.execute(tx);
};
