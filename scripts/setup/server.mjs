import { spawn } from 'node:child_process';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithParent } from './parent-watch.mjs';
import { waitFor } from './pinned-node.mjs';
import { cache, inRoot, root } from './places.mjs';
import { hearSignalsOnce, ignoresHangUp } from './signals.mjs';
import { ensureWebBuilt } from './web.mjs';

const main = inRoot('apps', 'server', 'src', 'main.ts');

/**
 * Runs the server in this very process, so that there is one process to see, to signal and to end.
 * @param {{ dev: boolean }} how
 */
export async function startServer({ dev }) {
  endWithParent();
  hearHangUp();
  hearSignalsOnce();
  if (dev) return runWatched();
  await ensureWebBuilt();
  module.enableCompileCache(path.join(cache, 'compiled'));
  process.env.NODE_ENV ??= 'production';
  await import(pathToFileURL(main).href);
}

/** Node restarts the server when one of its files changes; Vite, inside it, reloads the web by itself. */
async function runWatched() {
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', main, '--dev'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', NODE_COMPILE_CACHE: path.join(cache, 'compiled') },
  });
  process.exitCode = await waitFor(child);
}

/** A closed terminal ends the server in good order, unless somebody asked for the opposite with nohup. */
function hearHangUp() {
  if (ignoresHangUp()) return;
  process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'));
  process.stdout.on('error', () => {});
}
