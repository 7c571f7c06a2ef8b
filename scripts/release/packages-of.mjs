import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { cache, inRoot, root } from '../setup/paths.mjs';
import { SetupProblem } from '../setup/problem.mjs';
import { runQuietly } from '../setup/run.mjs';

/** @typedef {import('./closure.mjs').Package} Package */

/** Files that no server reads: sources of native code, types, their maps, headers and manuals of the runtime. */
const unread = /\.(d\.[cm]?ts|map|tsbuildinfo)$|^node_modules\/node-linux-\w+\/(include|share)(\/|$)/;

/**
 * A folder of the checkout's packages, as npm has installed and checked it.
 * @param {Package} one
 * @param {string} stage
 */
const copyInstalled = (one, stage) =>
  fs.cpSync(inRoot(one.place), path.join(stage, one.place), {
    recursive: true,
    dereference: false,
    // Nested packages are packages of their own, and copied only when needed.
    filter: (source) => {
      const place = path.relative(root, source);
      return !unread.test(place) && !place.slice(one.place.length).includes('node_modules');
    },
  });

/**
 * A package for another processor: npm fetches it, and its sum in the lock file proves it.
 * @param {Package} one
 * @param {string} stage
 */
const fetchOther = async (one, stage) => {
  const kept = path.join(cache, 'release', 'packages');
  fs.mkdirSync(kept, { recursive: true });
  const file = path.join(kept, `${one.name.replace('@', '').replace('/', '-')}-${one.version}.tgz`);
  const sum = () => `sha512-${createHash('sha512').update(fs.readFileSync(file)).digest('base64')}`;
  if (!fs.existsSync(file) || sum() !== one.integrity)
    await runQuietly('npm', ['pack', `${one.name}@${one.version}`, '--pack-destination', kept], {
      cwd: kept,
      log: path.join(cache, 'release', 'pack.log'),
      failure: `${one.name} could not be fetched (--platforms ${process.arch} leaves the other processor out)`,
    });
  if (sum() !== one.integrity)
    throw new SetupProblem(`${one.name}@${one.version} is not what package-lock.json names: ${file}`);
  const target = path.join(stage, one.place);
  fs.mkdirSync(target, { recursive: true });
  await runQuietly('tar', ['-xzf', file, '-C', target, '--strip-components=1', '--no-same-owner'], {
    cwd: root,
    log: path.join(cache, 'release', 'unpack.log'),
    failure: `${file} could not be unpacked`,
  });
  for (const name of fs.readdirSync(target, { recursive: true, encoding: 'utf8' }))
    if (unread.test(path.join(one.place, name)))
      fs.rmSync(path.join(target, name), { recursive: true, force: true });
};

/**
 * Puts packages where the server finds them.
 * @param {readonly Package[]} packages
 * @param {string} stage
 */
export const placePackages = async (packages, stage) => {
  for (const one of packages) {
    if (fs.existsSync(inRoot(one.place, 'package.json'))) copyInstalled(one, stage);
    else await fetchOther(one, stage);
  }
};
