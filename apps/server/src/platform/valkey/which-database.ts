import type { Pool } from '../database/connection.ts';

/** Unique name of the database, the same for all nodes and for a replica that takes over. */
export const whichDatabase = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ name: string }>(`
    select concat_ws('-', oid, case when has_function_privilege('pg_control_system()', 'execute')
      then (select system_identifier::text from pg_control_system()) end) as name
    from pg_database where datname = current_database()`);
  return rows[0]?.name ?? 'zanga';
};
