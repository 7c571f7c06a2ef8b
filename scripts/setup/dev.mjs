import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithParent, followParent } from './parent-watch.mjs';
import { inRoot, root } from './paths.mjs';
import { say } from './progress.mjs';

const watched = [
  'apps/server/src',
  'apps/server/demo',
  'apps/server/migrations',
  'packages/domain/src',
  'packages/contract/src',
];
const quiet = 150;

/**
 * Runs the server anew whenever one of its files changes; Vite, inside it, reloads the web by itself. Node's own
 * `--watch` would also follow the copy of its configuration that Vite writes and imports at each start, for ever.
 * @param {string} script
 */
export const runWatched = async (script) => {
  endWithParent();
  const database = await holdDatabase();
  const files = watchFiles();
  let ending = false;
  let child = startChild(script);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      ending = true;
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
      files.announce();
    });
  }
  for (;;) {
    await files.changed();
    if (!ending) child.kill('SIGTERM');
    await ended(child);
    if (ending) break;
    say('\n↻ The server starts again\n');
    child = startChild(script);
  }
  await database?.stop();
  process.exit(child.exitCode ?? 0);
};

/** @param {string} script */
const startChild = (script) => {
  const env = { ...process.env, ...followParent };
  return spawn(process.execPath, [script, '--dev', '--once'], { cwd: root, stdio: 'inherit', env });
};

/** @param {import('node:child_process').ChildProcess} child */
const ended = async (child) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

/** Says when something has changed, once the files have been still for a moment: an editor or git writes several at once. */
const watchFiles = () => {
  const files = new EventEmitter();
  const announce = () => files.emit('changed');
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const folder of watched) {
    fs.watch(inRoot(folder), { recursive: true }, (_event, name) => {
      if (!name || /\.test\.ts$|~$|^\./.test(path.basename(name))) return;
      clearTimeout(timer);
      timer = setTimeout(announce, quiet);
    });
  }
  return { announce, changed: () => once(files, 'changed') };
};

/** Kept open across restarts of the server, which are then quicker. A wrong setting is reported by the server itself. */
const holdDatabase = async () => {
  const source = (/** @type {string} */ file) => pathToFileURL(inRoot('apps/server/src', file)).href;
  const { readConfig } = await import(source('config.ts'));
  const { openEmbeddedPostgres } = await import(source('platform/embedded-postgres/open.ts'));
  try {
    const config = readConfig(process.env);
    if (config.DATABASE_URL !== undefined) return undefined;
    const log = { info: () => {}, warn: say };
    return await openEmbeddedPostgres({
      dataDir: path.join(config.dataDir, 'postgres'),
      log,
      onProgress: say,
    });
  } catch {
    return undefined;
  }
};
