import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cache } from '../paths.mjs';
import { runQuietly } from '../run.mjs';
import { aptSettings, librariesIn, missingPackages, wrapper } from './apt.mjs';
import { ownFolder } from './own-folder.mjs';
import { showsPages } from './shows-pages.mjs';

// Any user can fetch and unpack Debian's packages; only installing them needs rights.

const log = path.join(cache, 'chromium-unpacked.log');

/** Debian's packages of Chromium, and fonts. */
const chromium = ['chromium-headless-shell', 'chromium-common', 'fonts-liberation'];

/** System libraries of Playwright's Chromium; apt follows renamed ones. */
const libraries = [
  ...['libnss3', 'libnspr4', 'libdbus-1-3', 'libatk1.0-0', 'libatk-bridge2.0-0', 'libatspi2.0-0', 'libcups2'],
  ...['libdrm2', 'libgbm1', 'libx11-6', 'libxcb1', 'libxcomposite1', 'libxdamage1', 'libxext6', 'libxfixes3'],
  ...[
    'libxrandr2',
    'libxkbcommon0',
    'libpango-1.0-0',
    'libcairo2',
    'libasound2',
    'libasound2t64',
    'libglib2.0-0',
  ],
  'fonts-liberation',
];

/** Debian's Chromium, unpacked into the project's data. Ubuntu has none: there it is a snap. */
export const byUnpacking = async () => {
  const files = await unpack('chromium', chromium);
  const program = files && path.join(files, 'usr/lib/chromium/chromium-headless-shell');
  return program && fs.existsSync(program) ? started(files, program) : undefined;
};

/**
 * Adds missing libraries to a browser.
 * @param {string} program
 */
export const withUnpackedLibraries = async (program) => {
  const files = await unpack('libraries', libraries);
  return files && started(files, program);
};

/**
 * @param {string} files
 * @param {string} program
 */
const started = async (files, program) => {
  const script = path.join(path.dirname(files), `${path.basename(files)}.sh`);
  fs.writeFileSync(path.join(path.dirname(files), 'fonts.conf'), fontsOf(files));
  fs.writeFileSync(script, wrapper(files, program, librariesIn(files)), { mode: 0o755 });
  return (await showsPages(script)) ? script : undefined;
};

/** Aliases of usual fonts, for systems without any. */
const usual = Object.entries({
  serif: 'Liberation Serif',
  'sans-serif': 'Liberation Sans',
  monospace: 'Liberation Mono',
})
  .map(([name, font]) => `  <alias><family>${name}</family><prefer><family>${font}</family></prefer></alias>`)
  .join('\n');

/** @param {string} files */
const fontsOf = (files) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${path.join(files, 'usr/share/fonts')}</dir>
  <cachedir>${path.join(path.dirname(files), 'fonts')}</cachedir>
${usual}
</fontconfig>
`;

/**
 * Packages and their dependencies that this machine lacks, unpacked into one folder.
 * @param {string} name
 * @param {readonly string[]} packages
 * @returns {Promise<string | undefined>}
 */
const unpack = async (name, packages) => {
  if (process.platform !== 'linux' || !has('apt-get') || !has('dpkg-deb')) return undefined;
  const files = ownFolder('unpacked', name);
  const [downloads, lists] = [ownFolder('apt', 'downloads', name), ownFolder('apt')];
  const apt = aptSettings(lists);
  // Some machines end with an error about files that only root may clean up; the lists are complete all the same.
  await run('apt-get', [...apt, 'update']).catch(() => undefined);
  const known = packages.filter((one) => rehearse(apt, one) !== undefined);
  // Chromium is fetched even if the system claims to have it: it did not start.
  const again = name === 'chromium' ? ['--reinstall'] : [];
  const missing = missingPackages(rehearse(apt, ...again, ...known) ?? '');
  if (known.length === 0 || missing.length === 0) return undefined;
  await run('apt-get', [...apt, 'download', ...missing], downloads);
  for (const file of fs.readdirSync(downloads).filter((one) => one.endsWith('.deb')))
    await run('dpkg-deb', ['-x', path.join(downloads, file), files]);
  fs.rmSync(downloads, { recursive: true });
  return files;
};

/**
 * A rehearsed installation; undefined if it is impossible.
 * @param {string[]} apt
 * @param {...string} wanted
 */
const rehearse = (apt, ...wanted) => {
  const args = [...apt, '--simulate', '--no-install-recommends', 'install', ...wanted];
  const { status, stdout } = spawnSync('apt-get', args, {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return status === 0 ? stdout : undefined;
};

/** @param {string} program */
const has = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 */
const run = (program, args, cwd = cache) =>
  runQuietly(program, args, { cwd, log, failure: `${program} did not do its work` });
