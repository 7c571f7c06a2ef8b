import path from 'node:path';
import { parseArgs } from 'node:util';
import { chooseAdapters } from '../src/adapters/choose-adapters.ts';
import { embeddedFiles } from '../src/adapters/files/embedded.ts';
import { readConfig } from '../src/config.ts';
import { findOwner, readOwnerEmail } from '../src/modules/accounts/first-owner/queries.ts';
import { readNames } from '../src/modules/brand/public-names.ts';
import { lostPictures } from '../src/modules/pictures/public.ts';
import { BackupProblem } from '../src/platform/backup/backup-lines.ts';
import { noteRun } from '../src/platform/backup/backup-runs.ts';
import { tryBackup } from '../src/platform/backup/drill.ts';
import { openDrillDatabase } from '../src/platform/backup/drill-database.ts';
import { newestBackup } from '../src/platform/backup/newest-backup.ts';
import { lacksKey, readSealed } from '../src/platform/backup/sealed-file.ts';
import { systemClock } from '../src/platform/clock.ts';
import { howCalled } from '../src/platform/commands/how-called.ts';
import { openDb, openPool, type Pool } from '../src/platform/database/connection.ts';
import { makeLog } from '../src/platform/log.ts';
import { openDatabase } from '../src/platform/open-database.ts';
import { tellPlainly } from './tell-plainly.ts';

// Restores the newest backup beside the shop and checks it: npm run backup:drill [-- file] [--mail] [--apart]
tellPlainly();
const config = readConfig(process.env);
const log = makeLog({ LOG_LEVEL: 'warn' });
const { values, positionals } = parseArgs({
  options: {
    /** Mails the owner after a failure. */
    mail: { type: 'boolean' },
    /** For a machine that has the key and not the shop: records nothing in its database. */
    apart: { type: 'boolean' },
  },
  allowPositionals: true,
});

/** With the key elsewhere no drill is done: the last one stays recorded, and no alarm is raised. */
type Outcome = { readonly ok: boolean; readonly told: string; readonly unread?: true };

const keys = { identityFile: config.BACKUP_IDENTITY_FILE, passphrase: config.BACKUP_PASSPHRASE };

const notTried = (file: string): Outcome => ({
  ok: true,
  told: `${path.basename(file)} is there, and closed to a key that is not on this machine: it was not restored. Copy it to the machine that has the key and try it there: ${howCalled('backup:drill', 'FILE --apart')}, with BACKUP_IDENTITY_FILE`,
  unread: true,
});

const report = (file: string, { rows, tables, sums, at, manifest }: Awaited<ReturnType<typeof tryBackup>>) =>
  manifest
    ? `${path.basename(file)}, of ${at}, came back whole: ${rows} rows of ${tables} tables are the same to the letter, among them ${manifest.tables.orders?.rows ?? 0} orders, and ${sums} columns of money come to the same cents`
    : `${path.basename(file)}, of ${at}, came back with ${rows} rows. A former release wrote it, without what they could be held against`;

const look = async (file: string): Promise<Outcome> => {
  if (await lacksKey(file, keys)) return notTried(file);
  const database = await openDrillDatabase(config, log);
  const pool = openPool({ ...database.settings, max: 2 }, log);
  try {
    const found = await tryBackup(pool, readSealed(file, keys), systemClock());
    const db = openDb(pool);
    const lost = found.manifest?.files === 'left out' ? [] : await lostPictures(db, embeddedFiles(db));
    const problems = [
      ...found.problems,
      ...(lost.length > 0 ? [`${lost.length} pictures are named and not there, ${lost[0]} among them`] : []),
    ];
    if (problems.length > 0) return { ok: false, told: `${file} is not what it was: ${problems.join('; ')}` };
    const left = found.manifest?.files === 'left out' ? '; pictures were left out of it' : '';
    return { ok: true, told: `${report(file, found)}${left}` };
  } finally {
    await pool.end();
    await database.close();
  }
};

const drill = async (): Promise<Outcome> => {
  const folder = path.join(config.dataDir, 'backups');
  const file = positionals[0] === undefined ? await newestBackup(folder) : path.resolve(positionals[0]);
  if (file === undefined)
    return { ok: false, told: `there is no backup in ${folder}: ${howCalled('backup')} writes one` };
  try {
    return await look(file);
  } catch (error) {
    if (error instanceof BackupProblem) return { ok: false, told: error.message };
    return {
      ok: false,
      told: `${file} could not be restored: ${error instanceof Error ? error.message : error}`,
    };
  }
};

const mailOwner = async (pool: Pool, told: string, now: Date) => {
  const db = openDb(pool);
  const owner = await findOwner(db, config.SANDBOX);
  const to = owner === undefined ? undefined : await readOwnerEmail(db, owner);
  if (to === undefined) return console.error('Nobody owns the brand: no mail was sent');
  const { email } = chooseAdapters({
    ...{ config, db, log, readNames },
    ...{ clock: systemClock, world: systemClock },
  });
  const text = `La prova di ripristino del backup non è riuscita.\n\n${told}\n\nFinché non riesce, non dare per scontato che i backup servano: fallo vedere a chi gestisce il server.`;
  const html = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n\n', '</p><p>')}</p>`;
  const key = `backup-drill-${now.toISOString().slice(0, 10)}`;
  await email.send({ to, subject: 'La prova del backup non è riuscita', text, html, key });
};

/** Records the drill in the shop's database, and mails its owner about a failure if asked to. */
const tellShop = async ({ ok, told }: Outcome) => {
  const database = await openDatabase(config, log, console.log);
  const pool = openPool({ ...database.settings, max: 2 }, log);
  try {
    const now = systemClock();
    await noteRun(pool, { kind: 'drill', ok, told }, now);
    if (!ok && values.mail === true) await mailOwner(pool, told, now);
  } finally {
    await pool.end();
    await database.stop();
  }
};

const outcome = await drill();
const judged = outcome.unread ? 'The backup was not tried' : 'The backup is good';
console[outcome.ok ? 'log' : 'error'](`${outcome.ok ? judged : 'The backup is NOT good'}: ${outcome.told}.`);
if (values.apart !== true && !outcome.unread) await tellShop(outcome);
process.exitCode = outcome.ok ? 0 : 1;
