import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** Written once a whole run has landed (`npm run docs:durations`): its commits are the landed releases. */
const keptAtLanding = 'scripts/verify/durations.json';

/** The named revision, or the last landed release before this one. */
export const olderRevision = (named: string | undefined): string => {
  if (named !== undefined) return git('rev-list', '-1', named);
  const head = git('rev-parse', 'HEAD');
  const landed = git('log', '-2', '--format=%H', '--', keptAtLanding).split('\n');
  const last = landed.find((revision) => revision !== '' && revision !== head);
  if (last === undefined)
    throw new Error(`No release has landed in this history (${keptAtLanding}). Name one: -- REVISION`);
  return last;
};

/** Unpacks another release's code beside this one, over the packages installed here. */
export const unpackRelease = (revision: string): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zanga-older-'));
  const archive = path.join(folder, 'release.tar');
  git('archive', '--output', archive, revision, 'package.json', 'apps', 'packages');
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  fs.rmSync(archive);
  const modules = path.join(folder, 'node_modules');
  fs.mkdirSync(path.join(modules, '@zanga'), { recursive: true });
  for (const name of fs.readdirSync(path.join(root, 'node_modules')))
    if (name !== '@zanga') fs.symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  for (const kind of ['apps', 'packages'])
    for (const name of fs.readdirSync(path.join(folder, kind)))
      fs.symlinkSync(path.join(folder, kind, name), path.join(modules, '@zanga', name));
  const own = path.join(root, 'apps/server/node_modules');
  if (fs.existsSync(own)) fs.symlinkSync(own, path.join(folder, 'apps/server/node_modules'));
  fs.mkdirSync(path.join(folder, 'apps/server/test/rolling'), { recursive: true });
  fs.copyFileSync(
    path.join(import.meta.dirname, 'stand.ts'),
    path.join(folder, 'apps/server/test/rolling/stand.ts'),
  );
  return folder;
};

export const today = root;
