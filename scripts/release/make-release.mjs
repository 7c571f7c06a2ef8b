import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cache, inRoot, root } from '../setup/paths.mjs';
import { SetupProblem } from '../setup/problem.mjs';
import { during, say } from '../setup/progress.mjs';
import { buildServer } from '../setup/server-entry.mjs';
import { ensureWebBuilt } from '../setup/web.mjs';
import { billOf, licencesOf } from './bill.mjs';
import { closureOf, rootsOf } from './closure.mjs';
import { placePackages } from './packages-of.mjs';
import { checkWhole, packagesOfPages, placeSources } from './sources.mjs';

const folder = path.join(cache, 'release');

/** @param {...string} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The last commit: what a release is of, and whose time its files bear. */
const whatIsReleased = () => {
  if (git('status', '--porcelain', '--untracked-files=no') !== '')
    throw new SetupProblem(
      'There are changes that no commit holds: nobody could tell what this release is of.',
    );
  const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const [commit = '', seconds = ''] = git('log', '-1', '--format=%H %ct').split(' ');
  const date = new Date(Number(seconds) * 1000).toISOString();
  return { version: `${version}+${commit.slice(0, 12)}`, commit, seconds, date };
};

/** @typedef {ReturnType<typeof whatIsReleased>} Released */

/** @param {string} stage @param {string} name @param {string} text */
const write = (stage, name, text) => fs.writeFileSync(path.join(stage, name), text);

/** @param {string} stage @param {Released} released */
const placeOwnFiles = (stage, { version, commit, date }) => {
  write(stage, 'release.json', `${JSON.stringify({ name: 'zanga', version, commit, date }, null, 2)}\n`);
  write(
    stage,
    'package.json',
    `${JSON.stringify({ name: 'zanga', version, private: true, type: 'module' })}\n`,
  );
  fs.copyFileSync(inRoot('scripts', 'release', 'first-page.md'), path.join(stage, 'README.md'));
  fs.mkdirSync(path.join(stage, 'bin'));
  fs.copyFileSync(inRoot('scripts', 'release', 'zanga.sh'), path.join(stage, 'bin', 'zanga'));
  fs.chmodSync(path.join(stage, 'bin', 'zanga'), 0o755);
};

/** @param {string} stage @param {readonly string[]} cpus @param {Released} released */
const placeEverything = async (stage, cpus, released) => {
  const { packages } = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8'));
  const server = closureOf(
    packages,
    [
      ...['apps/server', 'packages/contract'].flatMap((from) => rootsOf(packages, from)),
      ...packagesOfPages(),
      ...cpus.map((cpu) => ({ from: '', name: `node-linux-${cpu}` })),
    ],
    cpus,
  );
  const pages = closureOf(
    packages,
    ['storefront', 'backoffice'].flatMap((app) => rootsOf(packages, `apps/${app}`)),
    cpus,
  );
  placeSources(stage);
  placeOwnFiles(stage, released);
  await placePackages(server, stage);
  checkWhole(stage);
  write(stage, 'sbom.cdx.json', `${JSON.stringify(billOf({ ...released, server, pages }), null, 2)}\n`);
  const own = new Set(server.map(({ place }) => place));
  const others = pages.filter(({ place }) => !own.has(place));
  const licences = [
    licencesOf(server, (place) => path.join(stage, place)),
    licencesOf(others, (place) => inRoot(place)),
  ];
  write(stage, 'LICENCES.txt', licences.join(`\n${'='.repeat(80)}\nIn the pages:\n\n`));
};

/** @param {string} file */
const sumOf = (file) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

/** A sum for each file, so that one that was changed later is found: `sha256sum -c SHA256SUMS`. @param {string} stage */
const writeSums = (stage) => {
  const lines = fs
    .readdirSync(stage, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(stage, path.join(entry.parentPath, entry.name)))
    .sort()
    .map((name) => `${sumOf(path.join(stage, name))}  ${name}`);
  write(stage, 'SHA256SUMS', `${lines.join('\n')}\n`);
};

/** Names in order, one time, one owner, one set of rights: the same commit makes the same bytes. @param {string} name @param {Released} released */
const pack = (name, { seconds }) => {
  const archive = path.join(folder, `${name}.tar.gz`);
  const how = [
    '--sort=name',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--format=gnu',
  ];
  const tar = `tar ${how.join(' ')} --mode=u=rwX,go=rX -cf - '${name}' | gzip -n -6 > '${archive}'`;
  execFileSync('bash', ['-c', `set -o pipefail; ${tar}`], { cwd: folder, stdio: 'inherit' });
  const sum = sumOf(archive);
  fs.writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.gz\n`);
  return { archive, sum };
};

/** @param {readonly string[]} args */
export const makeRelease = async (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: { platforms: { type: 'string', default: 'x64,arm64' } },
  });
  const cpus = values.platforms.split(',');
  const released = whatIsReleased();
  const name = `zanga-${released.version}${cpus.length === 2 ? '' : `-${cpus.join('-')}`}`;
  const stage = path.join(folder, name);
  await ensureWebBuilt();
  await buildServer();
  fs.rmSync(stage, { recursive: true, force: true });
  fs.mkdirSync(stage, { recursive: true });
  await during('Gathering what the release holds', () => placeEverything(stage, cpus, released));
  writeSums(stage);
  const { archive, sum } = await during('Packing it', async () => pack(name, released));
  fs.rmSync(stage, { recursive: true });
  const megabytes = (fs.statSync(archive).size / 1e6).toFixed(0);
  say(`\n${path.relative(root, archive)}  ${megabytes} MB\nsha256 ${sum}`);
};
