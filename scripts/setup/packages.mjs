import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { firstMissing } from './installed.mjs';
import { withLock } from './lock.mjs';
import { cache, inRoot, root } from './paths.mjs';
import { closedTo, errorCode } from './problem.mjs';
import { during } from './progress.mjs';
import { runQuietly } from './run.mjs';

const stampFile = inRoot('node_modules', '.zanga-installed');

/** npm's record of its installation; npm writes it last. */
const record = inRoot('node_modules', '.package-lock.json');

/** Installs the packages when they are missing, incomplete, of another lock file, or of another platform. */
export const ensurePackages = async () => {
  if (isInstalled()) return;
  refuseIfClosed();
  await withLock(path.join(cache, 'install.lock'), 'The installation of packages', async (noteChild) => {
    if (isInstalled()) return;
    const first = !fs.existsSync(record);
    const title = first ? 'Installing packages (first start only)' : 'Bringing the packages up to date';
    await during(title, () => install(noteChild));
    fs.writeFileSync(stampFile, stamp());
  });
};

const isInstalled = () => {
  const expected = stamp();
  const present = readText(record);
  if (present === undefined) return false;
  if (readText(stampFile) === expected) return true;
  const wanted = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8'));
  const platform = { os: process.platform, cpu: process.arch, libc: libc() };
  if (firstMissing(wanted, JSON.parse(present), platform) !== undefined) return false;
  writeQuietly(stampFile, expected);
  return true;
};

/** Lock file and platform: both decide the contents of node_modules. */
const stamp = () => {
  const lock = createHash('sha256')
    .update(fs.readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform} ${process.arch} ${libc() ?? ''}\n`;
};

const libc = () => {
  if (process.platform !== 'linux') return undefined;
  return fs.existsSync(`/lib/ld-musl-${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}.so.1`)
    ? 'musl'
    : 'glibc';
};

/**
 * `npm install` with the lock file left as it is, not `npm ci`: that one refuses a lock file written on one platform,
 * whose list of another platform's packages is shorter. An interrupted install leaves half packages, which npm would
 * trust; so npm's record is removed first, and without it everything is installed anew.
 * Install scripts stay off: no package here needs them, and their effect differs between machines.
 * @param {(pid: number) => void} onStart
 */
const install = async (onStart) => {
  if (fs.existsSync(record)) fs.rmSync(record);
  else fs.rmSync(inRoot('node_modules'), { recursive: true, force: true });
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [program, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  await runQuietly(program ?? 'npm', [...before, ...args], {
    cwd: root,
    log: path.join(cache, 'install.log'),
    failure: 'The packages could not be installed',
    onStart,
  });
};

const refuseIfClosed = () => {
  const target = fs.existsSync(inRoot('node_modules')) ? inRoot('node_modules') : root;
  try {
    fs.accessSync(root, fs.constants.W_OK);
    fs.accessSync(target, fs.constants.W_OK);
  } catch {
    throw closedTo(target);
  }
};

/** @param {string} file */
const readText = (file) => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * @param {string} file
 * @param {string} text
 */
const writeQuietly = (file, text) => {
  try {
    fs.writeFileSync(file, text);
  } catch {
    // node_modules belongs to another user: without the stamp the next start checks again.
  }
};
