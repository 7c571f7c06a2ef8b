import type pg from 'pg';
import { migrationsOf } from '../database/migrate.ts';
import { writeMark } from './backup-lines.ts';
import { readWaiting } from './waiting-jobs.ts';

/** Pictures are rows of megabytes: few are held at once. */
const rowsAtOnce = 25;

/** Every table of ours but the list of migrations, which the restoring release writes itself. */
export const tablesOf = async (client: pg.ClientBase): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
      order by relname`,
  );
  return rows.map(({ name }) => name);
};

async function* rowsOf(client: pg.ClientBase, table: string): AsyncGenerator<string> {
  await client.query(
    `declare backup_rows no scroll cursor for select row_to_json(t)::text as row from public.${table} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from backup_rows`);
    for (const { row } of rows) yield row;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close backup_rows');
}

/** Everything the database holds as of one moment, line by line, while it goes on being used. */
export async function* writeBackup(client: pg.ClientBase, now: Date): AsyncGenerator<string> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    yield writeMark(['zanga', 1, { at: now.toISOString(), migrations: await migrationsOf(client) }]);
    let count = 0;
    for (const table of await tablesOf(client)) {
      yield writeMark(['table', table]);
      for await (const row of rowsOf(client, table)) {
        count += 1;
        yield row;
      }
    }
    const { queues, jobs } = await readWaiting(client);
    for (const queue of queues) yield writeMark(['queue', queue]);
    for (const job of jobs) yield writeMark(['job', job]);
    yield writeMark(['end', count]);
  } finally {
    await client.query('rollback');
  }
}
