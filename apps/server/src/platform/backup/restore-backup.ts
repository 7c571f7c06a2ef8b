import type pg from 'pg';
import { knownMigrations, migrate } from '../database/migrate.ts';
import { inTodaysNames, isFormer } from '../database/migrating/former-migrations.ts';
import { BackupProblem, isRow, notOurs, type Queue, readMark, type Waiting } from './backup-lines.ts';
import { holdCopy } from './held-copy.ts';
import { loaderOf, moveCounters } from './load-rows.ts';
import type { Manifest } from './manifest.ts';
import { tablesOf } from './read-rows.ts';
import { putBack } from './waiting-jobs.ts';

type Lines = AsyncIterator<string>;

const next = async (lines: Lines): Promise<string> => {
  const { value, done } = await lines.next();
  if (done)
    throw new BackupProblem(
      'The backup ends in the middle: it was not written to its end, or not copied whole.',
    );
  return value;
};

const openBackup = async (lines: Lines) => {
  const mark = readMark(await next(lines));
  if (mark[0] !== 'zanga') throw notOurs();
  const head = mark[2];
  const known = await knownMigrations();
  const migrations = inTodaysNames(head.migrations, known);
  const unknown = migrations.filter((name) => !known.includes(name) && !isFormer(name));
  if (unknown.length > 0)
    throw new BackupProblem(`A newer release wrote this backup (${unknown[0]}): restore it with that one.`);
  return { at: head.at, migrations };
};

const refuseFilled = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ filled: boolean }>(
    'select exists (select from brands) or exists (select from users) as filled',
  );
  if (rows[0]?.filled)
    throw new BackupProblem(
      'The database is not empty, and nothing in it was touched. Name an empty one, or move the data folder away first.',
    );
};

/** The names come from the database's catalogue, so they are safe to insert. */
const forEach = (tables: readonly string[], statement: (table: string) => string) =>
  tables.map((table) => statement(`public.${table}`)).join('; ');

/** Loads rows in any order: foreign keys are dropped and added again at the end, triggers are disabled. */
const loosened = async (client: pg.ClientBase, work: () => Promise<void>): Promise<void> => {
  const tables = await tablesOf(client);
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  await client.query(
    references.map(({ table, name }) => `alter table ${table} drop constraint ${name}`).join('; '),
  );
  await client.query(forEach(tables, (table) => `alter table ${table} disable trigger user`));
  await client.query(forEach(tables, (table) => `truncate ${table}`));
  await work();
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  await client.query(forEach(tables, (table) => `alter table ${table} enable trigger user`));
};

type Loaded = { readonly rows: number; readonly queues: Queue[]; readonly jobs: Waiting[] } & {
  /** Former releases wrote no manifest. */
  readonly manifest: Manifest | undefined;
};

const loadLines = async (client: pg.ClientBase, lines: Lines): Promise<Loaded> => {
  const queues: Queue[] = [];
  const jobs: Waiting[] = [];
  let rows = 0;
  let manifest: Manifest | undefined;
  let loader: Awaited<ReturnType<typeof loaderOf>> | undefined;
  for (;;) {
    const line = await next(lines);
    if (isRow(line)) {
      await loader?.add(line);
      rows += 1;
      continue;
    }
    const mark = readMark(line);
    await loader?.flush();
    loader = mark[0] === 'table' ? await loaderOf(client, mark[1]) : undefined;
    if (mark[0] === 'queue') queues.push(mark[1]);
    if (mark[0] === 'job') jobs.push(mark[1]);
    if (mark[0] === 'manifest') manifest = mark[1];
    if (mark[0] !== 'end') continue;
    if (mark[1] !== rows) throw new BackupProblem('The backup is damaged: rows are missing in it.');
    return { rows, queues, jobs, manifest };
  }
};

const load = async (pool: pg.Pool, lines: Lines): Promise<Loaded> => {
  const client = await pool.connect();
  try {
    await refuseFilled(client);
    await client.query('begin');
    let loaded: Loaded | undefined;
    await loosened(client, async () => {
      loaded = await loadLines(client, lines);
      await moveCounters(client);
    });
    await client.query('commit');
    if (!loaded) throw new Error('Nothing was loaded');
    return loaded;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

/**
 * Restores a backup into an empty database: old schema, all rows or none, migrations to today, waiting jobs. The result
 * stays a copy until `restore:release`. Returns the row count and the moment of the backup.
 */
export const restoreBackup = async (
  pool: pg.Pool,
  source: AsyncIterable<string>,
  now: Date,
  /** Sees the rows as the backup has them, before migrations. */
  look: (manifest: Manifest | undefined) => Promise<void> = async () => undefined,
) => {
  const lines = source[Symbol.asyncIterator]();
  const head = await openBackup(lines);
  await migrate(pool, new Set(head.migrations));
  const loaded = await load(pool, lines);
  await look(loaded.manifest);
  await migrate(pool);
  await holdCopy(pool, head.at, now);
  await putBack(pool, loaded);
  await pool.query('analyze');
  return { rows: loaded.rows, at: head.at };
};
