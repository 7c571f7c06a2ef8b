import fs from 'node:fs';
import path from 'node:path';
import { cache, inRoot, root } from '../paths.mjs';
import { runQuietly } from '../run.mjs';
import { ownFolder } from './own-folder.mjs';
import { showsPages } from './shows-pages.mjs';
import { withUnpackedLibraries } from './unpacked.mjs';

/** Playwright's own build of Chromium, in the project's data, without the system libraries it needs. */
export const byDownload = async () => {
  const folder = ownFolder('downloaded');
  await runQuietly(
    process.execPath,
    [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'install', '--only-shell', 'chromium'],
    {
      cwd: root,
      log: path.join(cache, 'chromium-download.log'),
      failure: 'Playwright could not download Chromium',
      env: { ...process.env, PLAYWRIGHT_BROWSERS_PATH: folder },
    },
  );
  const file = programIn(folder);
  if (!file || (await showsPages(file))) return file;
  return withUnpackedLibraries(file);
};

const names = ['headless_shell', 'chrome-headless-shell', 'chrome-headless-shell.exe'];

/** @param {string} folder */
const programIn = (folder) => {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const found = entries.find((entry) => entry.isFile() && names.includes(entry.name));
  return found && path.join(found.parentPath, found.name);
};
