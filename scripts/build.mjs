import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { waitFor } from './setup/pinned-node.mjs';
import { inRoot } from './setup/places.mjs';
import { precompress } from './setup/precompress.mjs';
import { inputs, webStamp } from './setup/web.mjs';

// npm run build: the storefront for the server; with --native, the bundle for the native shell.
const native = process.argv.includes('--native');
const storefront = inRoot('apps', 'storefront');
const vite = createRequire(path.join(storefront, 'package.json')).resolve('vite/package.json');
const args = [path.join(path.dirname(vite), 'bin', 'vite.js'), 'build'];

const from = inputs();
if (!native) webStamp.remove();
const target = native ? ['--mode', 'native'] : ['--app'];
const child = spawn(process.execPath, [...args, ...target], { cwd: storefront, stdio: 'inherit' });
process.exitCode = await waitFor(child);
if (!native && process.exitCode === 0) {
  await precompress(path.join(storefront, 'dist', 'client'));
  webStamp.write(from);
}
