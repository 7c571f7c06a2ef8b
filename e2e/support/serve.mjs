import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithParent } from '../../scripts/setup/parent-watch.mjs';
import { cache } from '../../scripts/setup/paths.mjs';
import { serverEntry } from '../../scripts/setup/server-entry.mjs';
import { hearSignalsOnce } from '../../scripts/setup/signals.mjs';
import { removeData } from './data-folder.ts';

// The server of a test run: with its database it ends when the test process is killed; its data are removed last.
hearSignalsOnce();
endWithParent();
module.enableCompileCache(path.join(cache, 'compiled'));
const { E2E_THROW_AWAY, DATA_DIR } = process.env;
if (E2E_THROW_AWAY && DATA_DIR) process.once('exit', () => removeData(DATA_DIR));
// Pages of a real shop, over a demo that only this machine reaches.
process.env.PRODUCTION_ALLOWS ??= 'all';
await import(pathToFileURL(serverEntry()).href);
