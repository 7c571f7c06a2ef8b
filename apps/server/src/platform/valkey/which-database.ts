import type { Pool } from '../database/connection.ts';

/** A name by which all nodes know the same database, replicas that have taken over included, and no other has. */
export const whichDatabase = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ name: string }>(`
    select concat_ws('-', oid, case when has_function_privilege('pg_control_system()', 'execute')
      then (select system_identifier::text from pg_control_system()) end) as name
    from pg_database where datname = current_database()`);
  return rows[0]?.name ?? 'zanga';
};
