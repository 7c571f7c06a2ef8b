import { spawnSync } from 'node:child_process';
import { root } from '../setup/paths.mjs';

/** @param {...string} args */
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * Base of a change: the branching from `main`, or on `main` itself the last commit.
 * @param {string | undefined} asked
 */
const beginning = (asked) => {
  if (asked) return git('rev-parse', '--verify', `${asked}^{commit}`);
  const here = git('rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].map((main) => git('merge-base', 'HEAD', main)).filter(Boolean);
  return bases.find((base) => base !== here) ?? (isClean() ? git('rev-parse', 'HEAD~1') : here);
};

const isClean = () => git('status', '--porcelain') === '';

/**
 * Files changed since the base, uncommitted ones too.
 * @param {string | undefined} since
 * @returns {string[] | undefined} paths from the root; undefined without git
 */
export const changedFiles = (since) => {
  const base = beginning(since);
  const changed = base && git('diff', '--name-only', base);
  const fresh = git('ls-files', '--others', '--exclude-standard');
  if (changed === undefined || fresh === undefined) return undefined;
  return [...new Set(`${changed}\n${fresh}`.split('\n').filter(Boolean))].sort();
};
