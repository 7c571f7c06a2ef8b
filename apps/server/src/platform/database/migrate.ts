import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { formerMigrations, inTodaysNames } from './former-migrations.ts';

const folder = path.resolve(import.meta.dirname, '../../../migrations');

/** Any number nobody else locks: one process migrates, the others wait for it. */
const migrationLock = 7_264_207;

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

const readMigrations = async (): Promise<Migration[]> => {
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

const apply = async (client: pg.ClientBase, { name, sql, checksum }: Migration) => {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
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
export const migrate = async (pool: pg.Pool, only?: ReadonlySet<string>): Promise<readonly string[]> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const migrations = await readMigrations();
    const done = await applied(client, migrations);
    const fresh: string[] = [];
    for (const migration of migrations) {
      const checksum = done.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum)
        throw new Error(`Migration ${migration.name} was changed after it ran: write a new one instead`);
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
