import { execFileSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { withIds } from './typed-ids.ts';

const tables = 'apps/server/src/platform/database/tables.ts';
const root = path.resolve(import.meta.dirname, '../../..');
const run = (tool: string, args: readonly string[], input = '') =>
  execFileSync(process.execPath, [path.join(root, 'node_modules', tool), ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  });

/** File of all row types. */
export const tablesFile = path.join(root, tables);

/** Columns of views that come from never-null table columns: PostgreSQL forgets that of a view. */
const neverNull = async (
  client: pg.Client,
): Promise<readonly { readonly view: string; readonly column: string }[]> => {
  const { rows } = await client.query<{ view: string; column: string }>(`
    select u.view_name as view, u.column_name as column
    from information_schema.view_column_usage u
    join information_schema.columns c using (table_schema, table_name, column_name)
    where u.view_schema = 'public'
    group by u.view_name, u.column_name having bool_and(c.is_nullable = 'NO')`);
  return rows;
};

const inPascalCase = (name: string): string =>
  name.replace(/(?:^|_)([a-z])/g, (_, first: string) => first.toUpperCase());

/** Makes a view's column as non-null as the table's. */
const asSure = (
  types: string,
  { view, column }: { readonly view: string; readonly column: string },
): string => {
  const rows = new RegExp(
    `(export interface ${inPascalCase(view)} \\{[^}]*\\n  ${column}: [^;\\n]*) \\| null;`,
  );
  return types.replace(rows, '$1;');
};

/** Types columns that end in `_cents` as amounts, so that reading them needs no constructor. */
const asMoney = (types: string): string =>
  types
    .replace(/^( {2}\w+_cents: (?:Generated<)?)number/gm, '$1Money')
    .replace(
      /^import type \{ ColumnType \} from .kysely.;/m,
      (line) => `import type { Cents } from '@zanga/domain/money';\n${line}`,
    )
    .replace(
      'export type Numeric =',
      (line) => `export type Money = ColumnType<Cents, number, number>;\n\n${line}`,
    );

/** Row types of a migrated database, without the queue's private tables. */
export const writeTypes = async (database: string): Promise<string> => {
  const types = run('kysely-codegen/dist/cli/bin.js', [
    '--dialect=postgres',
    `--url=${database}`,
    '--print',
    '--log-level=error',
    '--numeric-parser=number',
    '--type-mapping={"int8":"number"}',
    '--exclude-pattern={public.schema_migrations,pgboss.*}',
  ]);
  const client = new pg.Client(database);
  await client.connect();
  try {
    const sure = asMoney((await neverNull(client)).reduce(asSure, types));
    const typed = await withIds(client, sure, inPascalCase);
    return run('@biomejs/biome/bin/biome', ['check', '--write', `--stdin-file-path=${tables}`], typed);
  } finally {
    await client.end();
  }
};
