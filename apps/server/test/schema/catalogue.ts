import type pg from 'pg';

/** All objects in our schemas, one line each, as PostgreSQL itself writes them. */
const made = `
  with ours as (select oid, nspname from pg_namespace where nspname in ('public', 'pgboss')),
  relations as (select c.oid, relkind, nspname || '.' || relname as name from pg_class c join ours on ours.oid = relnamespace),
  things (kind, name, definition) as (
    select 'column', r.name || '.' || attname, concat_ws(' ', format_type(atttypid, atttypmod),
        case when attnotnull then 'not null' end, nullif(attidentity, ''), nullif(attgenerated, ''),
        pg_get_expr(adbin, adrelid), col_description(r.oid, attnum))
      from pg_attribute a join relations r on r.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped
    union all select 'table', name, concat_ws(' ', relkind, obj_description(oid, 'pg_class')) from relations
      where relkind in ('r', 'p', 'v', 'm', 'S')
    union all select 'view', name, pg_get_viewdef(oid) from relations where relkind in ('v', 'm')
    union all select 'index', r.name, pg_get_indexdef(r.oid) from relations r where relkind in ('i', 'I')
    union all select 'constraint', r.name || '.' || conname, pg_get_constraintdef(c.oid)
      -- Newer servers count "not null" among the constraints, under names of their own.
      from pg_constraint c join relations r on r.oid = conrelid where contype <> 'n'
    union all select 'trigger', r.name || '.' || tgname, concat_ws(' ', tgenabled, pg_get_triggerdef(t.oid))
      from pg_trigger t join relations r on r.oid = tgrelid where not tgisinternal
    union all select 'function', p.oid::regprocedure::text, pg_get_functiondef(p.oid)
      from pg_proc p join ours on ours.oid = pronamespace where prokind in ('f', 'p')
        -- Extensions that an old database still has, and nothing uses.
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  )
  select concat_ws(': ', kind, name, definition) as line from things order by 1`;

export const catalogueOf = async (pool: pg.Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ line: string }>(made);
  return rows.map(({ line }) => line);
};

/** Row count and hash of each table. */
export const contentsOf = async (pool: pg.Pool) => {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select count(*)::int, md5(string_agg(t::text, chr(10) order by t::text)) as sum from ${name} t`,
    );
    contents[name] = rows[0];
  }
  return contents;
};
