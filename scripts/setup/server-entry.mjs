import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { cache, inRoot } from './paths.mjs';
import { runQuietly } from './run.mjs';
import { filesIn, hashFiles } from './web.mjs';

const folder = inRoot('apps', 'server', 'dist');
const stampFile = path.join(folder, '.built-from');

export const serverSource = inRoot('apps', 'server', 'src', 'main.ts');

/** Hash of everything that the built server is made of. */
const sources = () => {
  const folders = ['apps/server/src', 'apps/server/demo', 'packages/domain/src', 'packages/contract/src'];
  const files = ['apps/server/vite.config.ts', 'package-lock.json'].map((name) => inRoot(name));
  for (const name of folders) files.push(...filesIn(inRoot(name)).filter((file) => file.endsWith('.ts')));
  return hashFiles(createHash('sha256'), files).digest('hex');
};

const isBuilt = () => fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === sources();

/** The file to start: the built server, unless its sources have changed since. */
export const serverEntry = () => (isBuilt() ? path.join(folder, 'server.js') : serverSource);

/** Builds the server if its sources have changed since the last build. */
export const buildServer = async () => {
  if (isBuilt()) return;
  const from = sources();
  fs.rmSync(folder, { recursive: true, force: true });
  await runQuietly(process.execPath, [inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build'], {
    cwd: inRoot('apps', 'server'),
    log: path.join(cache, 'build-server.log'),
    failure: 'The server could not be built',
  });
  fs.writeFileSync(stampFile, from);
};
