import { ConfigError } from '../src/config.ts';
import { MigrationProblem } from '../src/platform/database/migrate.ts';
import { EmbeddedPostgresProblem } from '../src/platform/embedded-postgres/problem.ts';
import { DatabaseProblem } from '../src/platform/open-database.ts';

const told = [ConfigError, DatabaseProblem, EmbeddedPostgresProblem, MigrationProblem];

/** Trouble that the operator can mend: settings, database, or an option misspelt. */
const isTold = (error: Error): boolean =>
  told.some((kind) => error instanceof kind) ||
  ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** Ends a command with one plain sentence where its operator can mend the trouble; a bug keeps its stack trace. */
export const tellPlainly = (): void => {
  process.on('uncaughtException', (error) => {
    console.error(isTold(error) ? error.message : error);
    process.exit(1);
  });
};
