import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The Chromium, Chrome or Edge that this machine has. @returns {string | undefined} */
export const installedBrowser = () => places().find(answers);

/**
 * Some systems ship a `chromium` that only says how to install it: it must answer to be believed.
 * @param {string} file
 */
export const answers = (file) => {
  if (!fs.existsSync(file)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
};

const places = () => {
  if (process.platform === 'darwin') return onMac();
  if (process.platform === 'win32') return onWindows();
  const names = [
    // The same browser without its window: a run of the tests costs a good part less.
    'chromium-headless-shell',
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
};

const onMac = () => {
  const apps = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
  const folders = ['/Applications', path.join(os.homedir(), 'Applications')];
  return apps.flatMap((app) =>
    folders.map((folder) => path.join(folder, `${app}.app/Contents/MacOS/${app}`)),
  );
};

const onWindows = () => {
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
};
