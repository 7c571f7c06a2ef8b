import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../setup/paths.mjs';
import { SetupProblem } from '../setup/problem.mjs';

/** Commands for running a shop, and the files they use; all others develop the project. */
const commands = [
  ...['backup', 'backup-drill', 'brand', 'doctor', 'files-move', 'migrate', 'owner', 'release-copy'],
  ...['restore', 'tell-plainly', 'try-outside'],
];

const taken = [
  /^apps\/server\/(package\.json|src\/|demo\/|migrations\/)/,
  new RegExp(`^apps/server/scripts/(${commands.join('|')})\\.ts$`),
  /^packages\/(domain|contract)\/(package\.json|src\/)/,
  // Requirements and architecture link to tests and recipes, which a release leaves out.
  /^docs\/(?!(requirements|architecture)\.md)(decisions\/)?[\w-]+\.md$/,
  /^deploy\//,
  /^SECURITY\.md$/,
];

/** Tests, and files that only tests use. */
const ofTests = /\.test\.ts$|(^|[-/])testing\.ts$|\/test-server(\.ts|\/)/;

/** Files of the last commit that belong to a release. */
export const releasedFiles = () =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\0')
    .filter((file) => taken.some((one) => one.test(file)) && !ofTests.test(file))
    .sort();

/** Built pages and server, without the stamps of their sources. */
const built = ['apps/storefront/dist', 'apps/backoffice/dist', 'apps/server/dist'];

/** @param {string} stage */
export const placeSources = (stage) => {
  for (const file of releasedFiles()) {
    fs.mkdirSync(path.dirname(path.join(stage, file)), { recursive: true });
    fs.copyFileSync(inRoot(file), path.join(stage, file));
  }
  for (const folder of built)
    fs.cpSync(inRoot(folder), path.join(stage, folder), {
      recursive: true,
      filter: (source) => path.basename(source) !== '.built-from',
    });
  for (const name of ['contract', 'domain']) {
    fs.mkdirSync(path.join(stage, 'node_modules/@zanga'), { recursive: true });
    fs.symlinkSync(`../../packages/${name}`, path.join(stage, 'node_modules/@zanga', name));
  }
};

/** @param {string} folder @param {RegExp} which */
const filesIn = (folder, which) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && which.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

const imported = /\bfrom\s*["']([^"']+)["']|\bimport\s*\(?\s*["']([^"']+)["']/g;

/** @param {string} file */
const importsOf = (file) =>
  [...fs.readFileSync(file, 'utf8').matchAll(imported)].map((found) => found[1] ?? found[2] ?? '');

/** Packages that the built pages import when rendered on the server. */
export const packagesOfPages = () => {
  const names = filesIn(inRoot('apps/storefront/dist/server'), /\.m?js$/)
    .flatMap(importsOf)
    .filter((name) => /^(@[\w-]+\/)?[\w-]/.test(name) && !name.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)].sort().map((name) => ({ from: 'apps/storefront', name }));
};

/**
 * Finds files that are imported but left out: otherwise the first customer who needs one would find it missing.
 * @param {string} stage
 */
export const checkWhole = (stage) => {
  for (const folder of ['apps/server', 'packages'])
    for (const file of filesIn(path.join(stage, folder), /\.ts$/))
      for (const name of importsOf(file)) {
        const asked = path.resolve(path.dirname(file), name);
        if (name.startsWith('.') && !fs.existsSync(asked))
          throw new SetupProblem(
            `${path.relative(stage, file)} asks for ${name}, which is not in the release`,
          );
      }
};
