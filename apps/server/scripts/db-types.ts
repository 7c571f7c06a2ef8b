import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openPool } from '../src/platform/database/connection.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openEmbeddedPostgres } from '../src/platform/embedded-postgres/open.ts';
import { makeLog } from '../src/platform/log.ts';
import { tablesFile, writeTypes } from './write-types.ts';

// Writes all row types from a freshly migrated database: npm run db:types
const log = makeLog({ LOG_LEVEL: 'warn' });
const folder = await mkdtemp(path.join(os.tmpdir(), 'zanga-types-'));
const server = await openEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log });
const pool = openPool(server.config, log);
try {
  await migrate(pool);
  await writeFile(tablesFile, await writeTypes(server.url));
} finally {
  await pool.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
