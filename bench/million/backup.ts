import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { openPool } from '../../apps/server/src/platform/database/connection.ts';
import { openEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/open.ts';
import { makeLog } from '../../apps/server/src/platform/log.ts';
import { rounded } from '../table.ts';
import { fill } from './fill.ts';

// Cost of a backup of many orders, and of a drill: seconds, bytes, memory of the process.
// ORDERS is their number (200,000); DATA_DIR keeps the data for the next run.
const count = Number(process.env.ORDERS ?? 200_000);
const kept = process.env.DATA_DIR;
const folder = kept ?? mkdtempSync(path.join(os.tmpdir(), 'zanga-bench-backup-'));
const scripts = path.resolve(import.meta.dirname, '../../apps/server/scripts');
const file = path.join(folder, 'bench.backup.gz.age');
const identityFile = path.join(folder, 'bench.key');

/** Runs a command of the shop; returns its seconds and its largest memory in MB. */
const measured = async (script: string, words: readonly string[], env: NodeJS.ProcessEnv) => {
  const started = performance.now();
  const told = path.join(folder, 'peak');
  const peak = `process.on('exit', () => require('fs').writeFileSync(${JSON.stringify(told)}, String(process.resourceUsage().maxRSS)))`;
  const preload = path.join(folder, 'peak.cjs');
  writeFileSync(preload, peak);
  const child = spawn(process.execPath, ['--require', preload, path.join(scripts, script), ...words], {
    env: { ...process.env, DATA_DIR: folder, ...env },
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  return {
    script,
    code,
    seconds: rounded((performance.now() - started) / 1_000, 1),
    'most memory MB': rounded(Number(readFileSync(told, 'utf8')) / 1_024, 0),
  };
};

const postgres = await openEmbeddedPostgres({
  dataDir: path.join(folder, 'postgres'),
  log: makeLog({ LOG_LEVEL: 'silent' }),
});
try {
  const pool = openPool(
    { ...postgres.config, statement_timeout: 3_600_000 },
    makeLog({ LOG_LEVEL: 'silent' }),
  );
  await fill(pool, count, new Date());
  const { rows } = await pool.query(
    `select pg_size_pretty(pg_database_size(current_database())) as size, (select count(*) from orders) as orders,
            (select count(*) from order_lines) as lines`,
  );
  // The marker table is unknown to the shop, so a restore would refuse it.
  await pool.query('drop table million_is_full');
  await pool.end();
  const identity = await generateX25519Identity();
  writeFileSync(identityFile, identity, { mode: 0o600 });
  const backup = await measured('backup.ts', [file], {
    BACKUP_RECIPIENT: await identityToRecipient(identity),
  });
  const drill = await measured('backup-drill.ts', [file], { BACKUP_IDENTITY_FILE: identityFile });
  console.table(rows);
  console.table([backup, { ...drill, MB: rounded(statSync(file).size / 1_048_576, 1) }]);
} finally {
  await postgres.stop();
  if (kept === undefined) rmSync(folder, { recursive: true });
}
