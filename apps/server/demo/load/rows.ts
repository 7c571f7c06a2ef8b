import type pg from 'pg';

/** A database connection: of the start, or of the transaction in which an owner loads the demo. */
export type Client = {
  readonly query: <Row extends pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ) => Promise<{ readonly rows: Row[]; readonly rowCount: number | null }>;
};

type Row = Readonly<Record<string, unknown>>;

/** Inserts rows with columns as keys in one statement; PostgreSQL converts the JSON to each column's type. */
export const insertRows = async (client: Client, table: string, rows: readonly Row[]): Promise<void> => {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
};
