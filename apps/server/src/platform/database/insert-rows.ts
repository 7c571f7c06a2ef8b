import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { DB } from './tables.ts';

const writable = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value);

const asJson = (rows: readonly object[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, writable(value)])),
    ),
  );

/**
 * Inserts rows of equal columns from one JSON text: the statement is equal for any number of rows, so it is planned
 * once. May stand in a `with`, beside others.
 */
export const insertRows = <Table extends keyof DB & string>(
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): RawBuilder<unknown> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  const into = sql.table(table);
  return sql`
    insert into ${into} (${columns})
    select ${columns} from json_populate_recordset(null::${into}, ${asJson(rows)}::json)`;
};
