import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { cache, inRoot, root } from './paths.mjs';
import { during } from './progress.mjs';
import { runQuietly } from './run.mjs';

const stampFile = inRoot('apps', 'storefront', 'dist', '.built-from');

/** Builds storefront and back office when their sources have changed since the last build. */
export const ensureWebBuilt = async () => {
  if (isBuilt()) return;
  await withLock(path.join(cache, 'build.lock'), 'The build of the pages', async (noteChild) => {
    if (isBuilt()) return;
    await during('Building the pages (only when they have changed)', () =>
      runQuietly(process.execPath, [inRoot('scripts', 'build.mjs')], {
        cwd: root,
        log: path.join(cache, 'build.log'),
        failure: 'The pages could not be built',
        onStart: noteChild,
      }),
    );
  });
};

const hasWeb = () => fs.existsSync(inRoot('apps', 'storefront', 'vite.config.ts'));

const isBuilt = () =>
  !hasWeb() || (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === inputs());

/** Removed before a build and written after it, so that an interrupted build is repeated. */
export const webStamp = {
  remove: () => fs.rmSync(stampFile, { force: true }),
  /** @param {string} from */
  write: (from) => {
    fs.mkdirSync(path.dirname(stampFile), { recursive: true });
    fs.writeFileSync(stampFile, from);
  },
};

/** Environment settings read by `apps/storefront/vite.config.ts`: they change the pages. */
const settings = [
  'APP_DOMAIN',
  'TOTEM_SHOP',
  'TEST_MODE',
  'FORCE_APP_VIEW',
  'SERVICE_URL',
  'FACEBOOK_APP_ID',
  'FACEBOOK_CLIENT_TOKEN',
  'APPLE_MERCHANT_ID',
];

/**
 * Hash of everything the build reads.
 * @param {NodeJS.ProcessEnv} env
 */
export const inputs = (env = process.env) => {
  const hash = createHash('sha256');
  for (const name of settings) hash.update(`${name}=${env[name] ?? ''}`).update('\0');
  const folders = ['apps/storefront', 'apps/backoffice', 'packages'].flatMap((folder) =>
    filesIn(inRoot(folder)),
  );
  const single = ['package-lock.json', 'scripts/build.mjs', 'apps/mobile/brand.json'];
  return hashFiles(hash, [...single.map((name) => inRoot(name)), ...folders]).digest('hex');
};

/**
 * Adds names and contents of files to a hash.
 * @param {import('node:crypto').Hash} hash
 * @param {readonly string[]} files
 */
export const hashFiles = (hash, files) => {
  for (const file of files)
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  return hash;
};

const outside = new Set(['node_modules', 'dist', 'test-results']);

/** Tests are not in the bundle, and generated files come from the build itself. */
const notRead = /\.(test|gen)\.tsx?$/;

/**
 * @param {string} folder
 * @returns {string[]}
 */
export const filesIn = (folder) => {
  const entries = fs.readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return outside.has(entry.name) ? [] : filesIn(place);
    return entry.isFile() && !notRead.test(entry.name) ? [place] : [];
  });
};
