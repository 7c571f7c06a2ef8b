import { execFileSync } from 'node:child_process';
import path from 'node:path';

const tables = 'apps/server/src/platform/database/tables.ts';
const root = path.resolve(import.meta.dirname, '../../..');
const run = (tool: string, args: readonly string[], input = '') =>
  execFileSync(process.execPath, [path.join(root, 'node_modules', tool), ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  });

/** Where the row types of all tables are kept. */
export const tablesFile = path.join(root, tables);

/** The row types of a migrated database, without those of the queue, which keeps its tables to itself. */
export const writeTypes = (database: string): string => {
  const types = run('kysely-codegen/dist/cli/bin.js', [
    '--dialect=postgres',
    `--url=${database}`,
    '--print',
    '--log-level=error',
    '--numeric-parser=number',
    '--type-mapping={"int8":"number"}',
    '--exclude-pattern={public.schema_migrations,pgboss.*}',
  ]);
  return run('@biomejs/biome/bin/biome', ['check', '--write', `--stdin-file-path=${tables}`], types);
};
