import { sql } from 'kysely';
import type { Tx } from './connection.ts';

/** Serialises the search for a free address: two products of one name get two addresses. */
export const holdSlugs = async (tx: Tx, of: 'products' | 'shops'): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slugs of ${of}`}, 0))`.execute(tx);
};
