import type pg from 'pg';
import { centsOf, Fingerprint, type TableMeasure } from './manifest.ts';

/** Bytes fetched at once, as far as row sizes are known: a picture's row has megabytes, an order line's a few bytes. */
const bytesAtOnce = 2_000_000;
const mostRows = 2_000;

/** All our tables except the list of migrations, which the restoring release writes itself. */
export const tablesOf = async (client: pg.ClientBase): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
      order by relname`,
  );
  return rows.map(({ name }) => name);
};

/** Opens one snapshot of the database, with text formats that every server shares. */
export const openMoment = async (client: pg.ClientBase): Promise<void> => {
  await client.query('begin isolation level repeatable read, read only');
  await client.query(
    `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
     set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0`,
  );
};

export async function* rowsOf(client: pg.ClientBase, table: string): AsyncGenerator<string> {
  await client.query(
    `declare backup_rows no scroll cursor for select row_to_json(t)::text as row from public.${table} t`,
  );
  for (let wanted = 10; ; ) {
    const { rows } = await client.query<{ row: string }>(`fetch ${wanted} from backup_rows`);
    for (const { row } of rows) yield row;
    if (rows.length < wanted) break;
    const longest = Math.max(...rows.map(({ row }) => row.length));
    wanted = Math.max(1, Math.min(mostRows, wanted * 4, Math.floor(bytesAtOnce / longest)));
  }
  await client.query('close backup_rows');
}

/** Counts and sums one table. */
const measureTable = async (client: pg.ClientBase, table: string): Promise<TableMeasure> => {
  const print = new Fingerprint();
  for await (const row of rowsOf(client, table)) print.add(row);
  return { rows: print.rows, sum: print.sum, cents: await centsOf(client, table) };
};

/** Counts and sums the whole database, in the form of a backup's manifest. */
export const measureAll = async (client: pg.ClientBase): Promise<Readonly<Record<string, TableMeasure>>> => {
  await openMoment(client);
  try {
    const measures: Record<string, TableMeasure> = {};
    for (const table of await tablesOf(client)) measures[table] = await measureTable(client, table);
    return measures;
  } finally {
    await client.query('rollback');
  }
};
