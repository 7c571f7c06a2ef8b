import { sql } from 'kysely';
import type { Tx } from './connection.ts';

/** Lets nobody else look for a free address of such things until this is done: two of one name have two addresses. */
export const holdSlugs = async (tx: Tx, of: 'products' | 'shops'): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slugs of ${of}`}, 0))`.execute(tx);
};
