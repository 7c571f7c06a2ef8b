import type pg from 'pg';
import { migrationsOf } from '../database/migrate.ts';
import { BackupProblem, writeMark } from './backup-lines.ts';
import { centsOf, Fingerprint, type Manifest, type TableMeasure } from './manifest.ts';
import { openMoment, rowsOf, tablesOf } from './read-rows.ts';
import { readWaiting } from './waiting-jobs.ts';

/** A file stored outside the database that belongs into its backup. */
export type OutsideFile = { readonly key: string; readonly contentType: string; readonly data: Buffer };

export type OutsideFiles = {
  readonly told: Manifest['files'];
  readonly files: AsyncIterable<OutsideFile>;
};

/** For a shop whose files are in the database. */
export const noneOutside: OutsideFiles = { told: 'in the database', files: (async function* () {})() };

/** Outside files are restored into the database: a copy must not touch the shop's bucket. */
const filesTable = 'stored_files';

/** Outside files as rows of that table, each once. */
async function* outsideRows(client: pg.ClientBase, { files }: OutsideFiles): AsyncGenerator<string> {
  for await (const { key, contentType, data } of files) {
    const { rows } = await client.query<{ row: string }>(
      `select row_to_json(t)::text as row
         from (select $1::text as key, $2::text as content_type, $3::bytea as data, now() as created_at) t
        where not exists (select from public.${filesTable} where key = $1)`,
      [key, contentType, data],
    );
    for (const { row } of rows) yield row;
  }
}

/** A shop started a moment ago has no schema yet. */
const holdsAShop = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('schema_migrations') is not null as there",
  );
  return rows[0]?.there === true;
};

/** All rows as of one moment, line by line, while the shop goes on. */
export async function* writeBackup(
  client: pg.ClientBase,
  now: Date,
  outside: OutsideFiles = noneOutside,
): AsyncGenerator<string> {
  if (!(await holdsAShop(client)))
    throw new BackupProblem('There is no shop in this database yet: nothing was written.');
  await openMoment(client);
  try {
    yield writeMark(['zanga', 2, { at: now.toISOString(), migrations: await migrationsOf(client) }]);
    const tables: Record<string, TableMeasure> = {};
    let count = 0;
    for (const table of await tablesOf(client)) {
      yield writeMark(['table', table]);
      const print = new Fingerprint();
      const sources = [
        rowsOf(client, table),
        ...(table === filesTable ? [outsideRows(client, outside)] : []),
      ];
      for (const source of sources)
        for await (const row of source) {
          print.add(row);
          yield row;
        }
      count += print.rows;
      tables[table] = { rows: print.rows, sum: print.sum, cents: await centsOf(client, table) };
    }
    const { queues, jobs } = await readWaiting(client);
    for (const queue of queues) yield writeMark(['queue', queue]);
    for (const job of jobs) yield writeMark(['job', job]);
    yield writeMark(['manifest', { tables, files: outside.told }]);
    yield writeMark(['end', count]);
  } finally {
    await client.query('rollback');
  }
}
