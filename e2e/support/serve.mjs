import { endWithParent } from '../../scripts/setup/parent-watch.mjs';
import { hearSignalsOnce } from '../../scripts/setup/signals.mjs';
import { removeData } from './data-folder.ts';

// The server of a test run: it ends, and its database with it, when whoever runs the tests is killed; last go its data.
hearSignalsOnce();
endWithParent();
const { E2E_THROW_AWAY, DATA_DIR } = process.env;
if (E2E_THROW_AWAY && DATA_DIR) process.once('exit', () => removeData(DATA_DIR));
// Pages as a real shop has them, over a demo that nobody else can reach.
process.env.PRODUCTION_ALLOWS ??= 'all';
await import('../../apps/server/src/main.ts');
