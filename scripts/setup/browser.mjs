import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cache, root } from './places.mjs';
import { SetupProblem } from './problem.mjs';
import { during } from './progress.mjs';
import { runQuietly } from './run.mjs';

/** The Chromium (or a relative of it) that the browser tests drive; on Debian and Ubuntu it is installed when missing. */
export async function ensureBrowser() {
  const found = findBrowser() ?? (await installBrowser());
  if (found) return found;
  throw new SetupProblem(
    'The browser tests need Chromium, Chrome or Edge, and none was found or could be installed.\n' +
      'Install one (Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
}

function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) {
    if (works(named)) return named;
    throw new SetupProblem(`CHROMIUM_PATH is ${named}, which does not start. Correct it or unset it.`);
  }
  return places().find(works);
}

/** Some systems ship a `chromium` that only says how to install it: it must answer to be believed. @param {string} file */
function works(file) {
  if (!fs.existsSync(file)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function places() {
  if (process.platform === 'darwin') return onMac();
  if (process.platform === 'win32') return onWindows();
  const names = [
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge-stable',
    'microsoft-edge',
  ];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
  ];
  return names.flatMap((name) => folders.filter(Boolean).map((folder) => path.join(folder, name)));
}

function onMac() {
  const apps = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
  const folders = ['/Applications', path.join(os.homedir(), 'Applications')];
  return apps.flatMap((app) =>
    folders.map((folder) => path.join(folder, `${app}.app/Contents/MacOS/${app}`)),
  );
}

function onWindows() {
  const { ProgramFiles, LOCALAPPDATA } = process.env;
  const folders = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter(
    (folder) => folder !== undefined,
  );
  const apps = [
    'Google/Chrome/Application/chrome.exe',
    'Chromium/Application/chrome.exe',
    'Microsoft/Edge/Application/msedge.exe',
  ];
  return apps.flatMap((app) => folders.map((folder) => path.join(folder, app)));
}

async function installBrowser() {
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
  await during('Installing Chromium for the browser tests (first time only)', async () => {
    const install = () => apt('install', '-y', '--no-install-recommends', 'chromium');
    await install().catch(() => apt('update').then(install));
  });
  return findBrowser();
}

/** Nothing in front for root, `sudo -n` where it asks no password, and nothing at all otherwise. */
function rightsToInstall() {
  if (process.platform !== 'linux') return undefined;
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
}
