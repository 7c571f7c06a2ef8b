import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '../../src/platform/embedded-postgres/connection.ts';
import { urlOf } from '../../src/platform/embedded-postgres/connection.ts';
import {
  chooseIdentity,
  type Identity,
  spawnOptions,
} from '../../src/platform/embedded-postgres/identity.ts';
import { readLockFile } from '../../src/platform/embedded-postgres/lock-file.ts';
import { throwAwayHome } from '../../src/platform/embedded-postgres/throw-away.ts';

/** Oldest supported major version. */
const oldest = 15;

/** Newest PostgreSQL from Debian's packages here, with its dump tools. */
const binariesOf = (root = '/usr/lib/postgresql') => {
  const versions = fs.existsSync(root) ? fs.readdirSync(root).map(Number) : [];
  const tools = ['postgres', 'initdb', 'pg_dump', 'pg_restore', 'psql'];
  const isWhole = (version: number) =>
    tools.every((tool) => fs.existsSync(path.join(root, String(version), 'bin', tool)));
  const newest = versions.filter((version) => version >= oldest && isWhole(version)).sort((a, b) => b - a)[0];
  return newest === undefined ? undefined : path.join(root, String(newest), 'bin');
};

/** Its folder; undefined on a machine without one. */
export const stockBinaries = binariesOf();

const inside = (identity: Identity, program: string, args: readonly string[]) => {
  const [command = program, ...rest] = [...identity.prefix, program, ...args];
  return { command, rest, options: spawnOptions(identity) };
};

const runOnce = (identity: Identity, program: string, args: readonly string[]) => {
  const { command, rest, options } = inside(identity, program, args);
  const { status, stderr } = spawnSync(command, rest, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${path.basename(program)} ended with ${status}: ${stderr}`);
};

/** A server of this PostgreSQL in a temporary folder, with default settings unless others are given. */
export const openStockPostgres = async (bin: string, settings: readonly string[] = []) => {
  const folder = fs.mkdtempSync(path.join(throwAwayHome(), `zanga-stock-${process.pid}-`));
  const data = path.join(folder, 'data');
  const program = (name: string) => path.join(bin, name);
  const binaries = { postgres: program('postgres'), initdb: program('initdb'), pgCtl: '', major: '' };
  const identity = chooseIdentity(folder, binaries);
  const making = ['-D', data, '-U', 'zanga', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  runOnce(identity, binaries.initdb, making);
  const { command, rest, options } = inside(identity, binaries.postgres, [
    ...['-D', data, '-k', folder],
    ...['listen_addresses=', ...settings].flatMap((setting) => ['-c', setting]),
  ]);
  const log = fs.openSync(path.join(folder, 'log'), 'a');
  const server = spawn(command, rest, { ...options, stdio: ['ignore', log, log] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  while (!readLockFile(data)?.ready) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended: ${fs.readFileSync(path.join(folder, 'log'), 'utf8')}`);
    await wait(20);
  }
  const connection: Connection = { host: folder, port: 5432, user: 'zanga', database: 'postgres' };
  return {
    connection,
    url: urlOf(connection),
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      fs.closeSync(log);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
