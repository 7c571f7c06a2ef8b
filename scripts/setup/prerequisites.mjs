import { spawnSync } from 'node:child_process';
import { SetupProblem } from './problem.mjs';

/** The only things a machine must bring: Node 20 or newer, npm, git. */
export const checkPrerequisites = () => {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    throw new SetupProblem(
      `This is Node ${process.versions.node}; Zanga needs Node 20 or newer to begin (it then installs its own).\n` +
        'Get it from https://nodejs.org or your package manager, then start again.',
    );
  }
  if (!process.env.npm_execpath) require('npm', 'It comes with Node: https://nodejs.org');
  require('git', 'Get it from https://git-scm.com or your package manager.');
};

/**
 * @param {string} program
 * @param {string} remedy
 */
const require = (program, remedy) => {
  const found = spawnSync(program, ['--version'], { stdio: 'ignore', shell: process.platform === 'win32' });
  if (found.status !== 0) throw new SetupProblem(`${program} was not found on this machine. ${remedy}`);
};
