import pg from 'pg';

type Row = Readonly<Record<string, unknown>>;

/** Puts rows into a table in one statement; the columns are those of the first row. */
export const insertRows = async (
  client: pg.ClientBase,
  table: string,
  rows: readonly Row[],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map((name) => pg.escapeIdentifier(name))
    .join(', ');
  await client.query(
    `insert into ${pg.escapeIdentifier(table)} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${pg.escapeIdentifier(table)}, $1)`,
    [JSON.stringify(rows)],
  );
};
