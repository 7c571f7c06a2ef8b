import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { cache, root } from '../paths.mjs';
import { runQuietly } from '../run.mjs';
import { installedBrowser } from './installed.mjs';

/** Installs Chromium for the whole machine, where the current user may: on Debian and Ubuntu, as root or by `sudo`. */
export const byPackageManager = async () => {
  const asRoot = rightsToInstall();
  if (!asRoot || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined;
  const [program, ...before] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  /** @param {string[]} args */
  const apt = (...args) =>
    runQuietly(program ?? 'env', [...before, ...args], {
      cwd: root,
      log: path.join(cache, 'chromium.log'),
      failure: 'Chromium could not be installed',
    });
  /** @param {string} browser */
  const install = (browser) => apt('install', '-y', '--no-install-recommends', browser);
  const either = () => install('chromium-headless-shell').catch(() => install('chromium'));
  await either().catch(() => apt('update').then(either));
  return installedBrowser();
};

/** Prefix for commands: empty for root, `sudo -n` if it needs no password; otherwise undefined. */
const rightsToInstall = () => {
  if (process.platform !== 'linux') return undefined;
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
};
