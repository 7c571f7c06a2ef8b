import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from './setup/paths.mjs';
import { waitFor } from './setup/pinned-node.mjs';
import { precompress } from './setup/precompress.mjs';
import { buildServer } from './setup/server-entry.mjs';
import { inputs, webStamp } from './setup/web.mjs';

// npm run build: storefront, back office and server; with --native, the bundle for the native shell.
const native = process.argv.includes('--native');
const storefront = inRoot('apps', 'storefront');
const backoffice = inRoot('apps', 'backoffice');
const vite = createRequire(path.join(storefront, 'package.json')).resolve('vite/package.json');
const args = [path.join(path.dirname(vite), 'bin', 'vite.js'), 'build'];

// On a phone "localhost" is the phone: an app built without an address would reach no server.
const service = process.env.SERVICE_URL ?? '';
if (native && !/^https?:$/.test(URL.parse(service)?.protocol ?? '')) {
  console.error(
    service === ''
      ? 'SERVICE_URL is not set: the app would call nobody. Set it to the address where the service answers, such as SERVICE_URL=https://www.example.it'
      : `SERVICE_URL is "${service}", which is no address: it wants one such as https://www.example.it`,
  );
  process.exit(1);
}

const from = inputs();
if (!native) webStamp.remove();
const target = native ? ['--mode', 'native'] : ['--app'];

/**
 * @param {string} cwd
 * @param {string[]} how
 */
const build = (cwd, how) =>
  // Same build for a test and for people.
  waitFor(
    spawn(process.execPath, [...args, ...how], {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );

process.exitCode = (await build(storefront, target)) || (native ? 0 : await build(backoffice, []));
if (!native && process.exitCode === 0) {
  await precompress(path.join(storefront, 'dist', 'client'));
  await precompress(path.join(backoffice, 'dist'));
  await buildServer();
  webStamp.write(from);
}
