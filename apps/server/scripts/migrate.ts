import { readConfig } from '../src/config.ts';
import { openPool } from '../src/platform/database/connection.ts';
import { MigrationProblem, migrate } from '../src/platform/database/migrate.ts';
import { makeLog } from '../src/platform/log.ts';
import { openDatabase } from '../src/platform/open-database.ts';

// Brings the schema up to date and does nothing else: npm run migrate
const config = readConfig(process.env);
const log = makeLog({ LOG_LEVEL: 'warn' });
const database = await openDatabase(config, log, console.log);
const pool = openPool({ ...database.direct, max: 1 }, log);
try {
  const fresh = await migrate(pool);
  console.log(
    fresh.length > 0 ? `Applied:\n  ${fresh.join('\n  ')}` : 'Nothing to do: the schema is up to date.',
  );
} catch (error) {
  if (!(error instanceof MigrationProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await pool.end();
  await database.stop();
}
