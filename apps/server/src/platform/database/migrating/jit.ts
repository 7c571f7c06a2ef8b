import type pg from 'pg';

/**
 * None of our statements is worth compiling (JIT, on by default in distributions). Two functions of the schema forbid
 * sequential scans; before PostgreSQL 18 an unavoidable one then costs 1e10, above any threshold. When whole
 * transactions forbade them, one order compiled for 700 ms and ran for 20.
 */
export const withoutJit = { options: '-c jit=off' } as const;

/** PgBouncer refuses startup options unless it is set to ignore them. */
export const isOptionRefused = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('startup parameter');

/**
 * Switches JIT off for new connections of this database, a pooler's included; a user who does not own it, for their own
 * ones. No migration: a dump carries no such setting.
 */
export const switchJitOff = async (client: Pick<pg.ClientBase, 'query'>): Promise<void> => {
  await client.query(`do $$
    begin
      if exists (select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
        where datname = current_database() and setrole in (0, current_user::regrole) and 'jit=off' = any(setconfig))
      then return; end if;
      execute format('alter database %I set jit = off', current_database());
    exception when insufficient_privilege then
      execute format('alter role current_user in database %I set jit = off', current_database());
    end $$`);
};
