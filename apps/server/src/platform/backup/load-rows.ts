import type pg from 'pg';

/** Characters sent in one statement: many small rows, or one picture. */
const batchCharacters = 2_000_000;

/** Inserts rows of one table from JSON, exactly as they were; generated columns are computed again. */
export const loaderOf = async (client: pg.ClientBase, table: string) => {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [`public.${table}`],
  );
  const columns = rows.map(({ name }) => name).join(', ');
  let batch: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    await client.query(
      `insert into public.${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::public.${table}, $1::json)`,
      [`[${batch.join(',')}]`],
    );
    batch = [];
    characters = 0;
  };
  const add = async (row: string) => {
    batch.push(row);
    characters += row.length;
    if (characters > batchCharacters) await flush();
  };
  return { add, flush };
};

/** Moves identity counters beyond the restored rows. */
export const moveCounters = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ table: string; column: string; counter: string }>(
    `select quote_ident(table_name) as table, quote_ident(column_name) as column,
            pg_get_serial_sequence('public.' || quote_ident(table_name), column_name) as counter
       from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column, counter } of rows)
    await client.query(
      `select setval($1, coalesce(max(${column}), 1), max(${column}) is not null) from public.${table}`,
      [counter],
    );
};
