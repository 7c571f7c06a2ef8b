import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithParent } from './parent-watch.mjs';
import { cache } from './paths.mjs';
import { serverEntry, serverSource } from './server-entry.mjs';
import { hearSignalsOnce, ignoresHangUp } from './signals.mjs';
import { isTrial } from './trial.mjs';
import { ensureWebBuilt } from './web.mjs';

/**
 * Runs the server in this very process, so that there is one process to see, to signal and to end.
 * @param {{ dev: boolean }} how
 */
export const startServer = async ({ dev }) => {
  endWithParent();
  hearHangUp();
  hearSignalsOnce();
  if (!dev) await ensureWebBuilt();
  module.enableCompileCache(path.join(cache, 'compiled'));
  if (!process.env.NODE_ENV) {
    process.env.NODE_ENV = dev ? 'development' : 'production';
    // A trial has pages as fast as a real shop's, and all its warnings are allowed.
    if (isTrial(process.env)) process.env.PRODUCTION_ALLOWS ??= 'all';
  }
  await import(pathToFileURL(dev ? serverSource : serverEntry()).href);
};

/** A closed terminal ends the server in good order, unless it runs under nohup. */
const hearHangUp = () => {
  if (ignoresHangUp()) return;
  process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'));
  process.stdout.on('error', () => {});
};
