import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPinnedNode } from '../setup/pinned-node.mjs';
import { prepare } from '../setup/prepare.mjs';
import { runScript } from '../setup/problem.mjs';
import { say } from '../setup/progress.mjs';
import { byProxy, newestArchive, realShop } from './real-shop.mjs';

// npm run test:release -- FILE: unpacks a release (the newest one) into an empty folder and runs it there as a real shop,
// over a database of its own.

/** @param {string} url @param {import('node:child_process').ChildProcess} child */
const opened = async (url, child) => {
  for (let tries = 0; tries < 240 && child.exitCode === null; tries += 1) {
    // A server that is still starting refuses the connection.
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The release did not open');
};

/** @param {string} home @param {string} url @param {string} version */
const look = async (home, url, version) => {
  const first = await fetch(`${url}/home`, { headers: byProxy });
  assert.equal(first.status, 200);
  assert.match(await first.text(), /<html lang="it"/);
  const assets = path.join(home, 'apps/storefront/dist/client/assets');
  const script = `/assets/${fs.readdirSync(assets).find((name) => name.endsWith('.js'))}`;
  for (const address of [script, '/gestione', '/api/brands/1', '/api/docs', '/robots.txt'])
    assert.equal((await fetch(url + address, { headers: byProxy })).status, 200, address);
  assert.equal((await fetch(`${url}/dev/outbox`, { headers: byProxy })).status, 404);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  assert.match(metrics, new RegExp(`zanga_release_info\\{version="${version.replace('+', '\\+')}"\\} 1`));
};

/** @param {string} home @param {NodeJS.ProcessEnv} env */
const runCommand =
  (home, env) =>
  (/** @type {string[]} */ ...args) =>
    execFileSync(path.join(home, 'bin', 'zanga'), args, {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });

/** @param {string} home @param {string} database @param {string} folder */
const runThere = async (home, database, folder) => {
  const env = {
    ...{ PATH: process.env.PATH, HOME: folder, DATA_DIR: path.join(folder, 'data'), DRAIN_SECONDS: '0' },
    ...realShop(database),
  };
  const run = runCommand(home, env);
  const version = run('version').trim();
  assert.throws(() => runCommand(home, { ...env, SEED_DEMO: 'true' })('start'), /demo: SEED_DEMO is on/);
  say('  refuses to start with the demo');
  run('migrate');
  const child = spawn(path.join(home, 'bin', 'zanga'), ['start'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let told = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (words) => {
      told += words;
    });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await opened(`http://127.0.0.1:${env.PORT}`, child);
    assert(told.includes(`Zanga is open, release ${version}`), told);
    await look(home, `http://127.0.0.1:${env.PORT}`, version);
    say(`  release ${version} serves the home, its code, the office and the API`);
    run('backup', path.join(folder, 'backup'));
    assert(fs.statSync(path.join(folder, 'backup')).size > 10_000);
    say('  writes a backup');
  } catch (error) {
    console.error(told);
    throw error;
  } finally {
    child.kill('SIGTERM');
  }
  assert.equal(await ended, 0);
};

await runScript(async () => {
  await prepare();
  if (!(await isPinnedNode(fileURLToPath(import.meta.url)))) return;
  const { openEmbeddedPostgres } = await import('../../apps/server/src/platform/embedded-postgres/open.ts');
  const archive = newestArchive(process.argv[2]);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zanga-release-'));
  const quiet = { info: () => undefined, warn: console.warn };
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log: quiet });
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder]);
    const home = path.join(folder, path.basename(archive, '.tar.gz'));
    execFileSync('sha256sum', ['--quiet', '-c', 'SHA256SUMS'], { cwd: home });
    say(`  ${path.basename(archive)}: every file is what its sum says`);
    await runThere(home, postgres.url, folder);
  } finally {
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
