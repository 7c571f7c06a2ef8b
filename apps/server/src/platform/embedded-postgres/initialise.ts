import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { howCalled } from '../commands/how-called.ts';
import type { Binaries } from './binaries.ts';
import { chooseIdentity, type Identity, spawnOptions } from './identity.ts';
import { EmbeddedPostgresProblem, errorCode } from './problem.ts';
import { isRunning } from './processes.ts';

/** Password file of the loopback port on Windows, which has no private socket. */
export const passwordFile = 'zanga.password';

/**
 * Makes the data folder in a temporary sibling and renames it when complete: a killed start leaves only the sibling. Of
 * two first starts the slower one uses the folder of the faster.
 */
export const initialise = async (dataDir: string, binaries: Binaries, onBegin: () => void): Promise<void> => {
  removeLeftovers(dataDir);
  if (isComplete(dataDir)) return;
  refuseForeignFolder(dataDir);
  onBegin();
  const temporary = `${leftoverPrefix(dataDir)}${process.pid}-${randomBytes(4).toString('hex')}`;
  inTheMaking.add(path.basename(temporary));
  fs.mkdirSync(temporary, { mode: 0o700 });
  try {
    const identity = chooseIdentity(temporary, binaries);
    await runInitdb(temporary, binaries, identity);
    moveIntoPlace(temporary, dataDir);
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
    inTheMaking.delete(path.basename(temporary));
  }
};

const isComplete = (dataDir: string) => fs.existsSync(path.join(dataDir, 'PG_VERSION'));

const leftoverPrefix = (dataDir: string) =>
  path.join(path.dirname(dataDir), `.${path.basename(dataDir)}.new-`);

/** Folders this process is making: in a container a killed start had the same process id. */
const inTheMaking = new Set<string>();

const longestMaking = 10 * 60_000;

/** Removes folders of killed first starts; spares one still at work. */
const removeLeftovers = (dataDir: string): void => {
  const parent = path.dirname(dataDir);
  const prefix = path.basename(leftoverPrefix(dataDir));
  for (const name of fs.readdirSync(parent)) {
    if (!name.startsWith(prefix) || inTheMaking.has(name.replace(/\.password$/, ''))) continue;
    const leftover = path.join(parent, name);
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (pid !== process.pid && isRunning(pid) && ageOf(leftover) < longestMaking) continue;
    try {
      fs.rmSync(leftover, { recursive: true, force: true });
    } catch {
      // An orphaned initdb may still be writing into it; the next start removes it.
    }
  }
};

const ageOf = (file: string) => Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);

const refuseForeignFolder = (dataDir: string): void => {
  if (!fs.existsSync(dataDir) || fs.readdirSync(dataDir).length === 0) return;
  throw new EmbeddedPostgresProblem(
    `${dataDir} has files in it but is no PostgreSQL data folder (PG_VERSION is missing).\n` +
      'Nothing was touched. Move it away to start with an empty database, or put your backup in its place.',
  );
};

const moveIntoPlace = (temporary: string, dataDir: string): void => {
  try {
    if (process.platform === 'win32' && fs.existsSync(dataDir)) fs.rmdirSync(dataDir);
    fs.renameSync(temporary, dataDir);
  } catch (error) {
    if (!isComplete(dataDir)) throw error;
  }
  if (process.platform === 'win32') return;
  const parent = fs.openSync(path.dirname(dataDir), 'r');
  fs.fsyncSync(parent);
  fs.closeSync(parent);
};

const runInitdb = async (folder: string, binaries: Binaries, identity: Identity): Promise<void> => {
  const access =
    process.platform === 'win32' ? passwordAccess(folder) : { args: ['--auth=trust'], keep: () => {} };
  const options = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', ...access.args];
  const [program, ...args] = [...identity.prefix, binaries.initdb, '-D', folder, '-U', 'zanga', ...options];
  const child = spawn(program ?? binaries.initdb, args, {
    ...spawnOptions(identity),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const ended = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(String(code ?? signal)));
  });
  if (ended !== '0')
    throw new EmbeddedPostgresProblem(`The database could not be made: ${complaint || ended}`);
  access.keep();
};

/** initdb wants an empty folder, so the password waits beside it until the folder is filled. */
const passwordAccess = (folder: string) => {
  const beside = `${folder}.password`;
  fs.writeFileSync(beside, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return {
    args: ['--auth=scram-sha-256', `--pwfile=${beside}`],
    keep: () => fs.renameSync(beside, path.join(folder, passwordFile)),
  };
};

/** Refuses a folder of another major version, which these binaries cannot read. */
export const checkVersion = (dataDir: string, binaries: Binaries): void => {
  let version: string;
  try {
    version = fs.readFileSync(path.join(dataDir, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (version === binaries.major) return;
  throw new EmbeddedPostgresProblem(
    `The data in ${dataDir} was written by PostgreSQL ${version}; this Zanga brings PostgreSQL ${binaries.major}.\n` +
      `Nothing was touched. Go back to the release that wrote it, run "${howCalled('backup')}" there, move the folder away,\n` +
      `then run "${howCalled('restore')}" with this release. To begin with an empty shop, only move the folder away.`,
  );
};
