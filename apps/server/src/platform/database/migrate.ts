import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { formerMigrations, inTodaysNames } from './former-migrations.ts';

const ours = path.resolve(import.meta.dirname, '../../../migrations');

/** Any number nobody else locks: one process migrates, the others wait for it. */
const migrationLock = 7_264_207;

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

const readMigrations = async (folder = ours): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

/** A database that was made by the former migrations has the baseline: it gets its names, in the same moment or not at all. */
const adoptBaseline = async (client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> => {
  const had = await migrationsOf(client);
  const today = new Set(
    inTodaysNames(
      had,
      migrations.map(({ name }) => name),
    ),
  );
  const adopted = migrations.filter(({ name }) => today.has(name) && !had.includes(name));
  if (adopted.length === 0) return;
  await client.query(
    `with former as (delete from schema_migrations where name = any($1))
     insert into schema_migrations (name, checksum) select * from unnest($2::text[], $3::text[])`,
    [formerMigrations, adopted.map(({ name }) => name), adopted.map(({ checksum }) => checksum)],
  );
};

const applied = async (client: pg.ClientBase, migrations: readonly Migration[]) => {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  await adoptBaseline(client, migrations);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
};

const whole = async (client: pg.ClientBase, { name, sql, checksum }: Migration) => {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** Begins a file that makes its indexes while the shop goes on writing, which no transaction allows. */
const outsideMark = '-- outside a transaction';

/** Statement by statement: each must bear to be run again, for a file that broke off is begun anew. */
const apart = async (client: pg.ClientBase, { name, sql, checksum }: Migration) => {
  for (const statement of sql.split(/;\s*$/m)) if (statement.trim() !== '') await client.query(statement);
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
};

/** What whoever opens a release has to hear: which file, and what PostgreSQL says of it. */
export class MigrationProblem extends Error {}

const apply = async (client: pg.ClientBase, migration: Migration) => {
  try {
    await (migration.sql.startsWith(outsideMark) ? apart : whole)(client, migration);
  } catch (error) {
    throw new MigrationProblem(
      `Migration ${migration.name} failed: ${error instanceof Error ? error.message : error}`,
      {
        cause: error,
      },
    );
  }
};

const lookAgainMs = 200;

/** Asked for again and again: a statement that waits would be waited for itself by an index that is made meanwhile. */
const waitForTurn = async (client: pg.ClientBase) => {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      migrationLock,
    ]);
    if (rows[0]?.mine) return;
    await pause(lookAgainMs);
  }
};

/** The names of all migrations of this release, in their order. */
export const knownMigrations = async (): Promise<readonly string[]> =>
  (await readMigrations()).map(({ name }) => name);

/** The migrations that a database has had, in their order. */
export const migrationsOf = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
  return rows.map(({ name }) => name);
};

/**
 * Brings the schema up to date, each file once and whole; a file changed after it ran is refused. Only those named, where
 * an older schema is wanted.
 */
export const migrate = async (
  pool: pg.Pool,
  only?: ReadonlySet<string>,
  folder?: string,
): Promise<readonly string[]> => {
  const client = await pool.connect();
  try {
    await waitForTurn(client);
    const migrations = await readMigrations(folder);
    const done = await applied(client, migrations);
    const fresh: string[] = [];
    for (const migration of migrations) {
      const checksum = done.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum)
        throw new MigrationProblem(
          `Migration ${migration.name} was changed after it ran: write a new one instead`,
        );
      if (only && !only.has(migration.name)) continue;
      await apply(client, migration);
      fresh.push(migration.name);
    }
    return fresh;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
};
