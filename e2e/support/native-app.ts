import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../apps/server/src/platform/embedded-postgres/processes.ts';
import {
  type Answers,
  type FakePhone,
  fakePhoneScript,
} from '../../apps/storefront/tests/native/fake-phone.ts';
import { startAnother } from './another-server.ts';

declare global {
  var zangaPhone: FakePhone;
}

const root = path.resolve(import.meta.dirname, '../..');
const bundle = path.join(root, 'apps/storefront/dist/native');

/** `npm run build:native`, for a service. */
const build = async (service: string) => {
  const child = spawn(process.execPath, [path.join(root, 'scripts/build.mjs'), '--native'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, SERVICE_URL: service },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The native bundle could not be built');
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the bundle like the phone's own wrapper: an existing file, else the page. */
const serveBundle = async (port: number) => {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.extname(pathname) === '' ? '/index.html' : pathname;
    const body = await readFile(path.join(bundle, path.normalize(file))).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { 'content-type': types[path.extname(file)] ?? 'image/png' });
    response.end(body);
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  // A server that listens on a port has such an address.
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
};

/** The app's bundle on an origin of its own, and a service that lets that origin in. */
export const openNativeApp = async () => {
  const port = await freePort();
  const { origin, server } = await serveBundle(port);
  const service = await startAnother({ APP_ORIGINS: origin });
  await build(service.url);
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await service.stop();
  };
  return { origin, service: service.url, close };
};

/** Puts a page on a phone: from its next load on. */
export const onPhone = (page: Page, answers: Answers = {}, platform: 'ios' | 'android' = 'android') =>
  page.addInitScript({ content: fakePhoneScript(platform, answers) });

/** Calls of the phone's functions, in order. */
export const calledOn = (page: Page) => page.evaluate(() => zangaPhone.calls.map(({ name }) => name));

/** Something happens on the phone. */
export const happens = (page: Page, plugin: string, event: string, data = {}) =>
  page.evaluate(([name, what, with_]) => zangaPhone.tell(name, what, with_), [plugin, event, data] as const);

/** Content of the phone's vault. */
export const vaultOf = (page: Page) => page.evaluate(() => zangaPhone.vault());

/** A phone with a notch above and a bar to swipe below, as most have. */
export const withNotch = async (page: Page) => {
  const insets = { top: 59, bottom: 34, left: 0, right: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  return insets;
};
