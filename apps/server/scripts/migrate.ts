import { ConfigError, readConfig } from '../src/config.ts';
import { openPool } from '../src/platform/database/connection.ts';
import { MigrationProblem, migrate, offlineWords } from '../src/platform/database/migrate.ts';
import { EmbeddedPostgresProblem } from '../src/platform/embedded-postgres/problem.ts';
import { makeLog } from '../src/platform/log.ts';
import { DatabaseProblem, openDatabase } from '../src/platform/open-database.ts';

// Brings the schema up to date: npm run migrate
const bringUp = async () => {
  const config = readConfig(process.env);
  const log = makeLog({ LOG_LEVEL: 'warn' });
  const database = await openDatabase(config, log, console.log);
  const pool = openPool({ ...database.direct, max: 1 }, log);
  try {
    const before = await offlineWords(pool);
    if (before !== undefined) console.log(before);
    const fresh = await migrate(pool);
    console.log(
      fresh.length > 0 ? `Applied:\n  ${fresh.join('\n  ')}` : 'Nothing to do: the schema is up to date.',
    );
  } finally {
    await pool.end();
    await database.stop();
  }
};

const told = [ConfigError, DatabaseProblem, EmbeddedPostgresProblem, MigrationProblem];
try {
  await bringUp();
} catch (error) {
  if (!(error instanceof Error) || !told.some((kind) => error instanceof kind)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
