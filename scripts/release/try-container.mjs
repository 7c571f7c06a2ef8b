import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { inRoot } from '../setup/paths.mjs';
import { isPinnedNode } from '../setup/pinned-node.mjs';
import { prepare } from '../setup/prepare.mjs';
import { runScript } from '../setup/problem.mjs';
import { during, say } from '../setup/progress.mjs';
import { byProxy, newestArchive, realShop } from './real-shop.mjs';

// npm run test:container -- [FILE]: makes an image of a release (the newest by default) and runs it as a real shop over
// its own database. Needs root on Debian, podman and debootstrap; it uses no registry of images.
//   --base IMAGE    an existing Debian image instead of a new one by debootstrap
//   --suite NAME    its Debian (bookworm)
//   --runtime NAME  runtime for podman, when crun fails on this machine's cgroups (runc)

const { values, positionals } = parseArgs({
  options: {
    base: { type: 'string' },
    suite: { type: 'string', default: 'bookworm' },
    runtime: { type: 'string' },
  },
  allowPositionals: true,
});

const image = 'localhost/zanga:tried';
const name = `zanga-tried-${process.pid}`;
const runtime = values.runtime === undefined ? [] : ['--runtime', values.runtime];

// Asynchronous: this process forwards the container's traffic to the database.
const run = promisify(execFile);

/** @param {string[]} args */
const podman = async (...args) => (await run('podman', [...runtime, ...args])).stdout.trim();

/** Exit code of a command in the container. @param {string[]} args */
const inside = async (...args) => {
  try {
    return { status: 0, told: await podman('exec', name, ...args) };
  } catch (error) {
    return { status: 1, told: String(error) };
  }
};

/** @param {string[]} args */
const holds = (...args) =>
  podman(...args).then(
    () => true,
    () => false,
  );

/** Makes an image of Debian from packages alone. @param {string} folder */
const madeBase = async (folder) => {
  const tag = `localhost/debian-for-zanga:${values.suite}`;
  if (await holds('image', 'exists', tag)) return tag;
  const root = path.join(folder, 'debian');
  await during(`Making a Debian (${values.suite}) from its packages`, async () => {
    await run('debootstrap', ['--variant=minbase', '--include=libatomic1', values.suite, root]);
    fs.rmSync(path.join(root, 'var/cache/apt/archives'), { recursive: true, force: true });
    fs.rmSync(path.join(root, 'var/lib/apt/lists'), { recursive: true, force: true });
    await run('bash', [
      '-c',
      'set -o pipefail; tar -C "$0" -c . | podman import - "$1" >/dev/null',
      root,
      tag,
    ]);
  });
  return tag;
};

/** Podman's own limits are higher than some machines allow. */
const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];

/** @param {string} folder @param {string} archive @param {string} base */
const build = async (folder, archive, base) => {
  const context = path.join(folder, 'image');
  fs.mkdirSync(context);
  fs.copyFileSync(archive, path.join(context, path.basename(archive)));
  fs.copyFileSync(inRoot('deploy', 'Containerfile'), path.join(context, 'Containerfile'));
  const how = ['--format', 'docker', '--network', 'none', '-f', 'Containerfile', ...limits];
  const given = ['--build-arg', `BASE=${base}`, '--build-arg', `RELEASE=${path.basename(archive)}`];
  await run('podman', [...runtime, 'build', '--quiet', ...how, ...given, '-t', image, '.'], { cwd: context });
  const [whole = 0, below = 0] = (await podman('image', 'inspect', '-f', '{{.Size}}', image, base))
    .split('\n')
    .map((bytes) => Math.round(Number(bytes) / 1e6));
  say(`  an image of ${whole} MB, ${whole - below} MB of them on top of its Debian`);
};

/** Restrictions of the container: it may only write into memory. */
const bounds = [
  ...['--network', 'host', '--read-only', '--tmpfs', '/tmp', '--tmpfs', '/data:mode=1777'],
  ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
  ...limits,
];

const healthy = async () => {
  for (let tries = 0; tries < 240; tries += 1) {
    if (await holds('healthcheck', 'run', name)) return;
    if ((await podman('inspect', '-f', '{{.State.Running}}', name)) !== 'true') break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`It does not get healthy:\n${await podman('logs', name)}`);
};

/** @param {string} url */
const look = async (url) => {
  const page = await fetch(`${url}/home`, { headers: byProxy });
  const html = await page.text();
  assert.equal(page.status, 200);
  const script = /"(\/assets\/[\w.-]+\.js)"/.exec(html)?.[1];
  assert(script, 'The page names no script');
  assert.equal((await fetch(url + script, { headers: byProxy })).status, 200);
  assert.equal((await fetch(`${url}/dev/outbox`, { headers: byProxy })).status, 404);
  say('  is healthy, serves a page and its code, and no sandbox');
  assert.equal((await inside('id', '-u')).told, '10001');
  for (const place of ['/zanga/release.json', '/etc/passwd', '/written'])
    assert.notEqual((await inside('/bin/sh', '-c', `: >> ${place}`)).status, 0, `${place} can be written`);
  for (const place of ['/tmp/written', '/data/written'])
    assert.equal((await inside('/bin/sh', '-c', `: >> ${place}`)).status, 0, `${place} cannot be written`);
  assert.match((await inside('grep', 'CapEff', '/proc/1/status')).told, /\b0{16}\b/);
  say('  is user 10001 without any capability, over files that cannot be written');
};

/**
 * Forwards the database's socket, which the container's user may not open, to a port of this machine.
 * @param {string} address
 */
const onAPort = async (address) => {
  const url = new URL(address);
  const socket = path.join(url.searchParams.get('host') ?? '', `.s.PGSQL.${url.port}`);
  if (!url.searchParams.has('host')) return { url: address, close: () => undefined };
  const server = net.createServer((caller) => {
    const database = net.connect(socket);
    caller.pipe(database).pipe(caller);
    for (const end of [caller, database])
      end.on('error', () => [caller, database].map((one) => one.destroy()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const place = server.address();
  assert(place !== null && typeof place === 'object');
  url.search = '';
  url.hostname = '127.0.0.1';
  url.port = String(place.port);
  return { url: url.href, close: () => server.close() };
};

/** @param {NodeJS.ProcessEnv} env @param {string} folder */
const runThere = async (env, folder) => {
  const settings = path.join(folder, 'zanga.env');
  fs.writeFileSync(
    settings,
    Object.entries(env)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
    { mode: 0o600 },
  );
  const given = [...bounds, '--env-file', settings];
  // Without systemd podman has no timer for its health checks: they are run from here.
  await podman('run', '-d', '--name', name, '--health-interval', 'disable', ...given, image);
  try {
    await healthy();
    await look(`http://127.0.0.1:${env.PORT}`);
    const written = await podman(
      'run',
      '--rm',
      '--no-healthcheck',
      '--tmpfs',
      '/backups:mode=1777',
      ...given,
      '-e',
      'DATA_DIR=/backups',
      image,
      'backup',
    );
    assert.match(written, /\/backups\//);
    say('  writes a backup from a container of its own');
    const asked = performance.now();
    await podman('stop', '--time', '40', name);
    assert.equal(await podman('inspect', '-f', '{{.State.ExitCode}}', name), '0', await podman('logs', name));
    say(`  ends in good order ${((performance.now() - asked) / 1000).toFixed(1)} s after SIGTERM`);
  } finally {
    await holds('rm', '--force', name);
  }
};

await runScript(async () => {
  await prepare();
  if (!(await isPinnedNode(fileURLToPath(import.meta.url)))) return;
  const { openEmbeddedPostgres } = await import('../../apps/server/src/platform/embedded-postgres/open.ts');
  const archive = newestArchive(positionals[0]);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zanga-container-'));
  const quiet = { info: () => undefined, warn: console.warn };
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log: quiet });
  const reached = await onAPort(postgres.url);
  try {
    const base = values.base ?? (await madeBase(folder));
    await during(`Making an image of ${path.basename(archive)}`, () => build(folder, archive, base));
    await runThere({ ...realShop(reached.url), HOST: '127.0.0.1' }, folder);
  } finally {
    reached.close();
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
