import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { readLockFile, waitUntilGone } from './lock-file.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './open.ts';
import { isRunning } from './processes.ts';
import { throwAwayHome } from './throw-away.ts';

const log = { info: () => {}, warn: () => {} };
const folders: string[] = [];
const opened: EmbeddedPostgres[] = [];

/** A path with a space in it, as people have. */
const newDataDir = (name = 'a shop'): string => {
  const home = fs.mkdtempSync(path.join(throwAwayHome(), 'zanga-open-'));
  folders.push(home);
  return path.join(home, name, 'postgres');
};

const open = async (dataDir: string): Promise<EmbeddedPostgres> => {
  const server = await openEmbeddedPostgres({ dataDir, log, settings: ['fsync=off'] });
  opened.push(server);
  return server;
};

const ask = async (server: EmbeddedPostgres, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
};

const pidOf = (dataDir: string) => readLockFile(dataDir)?.pid ?? 0;

const until = async (condition: () => Promise<boolean>): Promise<void> => {
  while (!(await condition().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 50));
};

afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.stop()));
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

describe('opening the embedded PostgreSQL', () => {
  it('keeps the data from one start to the next', async () => {
    const dataDir = newDataDir();
    const first = await open(dataDir);
    await ask(first, 'create table dishes as select $$arancina$$ as name');
    await first.stop();
    expect(readLockFile(dataDir)).toBeUndefined();
    expect(await ask(await open(dataDir), 'select name from dishes')).toEqual([{ name: 'arancina' }]);
  });

  it('opens no TCP port', async () => {
    expect(await ask(await open(newDataDir()), 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  it('shares one server between two first starts, and the last to leave stops it', async () => {
    const dataDir = newDataDir();
    const [one, other] = await Promise.all([open(dataDir), open(dataDir)]);
    const pid = pidOf(dataDir);
    await one.stop();
    expect(await ask(other, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await other.stop();
    expect(isRunning(pid)).toBe(false);
  });

  it('stops the server when all users leave at once', async () => {
    const dataDir = newDataDir();
    const users = await Promise.all([open(dataDir), open(dataDir), open(dataDir)]);
    const pid = pidOf(dataDir);
    await Promise.all(users.map((user) => user.stop()));
    expect(isRunning(pid)).toBe(false);
  });

  it('starts anew while the previous user is still stopping the server', async () => {
    const dataDir = newDataDir();
    const first = await open(dataDir);
    const [, second] = await Promise.all([first.stop(), open(dataDir)]);
    expect(await ask(second, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it('brings back a server that is killed while in use, with its data', async () => {
    const dataDir = newDataDir();
    const server = await open(dataDir);
    await ask(server, 'create table dishes as select $$cannolo$$ as name');
    const killed = pidOf(dataDir);
    process.kill(killed, 'SIGKILL');
    await waitUntilGone(killed, 5_000);
    await until(async () => (await ask(server, 'select 1')).length === 1);
    expect(await ask(server, 'select name from dishes')).toEqual([{ name: 'cannolo' }]);
    expect(pidOf(dataDir)).not.toBe(killed);
  });

  it('is not fooled by a stale lock whose process id now belongs to another program', async () => {
    const dataDir = newDataDir();
    await (await open(dataDir)).stop();
    const lock = `${process.pid}\n${dataDir}\n1700000000\n5432\n${dataDir}\n\n  1234567   1234567\nready   \n`;
    fs.writeFileSync(path.join(dataDir, 'postmaster.pid'), lock, { mode: 0o600 });
    expect(await ask(await open(dataDir), 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it.skipIf(process.platform === 'win32')('works where the path is too long for a socket', async () => {
    const server = await open(newDataDir('a'.repeat(120)));
    expect(Buffer.byteLength(server.socketDir)).toBeLessThan(90);
    expect(fs.statSync(server.socketDir).mode & 0o777).toBe(0o700);
    expect(await ask(server, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    fs.rmSync(server.socketDir, { recursive: true, force: true });
  });
});
