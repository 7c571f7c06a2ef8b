import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { formerFolder, formerMigrations, formerToRun, inTodaysNames } from './migrating/former-migrations.ts';
import { switchJitOff } from './migrating/jit.ts';

const ours = path.resolve(import.meta.dirname, '../../../migrations');

/** Lock number of migrations: one process migrates, the others wait. */
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

/** Renames the former migrations to the baseline they became, in one transaction. */
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

/** First line of a file that builds indexes concurrently, which a transaction forbids. */
const outsideMark = '-- outside a transaction';

/** Runs a file statement by statement; after a failure it starts over, so each must be repeatable. */
const apart = async (client: pg.ClientBase, { name, sql, checksum }: Migration) => {
  for (const statement of sql.split(/;\s*$/m)) if (statement.trim() !== '') await client.query(statement);
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
};

/** A failed migration: which file, and PostgreSQL's message. */
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

/** Runs the missing former migrations of a half-migrated database; returns their names. */
const endFormer = async (client: pg.ClientBase, only?: ReadonlySet<string>): Promise<string[]> => {
  const missing = new Set(formerToRun(await migrationsOf(client), only));
  if (missing.size === 0) return [];
  const files = (await readMigrations(formerFolder)).filter(({ name }) => missing.has(name));
  for (const file of files) await apply(client, file);
  return files.map(({ name }) => name);
};

const applied = async (client: pg.ClientBase, migrations: readonly Migration[]) => {
  await adoptBaseline(client, migrations);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
};

const lookAgainMs = 200;

/** Polls the lock: a blocked statement would itself block a concurrent index build. */
const waitForTurn = async (client: pg.ClientBase) => {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      migrationLock,
    ]);
    if (rows[0]?.mine) return;
    await pause(lookAgainMs);
  }
};

/** All migrations of this release, in order. */
export const knownMigrations = async (): Promise<readonly string[]> =>
  (await readMigrations()).map(({ name }) => name);

/** Migrations a database has had, in order. */
export const migrationsOf = async (on: Pick<pg.ClientBase, 'query'>): Promise<string[]> => {
  const { rows } = await on.query<{ name: string }>('select name from schema_migrations order by name');
  return rows.map(({ name }) => name);
};

/** Older files were written before a release could serve while the next one migrates. */
const onlineFrom = '300';

/**
 * Warning before steps that need a closed shop: they lock whole tables, and the older release fails on them. Undefined
 * when there are none, or for an empty database.
 */
export const offlineWords = async (pool: pg.Pool): Promise<string | undefined> => {
  const { rows } = await pool.query<{ there: boolean }>(
    "select to_regclass('schema_migrations') is not null as there",
  );
  if (!rows[0]?.there) return undefined;
  const stored = await migrationsOf(pool);
  if (stored.length === 0) return undefined;
  const lacking = formerToRun(stored);
  const known = await knownMigrations();
  const had = new Set(inTodaysNames([...stored, ...lacking], known));
  const steps = [...lacking, ...known.filter((name) => name < onlineFrom && !had.has(name))];
  return steps.length === 0
    ? undefined
    : `This database is of an older release: ${steps.length} steps (${steps[0]} to ${steps.at(-1)}) cannot run while a shop is open on it.
Every server of the older release must be stopped until this is done; a million orders take about four minutes. A backup of before is advisable.`;
};

/**
 * Runs each missing migration once and whole; a file changed after its run is refused. `only` limits the files, for an
 * older schema.
 */
export const migrate = async (
  pool: pg.Pool,
  only?: ReadonlySet<string>,
  folder?: string,
): Promise<readonly string[]> => {
  const client = await pool.connect();
  try {
    await waitForTurn(client);
    await switchJitOff(client);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const fresh = await endFormer(client, only);
    const migrations = await readMigrations(folder);
    const done = await applied(client, migrations);
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
    // A lost connection has released its lock already.
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
};
