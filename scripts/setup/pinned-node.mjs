import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { memoryGivenBack, smallHeap } from './memory-given-back.mjs';
import { followParent } from './parent-watch.mjs';
import { inRoot } from './paths.mjs';
import { SetupProblem } from './problem.mjs';
import { say } from './progress.mjs';
import { ignoresHangUp } from './signals.mjs';

const newEnough = 24;

/**
 * Whether this process already is the Node that the project brings along. When it is not, the same script is run again
 * by that Node, and this process only waits: the answer is then false, and the exit code is already set.
 * @param {string} script
 */
export const isPinnedNode = async (script) => {
  const pinned = pinnedNode();
  if (!pinned || !runs(pinned)) {
    if (Number(process.versions.node.split('.')[0]) >= newEnough) return true;
    throw new SetupProblem(explain(pinned));
  }
  if (fs.realpathSync(process.execPath) === fs.realpathSync(pinned)) return true;
  const env = { ...memoryGivenBack, ...process.env, ...followParent };
  process.exitCode = await waitFor(
    spawn(pinned, [...smallHeap, script, ...process.argv.slice(2)], { stdio: 'inherit', env }),
  );
  return false;
};

/** The Node among the packages, which npm installs per platform. */
export const pinnedNode = () => {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const places = ['node', 'node-bin'].map((name) =>
    inRoot('node_modules', `${name}-${platform}-${process.arch}`, 'bin', file),
  );
  return places.find((place) => fs.existsSync(place));
};

/** @param {string} node */
const runs = (node) => spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;

/** @param {string | undefined} pinned */
const explain = (pinned) => {
  const here = `${process.platform} on ${process.arch}`;
  const said = pinned && spawnSync(pinned, ['--version'], { encoding: 'utf8' });
  const reason = !said
    ? `npm has no Node package for ${here}`
    : (said.stderr ?? said.error?.message ?? '').trim() || 'it does not start here';
  const library = /libatomic/.test(reason) ? '\nOn Debian and Ubuntu: sudo apt-get install libatomic1' : '';
  return (
    `Zanga brings its own Node, but not for this machine: ${reason}.${library}\n` +
    `Node ${newEnough} or newer will do instead; this is ${process.versions.node}. Get it from https://nodejs.org.`
  );
};

/**
 * Waits for a child that shares our terminal. Signals sent to this process alone are passed on: it must end too.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export const waitFor = (child) => {
  /** @type {NodeJS.Signals[]} */
  const signals = ignoresHangUp() ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      say(error.message);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? os.constants.signals[signal] : 0)));
  });
};
