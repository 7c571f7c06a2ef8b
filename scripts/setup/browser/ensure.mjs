import fs from 'node:fs';
import path from 'node:path';
import { SetupProblem } from '../problem.mjs';
import { during, say } from '../progress.mjs';
import { byDownload } from './by-download.mjs';
import { byPackageManager } from './by-package-manager.mjs';
import { answers, installedBrowser } from './installed.mjs';
import { ownFolder } from './own-folder.mjs';
import { showsPages } from './shows-pages.mjs';
import { byUnpacking } from './unpacked.mjs';

/** From the cheapest to the dearest. */
const ways = [
  { title: 'Installing Chromium for the browser tests (first time only)', get: byPackageManager },
  { title: 'Downloading Chromium for the browser tests (first time only)', get: byDownload },
  { title: 'Unpacking Chromium for the browser tests (first time only)', get: byUnpacking },
];

/**
 * The Chromium (or a relative) of the browser tests; a missing one is fetched, also without rights.
 * Undefined when every way has failed: all other checks still run.
 * @returns {Promise<string | undefined>}
 */
export const ensureBrowser = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && answers(named)) return named;
  if (named !== undefined)
    throw new SetupProblem(`CHROMIUM_PATH is ${named}, which does not start. Correct it or unset it.`);
  return installedBrowser() ?? (await broughtBefore()) ?? (await firstThatWorks());
};

/** Path of the browser that an earlier run has fetched. */
const note = () => path.join(ownFolder(), 'program.txt');

const broughtBefore = async () => {
  const file = fs.existsSync(note()) ? fs.readFileSync(note(), 'utf8') : '';
  return file !== '' && (await showsPages(file)) ? file : undefined;
};

const firstThatWorks = async () => {
  for (const { title, get } of ways) {
    try {
      const file = await during(title, get);
      if (file) {
        fs.writeFileSync(note(), file);
        return file;
      }
      say('  not possible here');
    } catch (error) {
      say(`  ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  return undefined;
};

/** Advice when no way worked. */
export const noBrowser =
  'no Chromium, Chrome or Edge was found or could be brought here. Install one (Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to its program';
